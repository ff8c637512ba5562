import type { Close } from '../../shared/content/site-types.ts'
import { OpenHours } from '../hours/open-hours.tsx'
import { Edge } from '../ui/edge.tsx'
import { Lines } from '../ui/lines.tsx'
import { NumberLink } from '../ui/number-link.tsx'
import { QuoteLink } from '../ui/quote-link.tsx'

/** Closing banner: a question, the phone number and the open state. The footer has the same background. */
export function CloseBanner({ close }: { close: Close }) {
  return (
    <section className="close-banner band-deep" aria-labelledby="close-heading">
      <Edge />
      <div className="close-banner-content container">
        <h2 id="close-heading" className="close-banner-heading">
          {/* Keeps a short last word from wrapping onto its own line. */}
          <Lines text={close.heading.replace(/ (?=\S{1,6}$)/gm, '\u00a0')} />
        </h2>
        <NumberLink className="large-number close-banner-number" />
        <div className="close-banner-aside">
          <OpenHours />
          {close.action !== null && <QuoteLink className="button button-outline" label={close.action} />}
        </div>
      </div>
    </section>
  )
}

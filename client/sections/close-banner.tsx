import type { Close } from '../../shared/content/site-types.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { OpenHours } from '../hours/open-hours.tsx'
import { Edge } from '../ui/edge.tsx'
import { NumberLink } from '../ui/number-link.tsx'
import { QuoteLink } from '../ui/quote-link.tsx'

/** Closing banner: a question, the phone number and the open state. The footer has the same background. */
export function CloseBanner({ close }: { close: Close }) {
  return (
    <section className="close-banner band-deep" aria-labelledby="close-heading">
      <Edge />
      <div className="close-banner-content container">
        <h2 id="close-heading" className="close-banner-heading">
          {/* Blocks, because a heading with a line break is not balanced. */}
          {keepTogether(close.heading)
            .split('\n')
            .map((line) => (
              <span key={line} className="close-banner-line">
                {`${line} `}
              </span>
            ))}
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

import Phone from 'lucide-react/icons/phone'
import { OpenState } from '../components/open-state.tsx'
import { PageLink } from '../components/page-link.tsx'
import { useSite } from '../site-context.ts'

/** Below md: the number and the quote under the thumb, with whether anyone answers now. */
export function CallBar() {
  const { header, phoneNumber, telLink } = useSite()
  return (
    <section className="call-bar" aria-label="Call or write">
      <p className="call-bar-state">{header.callBarLine ?? <OpenState />}</p>
      <div className="call-bar-buttons">
        <a href={telLink} className="button button-accent call-bar-call">
          <Phone aria-hidden="true" /> Call {phoneNumber}
        </a>
        <PageLink href="/contact/" className="button button-outline call-bar-quote">
          {header.quoteLabelShort}
        </PageLink>
      </div>
    </section>
  )
}

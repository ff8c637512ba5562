import Phone from 'lucide-react/icons/phone'
import { Link } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { firstContactFieldId } from '../contact/contact-field-id.ts'
import { useMessages } from '../document/messages-context.ts'
import { usePath, useSite } from '../document/site-context.ts'
import { OpenState } from './hours/open-state.tsx'

/** Bar at the bottom of the screen below md: open state, phone number and quote link. On the estimate page one row, to leave it room. */
export function CallBar({ page: { content } }: { page: PageData }) {
  const { header, phoneNumber, telLink } = useSite()
  const { nav, call, callShort } = useMessages()
  const contactPath = usePath('contact')
  const form = `#${firstContactFieldId}`
  const isEstimate = content.screen === 'estimate'
  return (
    <section className="call-bar" aria-label={nav.contact} data-short={isEstimate || undefined}>
      <p className="call-bar-state">
        <OpenState />
      </p>
      <div className="call-bar-buttons">
        <a
          href={telLink}
          className={`button call-bar-call ${isEstimate ? 'button-outline' : 'button-accent'}`}
          {...(isEstimate && { 'aria-label': call(phoneNumber) })}
        >
          <Phone aria-hidden="true" /> <span>{isEstimate ? callShort : call(phoneNumber)}</span>
        </a>
        {isEstimate ? (
          <a href={form} className="button button-accent call-bar-quote">
            {content.messages.send}
          </a>
        ) : (
          <Link to={contactPath + form} className="button button-outline call-bar-quote">
            {header.quoteLabelShort}
          </Link>
        )}
      </div>
    </section>
  )
}

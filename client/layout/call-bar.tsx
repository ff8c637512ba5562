import Phone from 'lucide-react/icons/phone'
import { Link } from 'react-router-dom'
import { useMessages } from '../document/messages-context.ts'
import { usePath, useSite } from '../document/site-context.ts'
import { OpenState } from './hours/open-state.tsx'

/** Bar at the bottom of the screen below md: open state, phone number and quote link. */
export function CallBar() {
  const { header, phoneNumber, telLink } = useSite()
  const { nav, call } = useMessages()
  return (
    <section className="call-bar" aria-label={nav.contact}>
      <p className="call-bar-state">
        <OpenState />
      </p>
      <div className="call-bar-buttons">
        <a href={telLink} className="button button-accent call-bar-call">
          <Phone aria-hidden="true" /> {call(phoneNumber)}
        </a>
        <Link to={usePath('contact')} className="button button-outline call-bar-quote">
          {header.quoteLabelShort}
        </Link>
      </div>
    </section>
  )
}

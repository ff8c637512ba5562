import phone from '@lucide/icons/icons/phone'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMessages } from '../contexts/messages-context.ts'
import { usePath, useSite } from '../contexts/site-context.ts'
import { OpenState } from '../hours/open-state.tsx'
import { firstContactFieldId } from '../ui/contact-field-id.ts'
import { Icon } from '../ui/icon.tsx'

/** Bar at the bottom of the screen below md: open state, phone number and a link to the form, labeled `action` or as the quote button. */
export function CallBar({ action }: { action?: string | null }) {
  const { header } = useSite()
  const contactPath = usePath('contact')
  return (
    <CallBarFrame>
      <Link to={`${contactPath}#${firstContactFieldId}`} className="button button-outline call-bar-quote">
        {action ?? header.quoteLabelShort}
      </Link>
    </CallBarFrame>
  )
}

/** A one-row call bar whose link is the page's main action. */
export const ShortCallBar = ({ action }: { action: { href: string; label: string } }) => (
  <CallBarFrame isShort>
    <a href={action.href} className="button button-accent call-bar-quote">
      {action.label}
    </a>
  </CallBarFrame>
)

function CallBarFrame({ isShort = false, children }: { isShort?: boolean; children: ReactNode }) {
  const { phoneNumber, telLink } = useSite()
  const { nav, call, callShort } = useMessages()
  return (
    <section className="call-bar" aria-label={nav.contact} data-short={isShort || undefined}>
      <p className="call-bar-state">
        <OpenState />
      </p>
      <div className="call-bar-buttons">
        <a
          href={telLink}
          className={`button call-bar-call ${isShort ? 'button-outline' : 'button-accent'}`}
          {...(isShort && { 'aria-label': call(phoneNumber) })}
        >
          <Icon icon={phone} /> <span>{isShort ? callShort : call(phoneNumber)}</span>
        </a>
        {children}
      </div>
    </section>
  )
}

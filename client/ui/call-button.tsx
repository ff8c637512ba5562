import phone from '@lucide/icons/icons/phone'
import { useSite } from '../contexts/site-context.ts'
import { Icon } from './icon.tsx'

type CallButtonProps = {
  label?: string
  /** `main`: the page's main action. `hero`: on the hero photograph, a plain line of text on phones. */
  size: 'main' | 'hero'
  className?: string
}

/** Link that calls the business. Never disabled: after hours the text beside it changes, not the button. */
export function CallButton({ label, size, className }: CallButtonProps) {
  const { phoneNumber, telLink } = useSite()
  const look = size === 'hero' ? 'call-button-hero' : 'button-accent button-main'
  return (
    <a className={['button call-button', look, className].filter(Boolean).join(' ')} href={telLink}>
      <Icon icon={phone} className="call-button-icon" />
      {label ? <WithNumber label={label} phoneNumber={phoneNumber} /> : phoneNumber}
    </a>
  )
}

/** Keeps the phone number on one line while the label may wrap. */
function WithNumber({ label, phoneNumber }: { label: string; phoneNumber: string }) {
  const [before, after] = label.split(phoneNumber)
  if (after === undefined) return label
  return (
    <span>
      {before}
      <span className="call-button-number">{phoneNumber}</span>
      {after}
    </span>
  )
}

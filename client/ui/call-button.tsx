import Phone from 'lucide-react/icons/phone'
import { useSite } from '../site-context.ts'

type CallButtonProps = {
  /** Words instead of the bare number. */
  label?: string
  /** `main` is the main action of a page; `hero` stands on the photograph and is a plain line on phones. */
  size: 'main' | 'hero'
  className?: string
}

/** Dials the business. A link, so never disabled: after hours the line beside it changes, not the button. */
export function CallButton({ label, size, className }: CallButtonProps) {
  const { phoneNumber, telLink } = useSite()
  const look = size === 'hero' ? 'call-button-hero' : 'button-accent button-main'
  return (
    <a className={['button call-button', look, className].filter(Boolean).join(' ')} href={telLink}>
      <Phone className="call-button-icon" aria-hidden />
      {label ? <WithNumber label={label} phoneNumber={phoneNumber} /> : phoneNumber}
    </a>
  )
}

/** Words may wrap, the number in them may not. */
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

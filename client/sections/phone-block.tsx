import type { ReactNode } from 'react'
import { useSite } from '../contexts/site-context.ts'
import { OpenHours } from '../hours/open-hours.tsx'
import { Lines } from '../ui/lines.tsx'

/** A reason to call, the phone number and the open state, below what else the block has. */
export function PhoneBlock({ heading, children }: { heading: string; children?: ReactNode }) {
  const { phoneNumber, telLink } = useSite()
  return (
    <div className="phone-block band-deep">
      {children}
      <p className="phone-block-heading">
        <Lines text={heading} />
      </p>
      <a className="phone-block-number" href={telLink}>
        {phoneNumber}
      </a>
      <OpenHours />
    </div>
  )
}

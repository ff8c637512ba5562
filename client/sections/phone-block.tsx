import type { ReactNode } from 'react'
import { OpenHours } from '../hours/open-hours.tsx'
import { Lines } from '../ui/lines.tsx'
import { NumberLink } from '../ui/number-link.tsx'

/** A reason to call, the phone number and the open state, below the block's other content. */
export function PhoneBlock({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <div className="phone-block band-deep">
      {children}
      <p className="phone-block-heading">
        <Lines text={heading} />
      </p>
      <NumberLink className="large-number phone-block-number" />
      <OpenHours />
    </div>
  )
}

import type { ReactNode } from 'react'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { OpenHours } from '../hours/open-hours.tsx'
import { Lines } from '../ui/lines.tsx'
import { NumberLink } from '../ui/number-link.tsx'

/** A reason to call, the phone number and the open state, below the block's other content. */
export function PhoneBlock({ heading, text, children }: { heading: string; text?: string; children?: ReactNode }) {
  return (
    <div className="phone-block band-deep">
      {children}
      <p className="phone-block-heading">
        <Lines text={heading} />
      </p>
      <NumberLink className="large-number phone-block-number" />
      {text && <p>{keepTogether(text)}</p>}
      <OpenHours />
    </div>
  )
}

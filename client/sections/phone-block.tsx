import { useSite } from '../document/site-context.ts'
import { OpenHours } from '../layout/hours/open-hours.tsx'
import { Lines } from '../ui/lines.tsx'

/** Sidebar block: a reason to call, the phone number and the open state. */
export function PhoneBlock() {
  const { phoneBlock, phoneNumber, telLink } = useSite()
  return (
    <div className="phone-block band-deep">
      <p className="phone-block-heading">
        <Lines text={phoneBlock.heading} />
      </p>
      <a className="phone-block-number" href={telLink}>
        {phoneNumber}
      </a>
      <OpenHours />
    </div>
  )
}

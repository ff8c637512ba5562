import type { Ref } from 'react'
import type { SendResult } from '../send-contact-form.ts'
import { useSite } from '../site-context.ts'
import { Problem } from './problem.tsx'

type Refused = Extract<SendResult, { status: 'refused' }>

/** Why nothing was sent. What was typed is still in the form. */
export function Refusal({ ref, notice, retryAfterMinutes }: { ref: Ref<HTMLElement> } & Omit<Refused, 'status'>) {
  const { phoneNumber, telLink } = useSite()
  return (
    <Problem ref={ref} heading="Your message was not sent">
      <p>
        {reasons[notice]} {wayOn(notice, retryAfterMinutes)} Or call <a href={telLink}>{phoneNumber}</a>.
      </p>
    </Problem>
  )
}

const reasons: Record<Refused['notice'], string> = {
  'rate-limited': 'Several messages have come from your connection in a short time.',
  unavailable: 'The form cannot take messages at the moment.',
  'cross-site': 'It came to us by way of another website.',
  connection: 'The connection was lost on the way.',
}

function wayOn(notice: Refused['notice'], minutes: number | undefined): string {
  if (notice === 'cross-site') return 'Everything you typed is in the form below: send it from here.'
  if (notice === 'connection') return 'Everything you typed is still here: send it again when you are back online.'
  const wait = minutes === undefined ? 'in a few minutes' : `in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
  return `Everything you typed is still here: send it again ${wait}.`
}

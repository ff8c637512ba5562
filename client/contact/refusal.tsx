import type { Ref } from 'react'
import type { Messages } from '../../shared/language/messages.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { NumberLink } from '../ui/number-link.tsx'
import { Problem } from '../ui/problem.tsx'
import type { SendResult } from './send-contact-form.ts'

type Refused = Extract<SendResult, { status: 'refused' }>

/** Says why the form was not sent. The fields keep what was typed. */
export function Refusal({ ref, notice, retryAfterMinutes }: { ref: Ref<HTMLElement> } & Omit<Refused, 'status'>) {
  const { refusal } = useMessages().form
  return (
    <Problem ref={ref} heading={refusal.heading}>
      <p>
        {refusal.reasons[notice]} {nextStep(refusal, notice, retryAfterMinutes)} {refusal.orCall} <NumberLink />.
      </p>
    </Problem>
  )
}

function nextStep(refusal: Messages['form']['refusal'], notice: Refused['notice'], minutes: number | undefined): string {
  if (notice === 'cross-site') return refusal.fromHere
  if (notice === 'connection') return refusal.backOnline
  return refusal.later(minutes)
}

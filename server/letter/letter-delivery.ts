import { type Clock, systemClock } from '../base/clock.ts'
import { minute } from '../base/durations.ts'
import { errorCode } from '../base/error-code.ts'
import type { Logger } from '../base/log.ts'
import { createLoop } from '../base/loop.ts'
import { retryWaitMs } from '../base/retry-schedule.ts'
import { isClockPlausible } from '../leads/clock-trust.ts'
import { hasReply, type SendResult } from '../mail/mail-failure.ts'
import type { Mailer, MailMessage } from '../mail/mailer.ts'
import type { Lease, Store } from '../store/store.ts'
import type { LetterSchedule } from './letter-schedule.ts'
import { createLetterWeeks, type SentWeeks } from './letter-weeks.ts'

type LetterOptions = {
  schedule: LetterSchedule
  store: Pick<Store, 'documents' | 'lease' | 'leads' | 'counts'>
  mailer: Pick<Mailer, 'send'>
  to: readonly string[]
  /** `id` is part of the Message-ID, because it identifies the installation. */
  render: (week: string, id: string) => Promise<MailMessage>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock?: Clock
  random?: () => number
}

/** The letter of one week. `recipients` are those who have not received it yet. */
type Job = { week: string; recipients: string[]; tries: number; nextMs: number }

export type LetterDelivery = ReturnType<typeof createLetterDelivery>

/**
 * Sends the letter of the week once. Just before the text is sent, the week is stored as sent: a crash after that loses a letter rather than
 * sending it twice. Only a refusal by the mail server undoes that.
 */
export function createLetterDelivery({ schedule, store, mailer, to, render, log, ...rest }: LetterOptions) {
  const { clock = systemClock, random = Math.random } = rest
  const weeks = createLetterWeeks(store.documents)
  const abort = new AbortController()
  let job: Job = newJob('')
  const loop = createLoop({
    run,
    // Whole minutes of the wall clock, so that neither daylight saving time nor a clock change matters.
    waitMs: () => minute - (clock.now() % minute),
    clock,
  })

  function newJob(week: string): Job {
    return { week, recipients: [...to], tries: 0, nextMs: 0 }
  }

  /** At least one recipient has the letter, and the store says that it was sent. */
  const isSettled = (job: Job) => job.recipients.length < to.length

  async function run(): Promise<void> {
    await sendIfDue().catch((error: unknown) => {
      postpone(job)
      log.warn({ code: errorCode(error) }, 'the weekly letter could not be looked up: trying again')
    })
  }

  async function sendIfDue(): Promise<void> {
    const week = schedule.due(clock.now())
    if (job.week !== week) job = newJob(week)
    if (job.recipients.length === 0 || clock.monotonicMs() < job.nextMs) return
    const lease = await store.lease()
    if (!lease) return
    const state = await weeks.read(schedule.lastWeek(clock.now()))
    const isDone = !isSettled(job) && (week <= state.first || state.sent.includes(week))
    if (isDone) job.recipients = []
    else if (await isClockPlausible(store, clock.now())) await send(job, state, lease)
  }

  async function send(job: Job, state: SentWeeks, lease: Lease): Promise<void> {
    let isTextStarted = false
    const wasSettled = isSettled(job)
    const beforeData = async () => {
      isTextStarted = (await lease.isHeld()) && (wasSettled || (await weeks.writeSent(state, [...state.sent, job.week])))
      return isTextStarted
    }
    const signal = AbortSignal.any([abort.signal, lease.signal])
    const attempt = async () => mailer.send(await render(job.week, state.id), { recipients: job.recipients, signal, beforeData })
    const result = await attempt().catch((error: unknown) => {
      log.error({ err: error }, 'the weekly letter could not be written')
      return undefined
    })
    const isAnswered = result?.status === 'tried' && (result.code === undefined || hasReply(result.code))
    const isUnconfirmed = isTextStarted && !isAnswered
    if (isUnconfirmed) job.recipients = []
    else if (result?.status === 'tried') job.recipients = job.recipients.filter((address) => result.fates[address] !== 'delivered')
    if (isTextStarted && !isSettled(job)) await weeks.writeSent(state, state.sent)
    postpone(job)
    if (result && !abort.signal.aborted) logResult(result, { isUnconfirmed, isWaiting: job.recipients.length > 0 })
  }

  function logResult(result: SendResult, { isUnconfirmed, isWaiting }: { isUnconfirmed: boolean; isWaiting: boolean }): void {
    if (result.status === 'withdrawn') return
    const { code, fates } = result
    if (Object.values(fates).includes('delivered')) log.info('the weekly letter was sent')
    if (isUnconfirmed) log.error({ code }, 'the mail server did not confirm the weekly letter')
    else if (isWaiting) log.warn({ code }, 'the weekly letter could not be sent: trying again')
  }

  function postpone(job: Job): void {
    job.tries += 1
    job.nextMs = clock.monotonicMs() + retryWaitMs(job.tries, random)
  }

  return {
    /** Sends the letter now if it is due, and then checks every minute. */
    run: loop.wake,
    /** A mail being sent may finish within `graceMs`. */
    async close(graceMs = 8_000): Promise<void> {
      const stopGrace = clock.after(graceMs, () => abort.abort())
      await loop.close()
      stopGrace()
    },
  }
}

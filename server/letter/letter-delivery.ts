import { type Clock, systemClock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import type { Logger } from '../base/log.ts'
import { retryWaitMs } from '../base/retry-schedule.ts'
import type { ProcessOwner } from '../leads/process-owner.ts'
import type { SendResult } from '../mail/mail-failure.ts'
import type { Mailer, MailMessage } from '../mail/mailer.ts'
import type { createLetterState, LetterState } from './letter-state.ts'

type LetterOptions = {
  /** The week whose letter is due. */
  schedule: (now: number) => string
  state: ReturnType<typeof createLetterState>
  owner: Pick<ProcessOwner, 'isDead'>
  mailer: Mailer
  to: readonly string[]
  /** `id` is part of the Message-ID, because it identifies the installation. */
  render: (week: string, id: string) => Promise<MailMessage>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock?: Clock
  random?: () => number
}

const minuteMs = 60_000
/** `settledId` is set once the week is settled on disk. Then only `recipients` are still waiting for the letter. */
type Job = { week: string; recipients: string[]; tries: number; nextMs: number; settledId?: string }

/** An attempt takes at most a minute, so if an unknown process has held a claim for this long, the claim counts as abandoned. */
const claimExpiresMs = 3 * minuteMs
const weekMs = 7 * 24 * 60 * minuteMs

export type LetterDelivery = ReturnType<typeof createLetterDelivery>

/**
 * Sends the letter of the week once. Just before the text is sent, the week is settled on disk: a crash after that loses a letter rather
 * than sending it twice. Only a response of the mail server makes it unsettled again.
 */
export function createLetterDelivery({ schedule, state, owner, mailer, to, render, log, clock = systemClock, ...rest }: LetterOptions) {
  const { random = Math.random } = rest
  const startedMs = clock.monotonicMs()
  const abort = new AbortController()
  let job: Job = { week: '', recipients: [], tries: 0, nextMs: 0 }
  let seen: { holder: string; sinceMs: number } | undefined
  let running = Promise.resolve()
  let stopTimer: () => void = () => undefined

  async function sendIfDue(): Promise<void> {
    const week = schedule(clock.now())
    if (job.week !== week) job = { week, recipients: [...to], tries: 0, nextMs: 0 }
    if (job.recipients.length === 0 || clock.monotonicMs() < job.nextMs) return
    if (job.settledId !== undefined) return send(job, job.settledId)
    const found = await state.read(week)
    if (found.week === week) job.recipients = []
    if (found.week === week || isAhead(found, week) || isHeldByOther(found)) return
    const claim = await state.claim(found)
    if (!claim) return
    try {
      await send(job, claim.id, () => claim.settle(week))
    } finally {
      await claim.release(isUnsettled(job) ? found.week : week)
    }
  }

  const isUnsettled = ({ recipients, settledId }: Job) => recipients.length > 0 && settledId === undefined

  /** After the clock was set back, the letter of this week may already have been sent. If this lasts a week, the clock was wrong before. */
  function isAhead(found: LetterState, week: string): boolean {
    return found.week > week && clock.monotonicMs() - startedMs < weekMs
  }

  function isHeldByOther({ holder }: LetterState): boolean {
    if (holder === undefined || owner.isDead(holder)) return false
    const now = clock.monotonicMs()
    if (seen?.holder !== holder) seen = { holder, sinceMs: now }
    return now - seen.sinceMs < claimExpiresMs
  }

  async function send(job: Job, id: string, settle = async () => true): Promise<void> {
    let isTextStarted = false
    const beforeData = async () => {
      isTextStarted = await settle()
      return isTextStarted
    }
    const attempt = async () => mailer.send(await render(job.week, id), { recipients: job.recipients, signal: abort.signal, beforeData })
    const result = await attempt().catch((error: unknown) => {
      log.error({ err: error }, 'the weekly letter could not be written')
    })
    if (result?.status === 'answered') job.recipients = job.recipients.filter((address) => result.fates[address] === 'deferred')
    else if (isTextStarted) job.recipients = []
    if (job.recipients.length < to.length) job.settledId = id
    postpone(job)
    if (result && result.status !== 'withdrawn' && !abort.signal.aborted) logResult(result, job.recipients.length > 0)
  }

  function logResult(result: Exclude<SendResult, { status: 'withdrawn' }>, isWaiting: boolean): void {
    const { code } = result
    const fates = result.status === 'answered' ? Object.values(result.fates) : []
    if (fates.includes('delivered')) log.info('the weekly letter was sent')
    if (isWaiting) log.warn({ code }, 'the weekly letter could not be sent: trying again')
    else if (result.status === 'server-fault') log.error({ code }, 'the mail server may have lost the weekly letter')
    else if (fates.includes('refused')) log.error({ code }, 'the mail server refused the weekly letter')
  }

  function run(): Promise<void> {
    running = running.then(sendIfDue).catch((error: unknown) => {
      postpone(job)
      log.warn({ code: errorCode(error) }, 'the weekly letter could not be claimed: trying again')
    })
    return running
  }

  function postpone(job: Job): void {
    job.tries += 1
    job.nextMs = clock.monotonicMs() + retryWaitMs(job.tries, random)
  }

  /** Checks the wall clock every minute, so that neither daylight saving time nor a clock change matters. */
  function start(): void {
    stopTimer = clock.after(minuteMs - (clock.now() % minuteMs), () => {
      start()
      void run()
    })
  }

  return {
    start(): void {
      void run()
      start()
    },
    /** Sends the letter now if it is due. */
    run,
    /** An email being sent may finish within `graceMs`. */
    async close(graceMs = 8_000): Promise<void> {
      stopTimer()
      const stopGrace = clock.after(graceMs, () => abort.abort())
      await running
      stopGrace()
    },
  }
}

import { type Clock, sleep, systemClock } from '../../base/clock.ts'
import { minute } from '../../base/durations.ts'
import { errorCode } from '../../base/error-code.ts'
import type { Logger } from '../../base/log.ts'
import { createLoop } from '../../base/loop.ts'
import type { LeadChange, LeadHead, LeadRecord, Lease, Store } from '../../store/store.ts'
import { createLeadMailer, type LeadMailerOptions, type PartHealth } from './lead-mailer.ts'
import { createLeadSender, type SenderOptions } from './lead-sender.ts'
import { createMailHolds, type MailOutage } from './mail-holds.ts'
import { countWaiting, type Part, recipientKey, type Waiting } from './progress.ts'

export type DeliveryOptions = {
  store: Pick<Store, 'leads' | 'lease'>
  mail: Omit<LeadMailerOptions, 'holds' | 'clock'> | undefined
  channels?: SenderOptions['channels']
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock?: Clock
  random?: () => number
}

/** State of delivery. During an `outage`, one lead at a time is tried. */
export type DeliveryHealth = { outage: MailOutage | undefined; parts: Partial<Record<Part, PartHealth>> }

type Tally = { sent: number; failed: number; deferred: number }

const maxAtOnce = 6
const lookEveryMs = 2_000
/** Wait of a lead after an internal error. */
const errorWaitMs = 5 * minute
const settleAgainMs = 5_000

export type Delivery = ReturnType<typeof createDelivery>

/** Decides which lead is sent when, while this process holds the lease. */
export function createDelivery({ store, mail, channels = {}, log, clock = systemClock, random = Math.random }: DeliveryOptions) {
  const holds = createMailHolds({ clock, random, log })
  const mailer = mail && createLeadMailer({ ...mail, holds, clock })
  const sender = createLeadSender({ mail: mailer, channels, clock, random, log })
  const running = new Map<string, Promise<void>>()
  const abort = new AbortController()
  const tally: Tally = { sent: 0, failed: 0, deferred: 0 }
  /** How often all pending leads were made due. */
  let hurries = 0
  let isStarted = false
  let isEnding = false
  const loop = createLoop({
    run: look,
    waitMs: () => lookEveryMs,
    report: (error) => log.error({ code: errorCode(error) }, 'inquiries could not be looked up: trying again'),
    clock,
  })

  /** Looks for leads to send now, instead of within two seconds. */
  function wake(): void {
    if (isStarted) void loop.wake()
  }

  async function look(): Promise<void> {
    const lease = await store.lease()
    if (!lease) return
    await probe(lease)
    const free = maxAtOnce - running.size
    if (free <= 0) return
    for (const head of await store.leads.due(lease, free, [...running.keys()])) await begin(lease, head, false)
  }

  /** Tries held recipients whose wait is over. Uses the lead that was tried least, so that a bad lead does not block the others. */
  async function probe(lease: Lease): Promise<void> {
    const keys = holds.due().map(recipientKey)
    if (keys.length === 0 || running.size > 0) return
    const waiting = (await store.leads.heads(['pending'])).filter(({ progress }) => keys.some((key) => progress[key] === undefined))
    const [next] = waiting.sort((a, b) => a.tries - b.tries || a.at - b.at)
    if (next) await begin(lease, next, true)
  }

  async function begin(lease: Lease, head: LeadHead, isProbe: boolean): Promise<void> {
    const record = await store.leads.take(lease, head)
    if (!record) return
    const sending = send(lease, record, isProbe)
      .catch(logError)
      .finally(() => {
        running.delete(record.id)
        wake()
      })
    running.set(record.id, sending)
  }

  async function send(lease: Lease, record: LeadRecord, isProbe: boolean): Promise<void> {
    let head: LeadHead = record
    let seenHurries = hurries
    const save = async (progress: LeadHead['progress']) => {
      head = (await settle(lease, head, { state: 'sending', progress })) ?? head
    }
    const signal = AbortSignal.any([abort.signal, lease.signal])
    let change: LeadChange | undefined
    try {
      // If the store fails now, that says nothing about the mail server. The lead stays in `sending` and is retried at the next check.
      const beforeData = () => lease.isHeld().catch(() => false)
      change = await sender.send(record, { isProbe, save, signal, beforeData, isEnding: () => isEnding })
    } catch (error) {
      await settle(lease, head, { state: 'pending', at: clock.now() + errorWaitMs })
      throw error
    }
    if (!change) return
    // Done before this lead becomes pending again, because it may have to wait for another reason.
    if (mailer?.takeHurry()) {
      seenHurries += 1
      await hurry(lease)
    }
    const settled = await settle(lease, head, change, record.photos.length)
    // Another mail got through while this lead was not pending yet.
    if (settled?.state === 'pending' && settled.tries === record.tries && hurries > seenHurries) await hurry(lease)
    if (settled?.state === 'sent' || settled?.state === 'failed') tally[settled.state] += 1
    else if (settled && settled.tries > record.tries) tally.deferred += 1
  }

  async function hurry(lease: Lease): Promise<void> {
    hurries += 1
    await store.leads.hurry(lease).catch(logError)
  }

  /** Only this process knows what was sent, so it tries until the store has it. */
  async function settle(lease: Lease, head: LeadHead, change: LeadChange, photos = 0): Promise<LeadHead | undefined> {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await store.leads.settle(lease, head, change, photos)
      } catch (error) {
        const code = errorCode(error)
        if (isFirst) log.error({ code, lead: head.id }, 'the state of an inquiry could not be stored: trying again')
        if (lease.signal.aborted || abort.signal.aborted) return undefined
      }
      await sleep(clock, settleAgainMs)
    }
  }

  function logError(error: unknown): void {
    log.error({ code: errorCode(error) }, 'an inquiry could not be processed: trying again')
  }

  return {
    start(): void {
      isStarted = mail !== undefined || channels.webhook !== undefined
      wake()
    },
    wake,
    /** Sends everything that is due, then resolves. Undefined if another process delivers. */
    async drainDue(): Promise<Tally | undefined> {
      if (!(await store.lease())) return undefined
      await look()
      while (running.size > 0) {
        await Promise.race(running.values())
        await look()
      }
      return { ...tally }
    },
    snapshot: (): DeliveryHealth => ({ outage: holds.outage(), parts: sender.health }),
    waiting: (heads: readonly LeadHead[]): Waiting => countWaiting(heads, (progress) => sender.missing(progress, 0)),
    /** Mails being sent may finish within `graceMs`, and no new ones are started. After that they are aborted and stay pending. */
    async close(graceMs = 8_000): Promise<void> {
      isEnding = true
      const stopGrace = clock.after(graceMs, () => abort.abort())
      await loop.close()
      await Promise.all(running.values())
      stopGrace()
    },
  }
}

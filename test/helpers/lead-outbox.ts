import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { systemClock } from '../../server/base/clock.ts'
import { createDelivery, type DeliveryOptions } from '../../server/leads/delivery/delivery.ts'
import { createPhotoReader } from '../../server/leads/delivery/site-delivery.ts'
import { createLeads, type LeadsOptions } from '../../server/leads/leads.ts'
import { leadMail } from '../../server/leads/mail/lead-mail.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import type { leadStates } from '../../server/store/store.ts'
import { type ContactFields, mapFields } from '../../shared/contact/contact-fields.ts'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { recordLog } from './recorded-log.ts'
import { type StorePlace, storeEngines } from './store-engines.ts'
import { until } from './until.ts'

/** An inquiry with a canary in every field, which must not appear in a log. */
export function inquiry(number: number | string, fields: Partial<ContactFields> = {}) {
  return {
    fields: {
      ...mapFields(() => ''),
      name: `Canary Name ${number}`,
      email: `canary${number}@visitor.example.com`,
      phone: `(805) 555-01${String(number).padStart(2, '0')}`,
      comment: `Canary comment ${number}`,
      ...fields,
    },
    site: 'fencing',
  }
}

/** A folder for tests that need only one engine. */
export async function filesPlace(): Promise<StorePlace> {
  const files = storeEngines.find(({ name }) => name === 'files')
  if (!files) throw new Error('No engine for files')
  return files.makePlace()
}

type LeadsSetup = Partial<Pick<LeadsOptions, 'retentionDays' | 'maxPhotoBytes' | 'maxPending'>> & { clock?: FakeClock; site?: string }

/** A store and leads like those of one process. Leases use real time, so that moving the clock does not lose them. */
export function openLeads(place: StorePlace, { clock = fakeClock(), site = 'fencing', ...options }: LeadsSetup = {}) {
  const store = place.open({ clock: { ...systemClock, now: clock.now }, site })
  const log = recordLog()
  let wake: () => void = () => undefined
  const onPending = () => wake()
  const leads = createLeads({ store, log, retentionDays: 90, maxPhotoBytes: 1e9, timeZone: 'UTC', clock, onPending, ...options })
  onTestFinished(close)
  /** Stores an inquiry and returns its id. */
  async function accept(number: number, state: 'pending' | 'spam' = 'pending', pictures: readonly Buffer[] = []): Promise<string> {
    const upload = leads.beginUpload('client')
    for (const picture of pictures) await upload.add(Readable.from([picture]))
    const kept = await leads.intake.accept({ ...inquiry(number), site }, state, upload)
    await upload.close()
    if (kept.status === 'unavailable') throw new Error(kept.code)
    return kept.id
  }
  async function counts() {
    const { oldestPendingAt: _, ...states } = await store.leads.counts()
    return states
  }
  /** Closes as a process does when it ends. */
  async function close(): Promise<void> {
    await leads.close()
    await store.close()
  }
  const headOf = async (id: string) => (await store.leads.find(id))[0]
  const isIn = async (state: (typeof leadStates)[number], count: number) => (await counts())[state] === count
  return {
    ...leads,
    close,
    store,
    clock,
    log,
    accept,
    counts,
    headOf,
    wakes(delivery: { wake: () => void }): void {
      wake = delivery.wake
    },
    reached: (state: (typeof leadStates)[number], count: number) => until(() => isIn(state, count)),
  }
}

export type TestLeads = ReturnType<typeof openLeads>

type DeliverySetup = Partial<Omit<DeliveryOptions, 'mail'>> & {
  port: number | undefined
  to?: string[]
  minGapMs?: number
  smtp?: { user?: string; password?: string; secure?: boolean; host?: string }
}

export function openDelivery(
  { store, clock, wakes }: TestLeads,
  { port, to = ['owner@example.com'], smtp = {}, minGapMs = 0, ...rest }: DeliverySetup,
) {
  const log = recordLog()
  const from = 'site@example.com'
  const options = {
    language: 'en' as const,
    business: { name: 'Test', timeZone: 'UTC' },
    from,
    to,
    openPhoto: createPhotoReader(store.pictures),
  }
  const mail = port !== undefined && {
    mailer: createMailer({ smtp: { host: '127.0.0.1', port, secure: false, ...smtp }, from, clock, minGapMs }),
    to,
    render: (...[lead, render]: Parameters<NonNullable<DeliveryOptions['mail']>['render']>) => leadMail(lead, options, render),
  }
  const delivery = createDelivery({ store, log, clock, random: () => 0, mail: mail || undefined, ...rest })
  wakes(delivery)
  onTestFinished(() => delivery.close(0))
  return Object.assign(delivery, { log })
}

/** Leads with a delivery that is running. */
export function openOutbox(place: StorePlace, { clock, site, ...setup }: DeliverySetup & { clock?: FakeClock; site?: string }) {
  const leads = openLeads(place, { ...(clock && { clock }), ...(site && { site }) })
  const delivery = openDelivery(leads, setup)
  delivery.start()
  /** Moves the clock, and lets delivery look for due leads. */
  const pass = (ms: number) => {
    leads.clock.advance(ms)
    delivery.wake()
  }
  /** Moves the clock, but not while a mail is on its way, until so many leads are in the state. */
  async function passUntil(state: (typeof leadStates)[number], count: number): Promise<void> {
    await until(async () => {
      const counts = await leads.counts()
      if (counts.sending === 0) pass(10_000)
      return counts[state] === count
    })
  }
  return { ...leads, delivery, pass, passUntil }
}

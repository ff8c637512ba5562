import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { Delivery, type DeliveryOptions } from '../../server/leads/delivery.ts'
import type { LeadState } from '../../server/leads/lead.ts'
import { leadMail } from '../../server/leads/lead-mail.ts'
import { createLeads, type Leads, type LeadsOptions } from '../../server/leads/leads.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { type ContactFields, forEachField } from '../../shared/contact/contact-fields.ts'
import { type RecordedLog, recordLog } from './recorded-log.ts'
import { temporaryFolder } from './temporary-folder.ts'

export async function makeFolder(): Promise<string> {
  return join(await temporaryFolder(), 'leads')
}

/** An inquiry with a canary in every field, which must not appear in a log. */
export function inquiry(number: number | string, fields: Partial<ContactFields> = {}) {
  return {
    fields: {
      ...forEachField(() => ''),
      name: `Canary Name ${number}`,
      email: `canary${number}@visitor.example.com`,
      phone: `(805) 555-01${String(number).padStart(2, '0')}`,
      comment: `Canary comment ${number}`,
      ...fields,
    },
    site: 'fencing',
  }
}

export { type FakeClock, fakeClock, stillClock } from './fake-clock.ts'
export type { LogLine, RecordedLog } from './recorded-log.ts'

export function openLeads(options: Partial<LeadsOptions> & { folder: string }): Leads & { log: RecordedLog } {
  const log = recordLog()
  const leads = createLeads({ log, retentionDays: 90, ...options })
  onTestFinished(() => leads.close())
  return { ...leads, log }
}

/** Stores an inquiry with these pictures, as a post does. */
export async function keepWithPhotos({ intake, photos }: Leads, number: number, pictures: readonly Buffer[]) {
  const upload = photos.begin()
  for (const picture of pictures) await upload.add(Readable.from([picture]))
  const kept = await intake.accept(inquiry(number), 'pending', upload)
  await upload.close()
  return kept
}

type OutboxSetup = {
  leads: Leads
  port: number
  to?: string[]
  deadlineMs?: number
  smtp?: { user?: string; password?: string; secure?: boolean; host?: string }
}

export function openDelivery({
  leads: { queue, index, photos },
  port,
  to = ['owner@example.com'],
  deadlineMs = 60_000,
  smtp = {},
  ...rest
}: OutboxSetup & Partial<DeliveryOptions>): Delivery & { log: RecordedLog } {
  const log = recordLog()
  const delivery = new Delivery({
    ...{ queue, index, to, log },
    mailer: createMailer({ smtp: { host: '127.0.0.1', port, secure: false, ...smtp }, deadlineMs }),
    async renderMail(lead, options) {
      const business = { name: 'Test', timeZone: 'UTC' }
      return leadMail(lead, { language: 'en', business, from: 'site@example.com', to, photos: await photos.of(lead), ...options })
    },
    random: () => 0,
    minGapMs: 0,
    ...rest,
  })
  onTestFinished(() => delivery.close(0))
  return Object.assign(delivery, { log })
}

export async function namesIn(folder: string, state: LeadState | 'tmp' | 'recent'): Promise<string[]> {
  return (await fs.readdir(join(folder, state))).sort()
}

/** Polls until the condition is true. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5))
}

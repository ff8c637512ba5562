import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BuiltSite } from '../shared/page-data.ts'
import type { Config } from './config.ts'
import type { Delivery } from './leads/delivery.ts'
import { createLeadStore, type LeadStore } from './leads/lead-store.ts'
import type { Logger } from './log.ts'
import { createSiteDelivery } from './services.ts'

export type TestLeadResult = { isSent: boolean; message: string }

type TestOptions = { site: BuiltSite; log: Logger; withinMs?: number; now?: () => Date }

/** Mails a marked lead through the whole path: to disk, from there to the mail server. One that does not arrive is removed again. */
export async function sendTestLead(
  config: Config,
  { site, log, withinMs = 70_000, now = () => new Date() }: TestOptions,
): Promise<TestLeadResult> {
  if (!config.mail) return { isSent: false, message: 'SMTP_URL is not set: there is no mail server to send with' }
  const store = createLeadStore({ folder: join(config.dataDir, 'leads'), retentionDays: config.retentionDays, log })
  const delivery = createSiteDelivery(config, site, store, log)
  try {
    const fields = {
      name: 'Test of the contact form',
      email: config.mail.from,
      phone: '',
      comment: `TEST: nobody wrote this. It was sent with --send-test on ${now().toISOString()} to see whether enquiries arrive.`,
    }
    const kept = await store.accept({ fields, site: config.site, page: '/contact/' }, 'enquiry')
    if (kept.status === 'unavailable') return { isSent: false, message: `the test lead could not be stored in DATA_DIR (${kept.code})` }
    delivery.start()
    const result = await untilSettled(kept.id, store, delivery, AbortSignal.timeout(withinMs))
    if (!result.isSent) for (const record of await store.find(kept.id)) await store.purge(record)
    return result
  } finally {
    await delivery.close(1_000)
    await store.close()
  }
}

async function untilSettled(id: string, store: LeadStore, delivery: Delivery, signal: AbortSignal): Promise<TestLeadResult> {
  for (;;) {
    const [record] = await store.find(id)
    const { hold, lastErrorCode } = delivery.snapshot()
    if (record?.state === 'sent') return { isSent: true, message: 'a test lead was stored and the mail server took it' }
    if (record?.state === 'failed') return { isSent: false, message: `the mail server refused the test lead (${lastErrorCode})` }
    if (hold) return { isSent: false, message: `${holdWords[hold.kind]} (${hold.code})` }
    if (record?.state === 'pending' && record.tries > 0)
      return { isSent: false, message: `the mail server put the test lead off (${lastErrorCode})` }
    if (signal.aborted) return { isSent: false, message: 'the mail server did not answer in time' }
    await wait(100)
  }
}

const holdWords = { refusing: 'the mail server refuses us', away: 'the mail server cannot be reached' } as const

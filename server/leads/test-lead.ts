import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BuiltSite } from '../../shared/page-data.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import type { Delivery } from './delivery.ts'
import { createLeads, type Leads } from './leads.ts'
import { createSiteDelivery } from './site-delivery.ts'

export type TestLeadResult = { isSent: boolean; message: string }

type TestOptions = { site: BuiltSite; log: Logger; withinMs?: number; now?: () => Date }

/** Mails a marked lead through the whole path: to disk, from there to the mail server. One that does not arrive is deleted again. */
export async function sendTestLead(
  config: Config,
  { site, log, withinMs = 70_000, now = () => new Date() }: TestOptions,
): Promise<TestLeadResult> {
  if (!config.mail) return { isSent: false, message: 'SMTP_URL is not set, so there is no mail server to send with' }
  const leads = createLeads({ folder: join(config.dataDir, 'leads'), retentionDays: config.retentionDays, log })
  const delivery = createSiteDelivery(config, site, leads, log)
  try {
    const fields = {
      name: 'Test of the contact form',
      email: config.mail.from,
      phone: '',
      comment: `TEST: no visitor wrote this. It was sent with --send-test on ${now().toISOString()} to check that inquiries arrive.`,
    }
    const kept = await leads.intake.accept({ fields, site: config.site }, 'pending')
    if (kept.status === 'unavailable') return { isSent: false, message: `the test lead could not be stored in DATA_DIR (${kept.code})` }
    delivery.start()
    const result = await untilSettled(kept.id, leads, delivery, AbortSignal.timeout(withinMs))
    if (!result.isSent) for (const record of await leads.desk.find(kept.id)) await leads.desk.purge(record)
    return result
  } finally {
    await delivery.close(1_000)
    await leads.close()
  }
}

async function untilSettled(id: string, { desk }: Leads, delivery: Delivery, signal: AbortSignal): Promise<TestLeadResult> {
  for (;;) {
    const [record] = await desk.find(id)
    const { fault, lastErrorCode } = delivery.snapshot()
    if (record?.state === 'sent') return { isSent: true, message: 'a test lead was stored and the mail server took it' }
    if (record?.state === 'failed') return { isSent: false, message: `the mail server refused the test lead (${lastErrorCode})` }
    if (fault) return { isSent: false, message: `${faultWords[fault.kind]} (${fault.code})` }
    if (record?.state === 'pending' && record.tries > 0)
      return { isSent: false, message: `the mail server deferred the test lead (${lastErrorCode})` }
    if (signal.aborted) return { isSent: false, message: 'the mail server did not answer in time' }
    await wait(100)
  }
}

const faultWords = { refusing: 'the mail server is refusing us', away: 'the mail server cannot be reached' } as const

import { forEachField } from '../../shared/contact/contact-fields.ts'
import type { SiteLanguages } from '../addresses/localized-site.ts'
import type { Logger } from '../base/log.ts'
import type { Config } from '../config/config.ts'
import type { MailHealth } from './delivery.ts'
import type { LeadRecord } from './lead-admin.ts'
import { createLeads, leadsOptions } from './leads.ts'
import { serverFaultMessages } from './probe-schedule.ts'
import { createSiteDelivery } from './site-delivery.ts'

/** Sends a test lead all the way: to disk, then to the mail server. It is deleted if it could not be sent. */
export async function sendTestLead(config: Config, { sites, log }: { sites: SiteLanguages; log: Logger }) {
  if (!config.mail) return { isSent: false, message: 'SMTP_URL is not set, so there is no mail server to send with' }
  const leads = createLeads({ ...leadsOptions(config), log })
  const delivery = createSiteDelivery(config, sites, leads, log)
  try {
    const fields = {
      ...forEachField(() => ''),
      name: 'Test of the contact form',
      email: config.mail.from,
      comment: `TEST: no visitor wrote this. It was sent with --send-test on ${new Date().toISOString()} to check that inquiries arrive.`,
    }
    const kept = await leads.intake.accept({ fields, site: config.site }, 'pending')
    if (kept.status === 'unavailable') return { isSent: false, message: `the test lead could not be stored in DATA_DIR (${kept.code})` }
    // Also sends whatever else is due. The newest lead goes first.
    await delivery.drainDue()
    const [record] = await leads.admin.find(kept.id)
    if (record && record.state !== 'sent') await leads.admin.purge(record)
    return { isSent: record?.state === 'sent', message: describe(record, delivery.snapshot()) }
  } finally {
    await delivery.close(1_000)
    await leads.close()
  }
}

function describe(record: LeadRecord | undefined, { fault, lastErrorCode }: MailHealth): string {
  if (record?.state === 'sent') return 'a test lead was stored and the mail server accepted it'
  if (record?.state === 'failed') return `the mail server refused the test lead (${lastErrorCode})`
  if (fault) return `${serverFaultMessages[fault.kind]} (${fault.code})`
  if (record?.state === 'pending') return `the mail server deferred the test lead (${lastErrorCode})`
  return 'another process took the test lead: look for it with the list command of leads'
}

import { setTimeout } from 'node:timers/promises'
import { mapFields } from '../../../shared/contact/contact-fields.ts'
import type { SiteLanguages } from '../../addresses/localized-site.ts'
import type { Logger } from '../../base/log.ts'
import type { Config } from '../../config/config.ts'
import type { Store } from '../../store/store.ts'
import type { DeliveryHealth } from '../delivery/delivery.ts'
import { outageMessage } from '../delivery/mail-holds.ts'
import { createSiteDelivery } from '../delivery/site-delivery.ts'
import type { Leads } from '../leads.ts'
import type { ShownLead } from './lead-admin.ts'

type TestOptions = { store: Store; leads: Leads; sites: SiteLanguages; log: Logger }

/** How long another process that delivers may take. */
const otherProcessMs = 90_000
const lookEveryMs = 500

/** Sends a test lead all the way: to the store, then to the mail server. It is deleted if it could not be sent. */
export async function sendTestLead(config: Config, { store, leads, sites, log }: TestOptions) {
  if (!config.mail) return { isSent: false, message: 'SMTP_URL is not set, so there is no mail server to send with' }
  const { intake, admin } = leads
  const delivery = createSiteDelivery(config, { store, sites: () => sites, log })
  try {
    const fields = {
      ...mapFields(() => ''),
      name: 'Test of the contact form',
      email: config.mail.from,
      comment: `TEST: no visitor wrote this. It was sent with --send-test on ${new Date().toISOString()} to check that inquiries arrive.`,
    }
    const kept = await intake.accept({ fields, site: config.site }, 'pending')
    if (kept.status === 'unavailable') return { isSent: false, message: `the test lead could not be stored (${kept.code})` }
    // Also sends whatever else is due. The newest lead goes first.
    const isOwn = (await delivery.drainDue()) !== undefined
    if (!isOwn) await waitForOther(async () => (await admin.find(kept.id))[0])
    const [lead] = await admin.find(kept.id)
    if (lead && lead.state !== 'sent') await admin.erase(lead)
    return { isSent: lead?.state === 'sent', message: describe(lead, delivery.snapshot(), isOwn) }
  } finally {
    await delivery.close(1_000)
  }
}

async function waitForOther(look: () => Promise<ShownLead | undefined>): Promise<void> {
  const end = performance.now() + otherProcessMs
  for (let lead = await look(); lead && lead.state !== 'sent' && lead.tries === 0 && performance.now() < end; lead = await look()) {
    await setTimeout(lookEveryMs)
  }
}

function describe(lead: ShownLead | undefined, { outage, parts }: DeliveryHealth, isOwn: boolean): string {
  // The running site may still have older settings.
  const sender = isOwn ? '' : ' from the running site, with the settings that it was started with'
  if (lead?.state === 'sent') return `a test lead was stored and the mail server accepted it${sender}`
  if (outage) return `${outageMessage(outage)} (${outage.code})`
  if (parts.mail?.lastErrorCode) return `the mail server deferred the test lead (${parts.mail.lastErrorCode})`
  return 'the process that delivers did not send the test lead: look at its log'
}

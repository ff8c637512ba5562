/** A bare process that stores and delivers leads, for tests that kill it: numbers come in, `number id` goes out once a lead is kept. */
import { createInterface } from 'node:readline'
import { Delivery } from '../../server/leads/delivery.ts'
import { createLeads } from '../../server/leads/leads.ts'
import { leadMail } from '../../server/mail/lead-mail.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { forEachField } from '../../shared/contact-fields.ts'

const [folder = '', port = '', refreshEveryMs = '10000'] = process.argv.slice(2)
const silent = () => undefined
const log = { info: silent, warn: silent, error: silent }
const to = ['owner@example.com']

const leads = createLeads({ folder, log, retentionDays: 90, refreshEveryMs: Number(refreshEveryMs) })
const delivery = new Delivery({
  queue: leads.queue,
  index: leads.index,
  to,
  log,
  mailer: createMailer({ smtp: { host: '127.0.0.1', port: Number(port), secure: false } }),
  renderMail: (lead) => leadMail(lead, { language: 'en', business: { name: 'Test', timeZone: 'UTC' }, from: 'site@example.com', to }),
  maxAtOnce: 8,
  minGapMs: 0,
})
delivery.start()
void leads.keeper.start()

createInterface({ input: process.stdin }).on('line', async (number) => {
  const fields = { ...forEachField(() => ''), name: `Name ${number}`, email: `v${number}@example.com`, comment: `Comment ${number}` }
  const result = await leads.intake.accept({ fields, site: 'fencing' }, 'pending')
  process.stdout.write(result.status === 'unavailable' ? `${number} ${result.code}\n` : `${number} ${result.id}\n`)
})

process.on('SIGTERM', async () => {
  await delivery.close()
  await leads.close()
  process.exit(0)
})

/** A bare process with a lead store and a delivery, for tests that kill it: numbers come in, `number id` goes out once a lead is kept. */
import { createInterface } from 'node:readline'
import { createDelivery } from '../../server/leads/delivery.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'
import { leadMail } from '../../server/mail/lead-mail.ts'
import { createMailer } from '../../server/mail/mailer.ts'

const [folder = '', port = '', refreshEveryMs = '10000'] = process.argv.slice(2)
const silent = () => undefined
const log = { info: silent, warn: silent, error: silent, debug: silent }
const to = ['owner@example.com']

const store = createLeadStore({ folder, log, retentionDays: 90, refreshEveryMs: Number(refreshEveryMs) })
const delivery = createDelivery({
  store,
  to,
  log,
  mailer: createMailer({ smtp: { host: '127.0.0.1', port: Number(port), secure: false } }),
  renderMail: (lead) => leadMail(lead, { business: { name: 'Test', timeZone: 'UTC' }, from: 'site@example.com', to }),
  maxAtOnce: 8,
  minGapMs: 0,
})
delivery.start()

createInterface({ input: process.stdin }).on('line', async (number) => {
  const fields = { name: `Name ${number}`, email: `v${number}@example.com`, phone: '', comment: `Comment ${number}` }
  const result = await store.accept({ fields, site: 'fencing', page: '/contact/' }, 'enquiry')
  process.stdout.write(result.status === 'unavailable' ? `${number} ${result.code}\n` : `${number} ${result.id}\n`)
})

process.on('SIGTERM', async () => {
  await delivery.close()
  await store.close()
  process.exit(0)
})

/** A process that stores and delivers leads, for tests that kill it. Reads numbers from stdin, and prints `number id` once a lead is stored. */
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { Delivery } from '../../server/leads/delivery.ts'
import type { AcceptResult } from '../../server/leads/lead-intake.ts'
import { leadMail } from '../../server/leads/lead-mail.ts'
import { createLeads } from '../../server/leads/leads.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { forEachField } from '../../shared/contact/contact-fields.ts'
import { crashPhoto } from './crash-photo.ts'

const [folder = '', port = '', refreshEveryMs = '10000', photos = '0'] = process.argv.slice(2)
const photoCount = Number(photos)
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
  renderMail: async (lead) => {
    const business = { name: 'Test', timeZone: 'UTC' }
    return leadMail(lead, { language: 'en', business, from: 'site@example.com', to, photos: await leads.photos.of(lead) })
  },
  maxAtOnce: 8,
  minGapMs: 0,
})
delivery.start()
void leads.maintenance.start()

createInterface({ input: process.stdin }).on('line', async (number) => {
  const result = await keep(number)
  process.stdout.write(result.status === 'unavailable' ? `${number} ${result.code}\n` : `${number} ${result.id}\n`)
})

async function keep(number: string): Promise<AcceptResult> {
  const fields = { ...forEachField(() => ''), name: `Name ${number}`, email: `v${number}@example.com`, comment: `Comment ${number}` }
  const upload = leads.photos.begin()
  for (let picture = 1; picture <= photoCount; picture += 1) await upload.add(Readable.from(chunksOf(number, picture)))
  const result = upload.isTurnedAway ? undefined : await leads.intake.accept({ fields, site: 'fencing' }, 'pending', upload)
  await upload.close()
  return result ?? keep(number)
}

function chunksOf(number: string, picture: number): Buffer[] {
  const bytes = crashPhoto(number, picture)
  return [bytes.subarray(0, 20), bytes.subarray(20, 2_000), bytes.subarray(2_000)]
}

process.on('SIGTERM', async () => {
  await delivery.close()
  await leads.close()
  process.exit(0)
})

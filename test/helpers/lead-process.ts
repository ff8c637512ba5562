/** A process that stores and delivers leads, for tests that kill it. Reads numbers from stdin, and prints `number id` once a lead is stored. */
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createDelivery } from '../../server/leads/delivery/delivery.ts'
import { createPhotoReader } from '../../server/leads/delivery/site-delivery.ts'
import { createLeads } from '../../server/leads/leads.ts'
import { leadMail } from '../../server/leads/mail/lead-mail.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { openStore } from '../../server/store/open-store.ts'
import { mapFields } from '../../shared/contact/contact-fields.ts'
import { crashPhoto } from './crash-photo.ts'

/** `place` is a folder or the address of a database. */
const [place = '', site = '', port = '', photos = '0'] = process.argv.slice(2)
const photoCount = Number(photos)
const silent = () => undefined
const log = { info: silent, warn: silent, error: silent }
const to = ['owner@example.com']
const from = 'site@example.com'

const databaseUrl = place.startsWith('postgres:') ? place : undefined
const store = openStore({ site, dataDir: place, databaseUrl, log })
const options = {
  language: 'en' as const,
  business: { name: 'Test', timeZone: 'UTC' },
  from,
  to,
  openPhoto: createPhotoReader(store.pictures),
}
const delivery = createDelivery({
  ...{ store, log },
  mail: {
    mailer: createMailer({ smtp: { host: '127.0.0.1', port: Number(port), secure: false }, from, maxAtOnce: 8, minGapMs: 0 }),
    to,
    render: (lead, render) => leadMail(lead, options, render),
  },
})
const leads = createLeads({ store, log, retentionDays: 90, maxPhotoBytes: 1e9, timeZone: 'UTC', onPending: delivery.wake })
delivery.start()
void leads.start()

createInterface({ input: process.stdin }).on('line', async (number) => process.stdout.write(`${number} ${await accept(number)}\n`))

/** The lead's id, or the code of what went wrong. */
async function accept(number: string): Promise<string> {
  const fields = { ...mapFields(() => ''), name: `Name ${number}`, email: `v${number}@example.com`, comment: `Comment ${number}` }
  const upload = leads.beginUpload(number)
  for (let picture = 1; picture <= photoCount; picture += 1) await upload.add(Readable.from(chunksOf(number, picture)))
  const isWhole = upload.left === 0
  const result = isWhole ? await leads.intake.accept({ fields, site: 'fencing' }, 'pending', upload) : undefined
  await upload.close()
  if (!result) return accept(number)
  return result.status === 'unavailable' ? result.code : result.id
}

function chunksOf(number: string, picture: number): Buffer[] {
  const bytes = crashPhoto(number, picture)
  return [bytes.subarray(0, 20), bytes.subarray(20, 2_000), bytes.subarray(2_000)]
}

process.stdout.write('ready\n')
process.on('SIGTERM', async () => {
  await delivery.close()
  await leads.close()
  await store.close()
  process.exit(0)
})

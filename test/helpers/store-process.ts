/**
 * A process that stores leads and, while it has the lease, delivers them to a file, for tests that kill it. Reads numbers from stdin, and
 * prints `number id` once a lead is stored.
 */
import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { openStore } from '../../server/store/open-store.ts'
import { crashPhoto } from './crash-photo.ts'

const [dataDir = '', databaseUrl = '', mailbox = ''] = process.argv.slice(2)
const silent = () => undefined
const log = { info: silent, warn: silent, error: silent }
const store = openStore({ site: 'fencing', dataDir, databaseUrl: databaseUrl || undefined, log })

createInterface({ input: process.stdin }).on('line', async (number) => {
  for (;;) {
    const id = await keep(number).catch(() => undefined)
    if (id !== undefined) return process.stdout.write(`${number} ${id}\n`)
    await setTimeout(50)
  }
})

async function keep(number: string): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await store.pictures.write(`photos/${id}`, '1.jpg', chunksOf(number))
  const now = Date.now()
  const lead = { id, state: 'pending', receivedAt: now, at: now, tries: 0, progress: {}, content: { number }, repeatKey: number } as const
  const result = await store.leads.add(lead)
  return result.status === 'repeat' ? result.id : id
}

async function* chunksOf(number: string): AsyncGenerator<Buffer> {
  const bytes = crashPhoto(number, 1)
  yield bytes.subarray(0, 2_000)
  yield bytes.subarray(2_000)
}

async function deliver(): Promise<void> {
  const lease = await store.lease()
  while (lease && !lease.signal.aborted) {
    // An outage does not end the lease.
    for (const head of await store.leads.due(lease, 5, []).catch(() => [])) {
      const record = await store.leads.take(lease, head).catch(() => undefined)
      if (!record || !(await lease.isHeld().catch(() => false))) continue
      appendFileSync(mailbox, `${record.id} ${record.content.number} ${record.photos.length}\n`)
      while (!lease.signal.aborted) {
        const isSettled = await store.leads.settle(lease, record, { state: 'sent' }, record.photos.length).then(
          () => true,
          () => false,
        )
        if (isSettled) break
        await setTimeout(20)
      }
    }
    await setTimeout(10)
  }
}

for (;;) {
  await deliver().catch(() => undefined)
  await setTimeout(50)
}

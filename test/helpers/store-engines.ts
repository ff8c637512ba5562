import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { Clock } from '../../server/base/clock.ts'
import { openStore } from '../../server/store/open-store.ts'
import type { NewLead, Store } from '../../server/store/store.ts'
import { workerDatabase } from './postgres-database.ts'
import { type RecordedLog, recordLog } from './recorded-log.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A folder or a database. Every store opened on it behaves like that of another process. */
export type StorePlace = { open(options?: { clock?: Clock; site?: string }): Store & { log: RecordedLog } }

export const storeEngines: { name: string; makePlace(): Promise<StorePlace> }[] = [
  { name: 'files', makePlace: async () => placeOf(undefined, await temporaryFolder()) },
  { name: 'PostgreSQL', makePlace: async () => placeOf(await workerDatabase(), '/nonexistent') },
]

function placeOf(databaseUrl: string | undefined, dataDir: string): StorePlace {
  // Tests share a database, so each uses its own site name.
  const suffix = newId()
  return {
    open({ clock, site = 'fencing' } = {}) {
      const log = recordLog()
      const store = openStore({ site: `${site}-${suffix}`, dataDir, databaseUrl, log, ...(clock && { clock }) })
      onTestFinished(() => store.close())
      return { ...store, log }
    },
  }
}

export const newId = () => randomBytes(16).toString('hex')

/** A lead with a canary in it, which must not appear in a log. */
export function newLead(changes: Partial<NewLead> = {}): NewLead {
  const id = newId()
  const receivedAt = Date.parse('2024-05-01T12:00:00Z')
  const content = { site: 'fencing', fields: { name: `Canary ${id}`, comment: 'Zaun für José\u2028"\\' }, language: 'en' }
  return { id, state: 'pending', receivedAt, at: receivedAt, tries: 0, progress: {}, content, ...changes }
}

/** One chunk of `bytes` bytes, the same for the same seed. */
export async function* pictureOf(seed: number, bytes = 1_000): AsyncGenerator<Buffer> {
  for (let left = bytes; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), seed)
}

export async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export async function leaseOf(store: Store) {
  const lease = await store.lease()
  if (!lease) throw new Error('Another process has the lease')
  return lease
}

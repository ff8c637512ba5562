import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import type { LeadIndex } from './lead-index.ts'

const dayMs = 24 * 60 * 60_000
const maxSpamDays = 30
export const maxSpam = 1_000

type RetentionOptions = {
  fs: LeadFileSystem
  folder: string
  clock: Clock
  log: Pick<Logger, 'info'>
  index: LeadIndex
  /** Days that sent leads are kept; 0 for ever. */
  retentionDays: number
}

/** Removes what has been kept long enough. Only `sent` and `spam` grow old: everything else waits for a person. */
export async function removeOld({ fs, folder, clock, log, index, retentionDays }: RetentionOptions): Promise<void> {
  const limits = { sent: retentionDays, spam: retentionDays === 0 ? maxSpamDays : Math.min(retentionDays, maxSpamDays) }
  for (const state of ['sent', 'spam'] as const) {
    if (limits[state] === 0) continue
    const names = await olderThan(index.names(state), async (name) => {
      const stats = await fs.lstat(join(folder, state, name)).catch(() => undefined)
      return stats !== undefined && clock.now() - stats.mtimeMs > limits[state] * dayMs
    })
    for (const name of names) await remove(fs, folder, index, state, name)
    if (names.length > 0) log.info({ state, count: names.length }, 'enquiries past their retention were removed')
  }
}

/** Nobody fills the disk through the honeypot: the oldest go first. */
export async function trimSpam({ fs, folder, index }: Pick<RetentionOptions, 'fs' | 'folder' | 'index'>): Promise<void> {
  const surplus = index.entries('spam').length - maxSpam
  if (surplus <= 0) return
  const oldest = index
    .entries('spam')
    .filter((entry) => !entry.isNewer)
    .sort((a, b) => a.receivedAt - b.receivedAt)
  for (const entry of oldest.slice(0, surplus)) await remove(fs, folder, index, 'spam', entry.name)
}

async function remove(fs: LeadFileSystem, folder: string, index: LeadIndex, state: 'sent' | 'spam', name: string): Promise<void> {
  await fs.unlink(join(folder, state, name)).catch(() => undefined)
  index.remove(state, name)
}

async function olderThan(names: string[], isOld: (name: string) => Promise<boolean>): Promise<string[]> {
  const old: string[] = []
  for (const name of names) if (await isOld(name)) old.push(name)
  return old
}

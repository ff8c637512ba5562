import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { errorCode } from './error-code.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import type { LeadIndex } from './lead-index.ts'

const dayMs = 24 * 60 * 60_000
const maxSpamDays = 30
const maxSpam = 1_000

type RetentionOptions = {
  fs: LeadFileSystem
  folder: string
  clock: Clock
  log: Pick<Logger, 'info'>
  index: LeadIndex
  /** Days that sent leads are kept; 0 for ever. */
  retentionDays: number
}

type Folders = Pick<RetentionOptions, 'fs' | 'folder' | 'index'>

/** Removes what has been kept long enough. Only `sent` and `spam` grow old: everything else waits for a person. */
export async function removeOld({ fs, folder, clock, log, index, retentionDays }: RetentionOptions): Promise<void> {
  const limits = { sent: retentionDays, spam: retentionDays === 0 ? maxSpamDays : Math.min(retentionDays, maxSpamDays) }
  for (const state of ['sent', 'spam'] as const) {
    if (limits[state] === 0) continue
    const old = await olderThan(index.names(state), async (name) => {
      const stats = await fs.lstat(join(folder, state, name)).catch(() => undefined)
      return stats !== undefined && clock.now() - stats.mtimeMs > limits[state] * dayMs
    })
    let count = 0
    for (const name of old) count += (await remove({ fs, folder, index }, state, name)) ? 1 : 0
    if (count > 0) log.info({ state, count }, 'enquiries past their retention were removed')
  }
}

/** Nobody fills the disk through the honeypot: the oldest go first. */
export async function trimSpam({ fs, folder, index }: Folders): Promise<void> {
  const surplus = index.entries('spam').length - maxSpam
  if (surplus <= 0) return
  const oldest = index
    .entries('spam')
    .filter((entry) => !entry.isNewer)
    .sort((a, b) => a.receivedAt - b.receivedAt)
  for (const entry of oldest.slice(0, surplus)) await remove({ fs, folder, index }, 'spam', entry.name)
}

/** What the disk would not let us remove stays known, and its turn comes again. */
async function remove({ fs, folder, index }: Folders, state: 'sent' | 'spam', name: string): Promise<boolean> {
  try {
    await fs.unlink(join(folder, state, name))
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') return false
  }
  index.remove(state, name)
  return true
}

async function olderThan(names: string[], isOld: (name: string) => Promise<boolean>): Promise<string[]> {
  const old: string[] = []
  for (const name of names) if (await isOld(name)) old.push(name)
  return old
}

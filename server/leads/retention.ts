import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { errorCode } from './error-code.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import type { LeadIndex } from './lead-index.ts'

const dayMs = 24 * 60 * 60_000
const maxSpamDays = 30
const maxSpam = 1_000

type Folders = { fs: LeadFileSystem; folder: string; index: LeadIndex }

type RetentionOptions = Folders & {
  clock: Clock
  log: Pick<Logger, 'info'>
  /** Days that sent leads are kept; 0 keeps them forever. */
  retentionDays: number
}

/** Deletes what has been kept long enough. Only `sent` and `spam` grow old: everything else waits for a person. */
export async function removeOld({ clock, log, retentionDays, ...folders }: RetentionOptions): Promise<void> {
  const limits = { sent: retentionDays, spam: retentionDays === 0 ? maxSpamDays : Math.min(retentionDays, maxSpamDays) }
  for (const state of ['sent', 'spam'] as const) {
    if (limits[state] === 0) continue
    const oldest = clock.now() - limits[state] * dayMs
    let count = 0
    for (const name of folders.index.names(state)) {
      const stats = await folders.fs.lstat(join(folders.folder, state, name)).catch(() => undefined)
      if (stats && stats.mtimeMs < oldest && (await remove(folders, state, name))) count += 1
    }
    if (count > 0) log.info({ state, count }, 'deleted inquiries past their retention period')
  }
}

/** Nobody fills the disk through the honeypot: the oldest go first. */
export async function trimSpam(folders: Folders): Promise<void> {
  const spam = [...folders.index.entries('spam')]
  if (spam.length <= maxSpam) return
  const oldest = spam.filter((entry) => !entry.isNewer).sort((a, b) => a.receivedAt - b.receivedAt)
  for (const entry of oldest.slice(0, spam.length - maxSpam)) await remove(folders, 'spam', entry.name)
}

/** What the disk does not let us delete stays in the index, and its turn comes again. */
async function remove({ fs, folder, index }: Folders, state: 'sent' | 'spam', name: string): Promise<boolean> {
  try {
    await fs.unlink(join(folder, state, name))
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') return false
  }
  index.remove(state, name)
  return true
}

import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from '../base/clock.ts'
import { acknowledgeEveryMs } from './acknowledge.ts'
import { duplicateWindowMs } from './duplicates.ts'
import { ignoreCode, type LeadFileSystem } from './lead-folders.ts'
import type { LeadIndex } from './lead-index.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const maxSpamDays = 30
const maxSpam = 1_000

type Folders = { fs: LeadFileSystem; folder: string; clock: Clock; index: LeadIndex }

/** `retentionDays`: how long sent leads are kept; 0 keeps them forever. */
type RetentionOptions = Folders & { log: Pick<Logger, 'info'>; retentionDays: number }

/** Deletes what is past its retention period. Leads in other states than `sent` and `spam` wait for the owner. */
export async function removeOld({ log, retentionDays, ...folders }: RetentionOptions): Promise<void> {
  const spamDays = retentionDays === 0 ? maxSpamDays : Math.min(retentionDays, maxSpamDays)
  await removeOlder(folders, 'recent', duplicateWindowMs)
  await removeOlder(folders, 'acknowledged', acknowledgeEveryMs)
  // Left by a killed process. No visitor got a confirmation for these.
  await removeOlder(folders, 'tmp', hourMs)
  const counts = {
    sent: retentionDays === 0 ? 0 : await removeOlder(folders, 'sent', retentionDays * dayMs),
    spam: await removeOlder(folders, 'spam', spamDays * dayMs),
  }
  for (const [state, count] of Object.entries(counts)) {
    if (count > 0) log.info({ state, count }, 'inquiries past their retention period were deleted')
  }
  await folders.index.scan()
}

/** Deletes the oldest spam, so that bots cannot fill the disk through the honeypot. */
export async function trimSpam({ fs, folder, index }: Folders): Promise<void> {
  const newestFirst = [...index.entries('spam')].sort((a, b) => b.receivedAt - a.receivedAt)
  for (const { name } of newestFirst.slice(maxSpam)) {
    await fs.unlink(join(folder, 'spam', name)).catch(ignoreCode('ENOENT'))
    index.remove('spam', name)
  }
}

/** Returns how many files it deleted. */
async function removeOlder({ fs, folder, clock }: Folders, name: string, maxAgeMs: number): Promise<number> {
  const oldest = clock.now() - maxAgeMs
  let count = 0
  for (const file of (await fs.readdir(join(folder, name)).catch(ignoreCode('ENOENT'))) ?? []) {
    const path = join(folder, name, file)
    const stats = await fs.lstat(path).catch(() => undefined)
    if (file.startsWith('.') || !stats?.isFile() || stats.mtimeMs >= oldest) continue
    try {
      await fs.unlink(path)
      count += 1
    } catch {
      // The next hourly run tries again.
    }
  }
  return count
}

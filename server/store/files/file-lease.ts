import { join } from 'node:path'
import { errorCode } from '../../base/error-code.ts'
import { type LeaseEngine, leaseMs } from '../lease.ts'
import { ensureFolder, type FileContext, ignoreCode, namesIn, succeeds, temporaryPath } from './file-system.ts'
import { isGone } from './process-token.ts'

const free = 'free'

/**
 * One empty file in `leads/lease/`, named after its holder or `free`. A process takes it with a rename, which only one can win and which works
 * on a full disk. Its mtime is the last renewal; our own clock measures how long it has not changed.
 */
export function createFileLease({ fs, root, clock }: FileContext): LeaseEngine {
  const folder = join(root, 'leads', 'lease')
  let seen: { name: string; mtimeMs: number; sinceMs: number } | undefined

  /** Creates the folder together with its file, so that there are never two files. */
  async function create(): Promise<void> {
    const temporary = temporaryPath(root)
    await ensureFolder(fs, root, temporary)
    await (await fs.open(join(temporary, free), 'wx', 0o600)).close()
    await fs.rename(temporary, folder).catch(async (error: unknown) => {
      await fs.rm(temporary, { recursive: true, force: true })
      // Another process was faster.
      if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error
    })
  }

  const holder = async () => (await namesIn(fs, folder))[0]

  async function isExpired(name: string): Promise<boolean> {
    if (name === free || isGone(name)) return true
    const stats = await fs.lstat(join(folder, name)).catch(ignoreCode('ENOENT'))
    if (!stats) return false
    if (seen?.name === name && seen.mtimeMs === stats.mtimeMs) return clock.monotonicMs() - seen.sinceMs >= leaseMs
    seen = { name, mtimeMs: stats.mtimeMs, sinceMs: clock.monotonicMs() }
    return false
  }

  const rename = (from: string, to: string) => succeeds(fs.rename(join(folder, from), join(folder, to)), 'ENOENT')

  function renew(id: string): Promise<boolean> {
    const now = new Date(clock.now())
    return succeeds(fs.utimes(join(folder, id), now, now), 'ENOENT')
  }

  return {
    async acquire(id) {
      const name = (await holder()) ?? (await create().then(holder))
      // Our own name if the renewal failed last time.
      if (name === id) return renew(id)
      if (name === undefined || !(await isExpired(name)) || !(await rename(name, id))) return false
      return renew(id)
    },
    renew,
    isHeld: (id) => succeeds(fs.lstat(join(folder, id)), 'ENOENT'),
    async release(id) {
      await rename(id, free)
    },
  }
}

import { randomBytes } from 'node:crypto'
import type * as nodeFs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Clock } from '../../base/clock.ts'
import { errorCode } from '../../base/error-code.ts'
import type { Logger } from '../../base/log.ts'
import { makeFolder } from '../../base/make-folder.ts'

/** The file system calls used here, so that tests can make any of them fail. */
export type FileSystem = Pick<
  typeof nodeFs,
  'chmod' | 'link' | 'lstat' | 'mkdir' | 'open' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'statfs' | 'unlink' | 'utimes'
>

/** What the parts of the store share. `root` is `DATA_DIR/SITE`. */
export type FileContext = { fs: FileSystem; root: string; clock: Clock; log: Pick<Logger, 'info' | 'warn' | 'error'> }

/** A new name in `leads/tmp`, where files are until they are complete. */
export const temporaryPath = (root: string): string => join(root, 'leads', 'tmp', randomBytes(8).toString('hex'))

/** For `.catch()`: ignores errors with these codes, rethrows all others. */
export function ignoreCode(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (codes.includes(errorCode(error))) return undefined
    throw error
  }
}

/** False if it fails with one of these codes. Rethrows all other errors. */
export const succeeds = (work: Promise<unknown>, ...codes: string[]): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => ignoreCode(...codes)(error) ?? false,
  )

/** Names in a folder, without hidden files such as `.DS_Store` and `.nfs…`. A missing folder is empty. */
export async function namesIn(fs: FileSystem, folder: string): Promise<string[]> {
  return ((await fs.readdir(folder).catch(ignoreCode('ENOENT'))) ?? []).filter((name) => !name.startsWith('.'))
}

/** Creates a private folder under any umask, with its parents below `root`, which are private too. */
export async function ensureFolder(fs: FileSystem, root: string, path = root): Promise<void> {
  if (path !== root) await ensureFolder(fs, root, dirname(path))
  await makeFolder(path, 0o700, fs)
  // Existing folders may be open to others, and the umask may have removed our own access.
  await fs.chmod(path, 0o700)
}

/** Repeats `work` once, after `ensure` has created its folder, if that is missing. */
export async function withFolder<T>(ensure: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    await ensure()
    return work()
  }
}

/** Deletes files that have not changed since `before`, without subfolders. */
export async function removeOlder(fs: FileSystem, folder: string, before: number): Promise<void> {
  for (const name of await namesIn(fs, folder)) {
    const stats = await fs.lstat(join(folder, name)).catch(() => undefined)
    if (stats?.isFile() && stats.mtimeMs < before) await fs.unlink(join(folder, name)).catch(() => undefined)
  }
}

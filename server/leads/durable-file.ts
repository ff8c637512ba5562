import { dirname } from 'node:path'
import { errorCode } from './error-code.ts'
import type { LeadFileSystem } from './lead-folders.ts'

/** `timeMs` becomes the file's time, which the clock of a file server elsewhere would set otherwise. */
export type DurableFile = { temporary: string; target: string; content: string; timeMs: number }

/**
 * Puts a whole file at `target`, or nothing: written under a temporary name, flushed, renamed, and the folder flushed,
 * because after a power cut the rename itself could be missing.
 */
export async function writeDurably(fs: LeadFileSystem, { temporary, target, content, timeMs }: DurableFile): Promise<void> {
  try {
    await writeFlushed(fs, temporary, content, timeMs)
  } catch (error) {
    if (!(error instanceof FlushError)) throw error
    // After a failed flush the kernel may have dropped the pages: flushing that file again would lie, a new file may work.
    await writeFlushed(fs, temporary, content, timeMs)
  }
  try {
    await fs.rename(temporary, target)
  } catch (error) {
    await remove(fs, temporary)
    throw error
  }
  try {
    await flushFolder(fs, dirname(target))
  } catch (error) {
    // Nobody has been told that it is kept, so it goes; unless a sender already has it, and then it will arrive.
    if (!(await isTakenAway(fs, target))) throw error
  }
}

export async function flushFolder(fs: LeadFileSystem, folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

class FlushError extends Error {
  readonly code: string
  constructor(cause: unknown) {
    super('A file could not be flushed', { cause })
    this.code = errorCode(cause)
  }
}

async function writeFlushed(fs: LeadFileSystem, path: string, content: string, timeMs: number): Promise<void> {
  const handle = await fs.open(path, 'wx', 0o600)
  try {
    try {
      await handle.chmod(0o600) // whatever the umask took away
      await handle.writeFile(content)
      await handle.utimes(new Date(timeMs), new Date(timeMs))
      await handle.sync().catch((error: unknown) => {
        throw new FlushError(error)
      })
    } finally {
      await handle.close()
    }
  } catch (error) {
    await remove(fs, path)
    throw error
  }
}

async function remove(fs: LeadFileSystem, path: string): Promise<void> {
  await fs.unlink(path).catch(() => undefined)
}

async function isTakenAway(fs: LeadFileSystem, path: string): Promise<boolean> {
  return fs.unlink(path).then(
    () => false,
    (error: unknown) => errorCode(error) === 'ENOENT',
  )
}

import { dirname } from 'node:path'
import { errorCode } from '../../base/error-code.ts'
import { type FileContext, type FileSystem, temporaryPath } from './file-system.ts'

/** `timeMs` becomes the file's mtime. `isNew`: rejects with `EEXIST` if the target exists, even if another process creates it at the same time. */
type DurableFile = { target: string; content: string; timeMs: number; isNew?: boolean }

/** Writes the whole file or nothing: flushes and renames it, then flushes the folder, because a power cut could undo the rename. */
export async function writeDurably(
  { fs, root }: Pick<FileContext, 'fs' | 'root'>,
  { target, content, timeMs, isNew = false }: DurableFile,
): Promise<void> {
  const temporary = temporaryPath(root)
  const write = () => writeNew(fs, temporary, content, { timeMs })
  // After a failed fsync the kernel may have dropped the dirty pages, and a second fsync would report success. Write a new file, once.
  await write().catch(write)
  try {
    // A rename replaces its target silently, a link does not.
    await (isNew ? fs.link(temporary, target) : fs.rename(temporary, target))
  } catch (error) {
    await remove(fs, temporary)
    throw error
  }
  if (isNew) await remove(fs, temporary)
  try {
    await flushFolder(fs, dirname(target))
  } catch (error) {
    // The caller has no result yet, so delete the file. If another process has already moved or replaced it, it counts as written.
    if (!(await wasMoved(fs, target))) throw error
  }
}

export async function flushFolder(fs: FileSystem, folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

type NewFile = {
  timeMs?: number
  /** Wraps or replaces the flush. */
  flush?: (sync: () => Promise<void>) => Promise<void>
}

/** Writes a new private file and flushes it, or leaves nothing. Returns its size. */
export async function writeNew(
  fs: FileSystem,
  path: string,
  content: string | AsyncIterable<Buffer>,
  { timeMs, flush = (sync) => sync() }: NewFile,
): Promise<number> {
  const handle = await fs.open(path, 'wx', 0o600)
  try {
    await handle.chmod(0o600) // the umask may have cleared bits
    for await (const chunk of typeof content === 'string' ? [content] : content) await handle.writeFile(chunk)
    if (timeMs !== undefined) await handle.utimes(new Date(timeMs), new Date(timeMs))
    const { size } = await handle.stat()
    await flush(() => handle.sync())
    await handle.close()
    return size
  } catch (error) {
    await handle.close().catch(() => undefined)
    await remove(fs, path)
    throw error
  }
}

async function remove(fs: FileSystem, path: string): Promise<void> {
  await fs.unlink(path).catch(() => undefined)
}

async function wasMoved(fs: FileSystem, path: string): Promise<boolean> {
  return fs.unlink(path).then(
    () => false,
    (error: unknown) => errorCode(error) === 'ENOENT',
  )
}

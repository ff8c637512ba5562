import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { day } from '../base/durations.ts'
import { hasFreeSpace, type SpaceReader } from '../base/free-space.ts'
import { makeFolder } from '../base/make-folder.ts'
import { bestBrotli, type Compress } from './brotli.ts'

const keptDays = 30
const decompress = promisify(brotliDecompress)

/**
 * Keeps the best compression of each text in a folder, under a hash of the text, so that a restart does not compress hundreds of pages again.
 * Without the folder, on a disk that is almost full, or if a file is damaged, the text is compressed as usual.
 */
export function createBrotliFiles(folder: string, compress: Compress = bestBrotli, fs?: SpaceReader): Compress {
  void removeOld(folder).catch(() => undefined)
  return async (bytes) => {
    const file = join(folder, `${createHash('sha256').update(bytes).digest('hex')}.br`)
    const known = await readKnown(file, bytes).catch(() => undefined)
    if (known) return known
    const compressed = await compress(bytes)
    await write(file, compressed, fs).catch(() => undefined)
    return compressed
  }
}

async function readKnown(file: string, bytes: Buffer): Promise<Buffer | undefined> {
  const compressed = await readFile(file)
  if (!bytes.equals(await decompress(compressed))) return undefined
  // A file's age counts from its last use.
  await utimes(file, new Date(), new Date())
  return compressed
}

async function write(file: string, compressed: Buffer, fs?: SpaceReader): Promise<void> {
  const folder = dirname(file)
  await makeFolder(folder, 0o700)
  if (!(await hasFreeSpace(folder, fs))) return
  const unfinished = `${file}.${process.pid}`
  try {
    await writeFile(unfinished, compressed, { mode: 0o600 })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (Date.now() - (await stat(file)).mtimeMs > keptDays * day) await rm(file, { force: true })
  }
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createSemaphore } from '../../../server/base/semaphore.ts'

const compressible = /\.(js|css|svg|json|webmanifest|txt|ico)$/

const brotli = promisify(brotliCompress)
const gzipFile = promisify(gzip)

/** Writes a `.br` and a `.gz` next to every file that compression makes smaller. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  const slots = createSemaphore(2)
  await Promise.all(files.map((entry) => slots.run(() => compress(path.join(entry.parentPath, entry.name)))))
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const brotlied = await brotli(bytes, { params })
  const gzipped = await gzipFile(bytes, { level: constants.Z_BEST_COMPRESSION })
  if (brotlied.length < bytes.length) await writeFile(`${file}.br`, brotlied)
  if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped)
}

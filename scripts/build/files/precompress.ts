import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { runTogether } from '../run-together.ts'

const compressible = /\.(js|css|svg|json|webmanifest|txt|ico)$/

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Puts a `.br` and a `.gz` beside every file that gets smaller by it. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await runTogether(files, 2, async (entry) => {
    const file = path.join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    const small = await brotli(bytes, { params })
    const zipped = await deflate(bytes, { level: constants.Z_BEST_COMPRESSION })
    if (small.length < bytes.length) await writeFile(`${file}.br`, small)
    if (zipped.length < bytes.length) await writeFile(`${file}.gz`, zipped)
  })
}

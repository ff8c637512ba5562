import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import { bestBrotli } from './brotli.ts'
import { createBrotliFiles } from './brotli-files.ts'
import { createLastingRendering } from './rendering.ts'

/** A compressor that counts. */
function counting() {
  const texts: string[] = []
  const compress = (bytes: Buffer) => {
    texts.push(bytes.toString())
    return bestBrotli(bytes)
  }
  return { texts, compress }
}

test('a text is compressed once, also by a later process; a damaged file is replaced', async () => {
  const folder = join(await temporaryFolder(), 'brotli')
  const first = counting()
  const compressed = await createBrotliFiles(folder, first.compress)(Buffer.from('a page'))
  expect(brotliDecompressSync(compressed).toString()).toBe('a page')
  const second = counting()
  const compress = createBrotliFiles(folder, second.compress)
  expect(await compress(Buffer.from('a page'))).toEqual(compressed)
  expect([first.texts, second.texts]).toEqual([['a page'], []])
  const [name = ''] = await readdir(folder)
  await writeFile(join(folder, name), 'damaged')
  expect(await compress(Buffer.from('a page'))).toEqual(compressed)
  expect(second.texts).toEqual(['a page'])
  expect(await createBrotliFiles(folder, second.compress)(Buffer.from('a page'))).toEqual(compressed)
  expect(second.texts).toHaveLength(1)
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
})

test('files not used for a month are removed at the next start', async () => {
  const folder = join(await temporaryFolder(), 'brotli')
  await createBrotliFiles(folder)(Buffer.from('old'))
  const [name = ''] = await readdir(folder)
  await utimes(join(folder, name), new Date('2020-01-01'), new Date('2020-01-01'))
  createBrotliFiles(folder)
  await expect.poll(() => readdir(folder)).toEqual([])
})

test('a folder that cannot be written does not stop the compression', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  expect(brotliDecompressSync(await createBrotliFiles(join(file, 'brotli'))(Buffer.from('a page'))).toString()).toBe('a page')
})

test('nothing is written to a disk that is almost full, and no unfinished file is left', async () => {
  const folder = join(await temporaryFolder(), 'brotli')
  const almostFull = { statfs: async () => ({ blocks: 1_000_000, bavail: 10, bsize: 4096 }) }
  await createBrotliFiles(folder, bestBrotli, almostFull)(Buffer.from('a page'))
  expect(await readdir(folder)).toEqual([])
  const compress = createBrotliFiles(folder)
  await compress(Buffer.from('a page'))
  const [name = ''] = await readdir(folder)
  await rm(join(folder, name))
  await mkdir(join(folder, name, 'in the way'), { recursive: true })
  await compress(Buffer.from('a page'))
  expect(await readdir(folder)).toEqual([name])
})

test('a business with a database writes nothing to the disk', async () => {
  const dataDir = await temporaryFolder()
  await createLastingRendering({ dataDir, databaseUrl: 'postgres://localhost/site' }).compress(Buffer.from('a page'))
  expect(await readdir(dataDir)).toEqual([])
  await createLastingRendering({ dataDir, databaseUrl: undefined }).compress(Buffer.from('a page'))
  expect(await readdir(dataDir)).toEqual(['.brotli'])
})

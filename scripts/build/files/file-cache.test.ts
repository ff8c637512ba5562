import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/helpers/temporary-folder.ts'
import { cachedFile, cachedFolder } from './file-cache.ts'

test('what is in the cache is not made a second time', async () => {
  const cache = await temporaryFolder()
  let count = 0
  const make = async () => Buffer.from(`made ${++count}`)
  await cachedFile(cache, 'key', make)
  expect((await cachedFile(cache, 'key', make)).toString()).toBe('made 1')
  expect((await cachedFile(cache, 'other', make)).toString()).toBe('made 2')
})

test('a failure leaves nothing that could be taken for a result', async () => {
  const cache = await temporaryFolder()
  await expect(cachedFolder(cache, 'key', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  expect(await readdir(cache)).toEqual([])
})

test('two builds at the same time end with the same result', async () => {
  const cache = await temporaryFolder()
  const make = async () => new Map([['file', 'content']])
  const folders = await Promise.all([cachedFolder(cache, 'key', make), cachedFolder(cache, 'key', make)])
  expect(new Set(folders).size).toBe(1)
  expect(await readFile(path.join(cache, 'key', 'file'), 'utf8')).toBe('content')
  expect(await readdir(cache)).toEqual(['key'])
})

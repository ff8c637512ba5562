import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/helpers/temporary-folder.ts'
import { cachedFile, cachedFolder } from './file-cache.ts'

test('a cached file is not made again', async () => {
  const cache = await temporaryFolder()
  let count = 0
  const make = async () => Buffer.from(`made ${++count}`)
  await cachedFile(cache, 'key', make)
  expect((await cachedFile(cache, 'key', make)).toString()).toBe('made 1')
  expect((await cachedFile(cache, 'other', make)).toString()).toBe('made 2')
})

test('a failure leaves nothing in the cache', async () => {
  const cache = await temporaryFolder()
  await expect(cachedFolder(cache, 'key', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  expect(await readdir(cache)).toEqual([])
})

test('two concurrent builds share one entry', async () => {
  const cache = await temporaryFolder()
  const make = async () => new Map([['file', 'content']])
  const folders = await Promise.all([cachedFolder(cache, 'key', make), cachedFolder(cache, 'key', make)])
  expect(new Set(folders).size).toBe(1)
  expect(await readFile(path.join(cache, 'key', 'file'), 'utf8')).toBe('content')
  expect(await readdir(cache)).toEqual(['key'])
})

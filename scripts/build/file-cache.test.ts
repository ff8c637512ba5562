import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cachedFile, cachedFolder } from './file-cache.ts'

async function makeCache(): Promise<string> {
  const cache = await mkdtemp(path.join(tmpdir(), 'cache-'))
  onTestFinished(() => rm(cache, { recursive: true }))
  return cache
}

test('what is in the cache is not made a second time', async () => {
  const cache = await makeCache()
  let count = 0
  const make = async () => Buffer.from(`made ${++count}`)
  await cachedFile(cache, 'key', make)
  expect((await cachedFile(cache, 'key', make)).toString()).toBe('made 1')
  expect((await cachedFile(cache, 'other', make)).toString()).toBe('made 2')
})

test('a failure leaves nothing that could be taken for a result', async () => {
  const cache = await makeCache()
  await expect(cachedFolder(cache, 'key', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  expect(await readdir(cache)).toEqual([])
})

test('two builds at the same time end with the same result', async () => {
  const cache = await makeCache()
  const make = async () => new Map([['file', 'content']])
  const folders = await Promise.all([cachedFolder(cache, 'key', make), cachedFolder(cache, 'key', make)])
  expect(new Set(folders).size).toBe(1)
  expect(await readFile(path.join(cache, 'key', 'file'), 'utf8')).toBe('content')
  expect(await readdir(cache)).toEqual(['key'])
})

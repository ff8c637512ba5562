import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import type { ClientChunk, ClientChunks } from './client-chunks.ts'
import { mergeChunks } from './merge-chunks.ts'

const chunk = (code: string, entryPoints: string[] = []): ClientChunk => ({ contents: Buffer.from(code), entryPoints, imports: [] })

const chunks: ClientChunks = new Map([
  ['entry-AAAA.js', chunk('export const start = () => import("./hydrate-BBBB.js").then(({ hydrate }) => hydrate())', ['entry'])],
  [
    'hydrate-BBBB.js',
    chunk(
      'import { a } from "./chunk-CCCC.js"; import { a as count } from "./chunk-DDDD.js"; export const hydrate = async () => [a, count(), (await import("./page-EEEE.js")).page()]',
      ['hydrate'],
    ),
  ],
  ['chunk-CCCC.js', chunk('const words = "of the core"; export { words as a }')],
  ['chunk-DDDD.js', chunk('let calls = 0; const count = () => ++calls; export { count as a }')],
  ['page-EEEE.js', chunk('import { a } from "./chunk-DDDD.js"; export const page = () => a()', ['page'])],
])
const exportsOf = (name: string) =>
  ({ 'entry-AAAA.js': ['start'], 'hydrate-BBBB.js': ['hydrate'], 'page-EEEE.js': ['page'] })[name] ?? ['a']
const merge = () => mergeChunks(chunks, { react: ['chunk-DDDD.js'], core: ['hydrate-BBBB.js', 'chunk-CCCC.js'], inner: [] }, exportsOf)

test('chunks of a group become one file, and what they hold exists once', async () => {
  const merged = await merge()
  expect([...merged.keys()].map((name) => name.replace(/-[^-]+$/, '')).sort()).toEqual(['core', 'entry', 'page', 'react'])
  const folder = await temporaryFolder()
  for (const [name, { contents }] of merged) await writeFile(path.join(folder, name), contents)
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  const entry = [...merged.keys()].find((name) => name.startsWith('entry-')) ?? ''
  const { start }: { start: () => Promise<unknown> } = await import(pathToFileURL(path.join(folder, entry)).href)
  // The page counts on from where the core stopped: both have the same counter.
  expect(await start()).toEqual(['of the core', 1, 2])
})

test('a file keeps the default export of its chunk', async () => {
  const page = new Map([['page-AAAA.js', chunk('export default { words: 1 }', ['page'])]])
  const merged = await mergeChunks(page, { react: [], core: [], inner: [] }, () => ['default'])
  const [, file] = [...merged].find(([name]) => name.startsWith('page-')) ?? []
  const code = Buffer.from(file?.contents ?? '').toString('base64')
  const { default: words }: { default: unknown } = await import(`data:text/javascript;base64,${code}`)
  expect(words).toEqual({ words: 1 })
})

test('a file knows the modules that it begins with and the files that it needs', async () => {
  const merged = await merge()
  const names = [...merged.keys()]
  const named = (name: string) => names.find((candidate) => candidate.startsWith(`${name}-`)) ?? ''
  expect(merged.get(named('core'))).toMatchObject({ entryPoints: ['hydrate'], imports: [named('react')] })
  expect(merged.get(named('page'))).toMatchObject({ entryPoints: ['page'], imports: [named('react')] })
})

test('names change with the content of a group, also in files that import it', async () => {
  const changed = new Map([...chunks].map(([name, value]) => [name.replace('CCCC', 'FFFF'), value]))
  const before = [...(await merge()).keys()]
  const groups = { react: ['chunk-DDDD.js'], core: ['hydrate-BBBB.js', 'chunk-FFFF.js'], inner: [] }
  const after = [...(await mergeChunks(changed, groups, exportsOf)).keys()]
  const kept = before.filter((name) => after.includes(name))
  expect(kept.map((name) => name.replace(/-[^-]+$/, ''))).toEqual(['react'])
})

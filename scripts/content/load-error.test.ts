import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importFiles } from './import-files.ts'
import { loadError } from './load-error.ts'

/** The finding for a set whose `settings.ts` has this content. */
async function faultOf(source: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'faulty-set-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(path.join(folder, 'settings.ts'), source)
  const loading = importFiles(folder, ['settings.ts'], path.join(folder, '.cache'))
  return loading.then(
    () => undefined,
    (error: unknown) => loadError(error, 'shared/sites/roofs', folder),
  )
}

const file = 'shared/sites/roofs/settings.ts'

test.each([
  ['a syntax error', 'export const a = {\n  b: 1\n  c: 2,\n}\n', 3, 'cannot be read: a comma or a quotation mark is missing before c'],
  [
    'a straight apostrophe in a text',
    "export const a = {\n  b: 'They're here',\n}\n",
    2,
    'cannot be read: an apostrophe ends the text; type ’',
  ],
  [
    'a straight apostrophe at the end of a word',
    "export const a = {\n  b: 'Our neighbors' favorite',\n}\n",
    2,
    'cannot be read: an apostrophe ends the text; type ’',
  ],
  ['a text without its end', "export const a = {\n  b: 'Here,\n}\n", 2, 'cannot be read: a text has no closing quotation mark'],
  ['an unknown name', 'const a = 1\n\nexport const b = missing\n', 3, 'cannot be read: missing is not defined'],
])('%s is reported with its line', async (_, source, line, message) => {
  expect(await faultOf(source)).toEqual({ level: 'error', file, field: `line ${line}`, message })
})

test('a file that does not exist is reported where it is imported', async () => {
  const found = await faultOf("import { x } from './gone.ts'\nexport const a = x\n")
  expect(found).toMatchObject({ file, field: 'line 1', message: "cannot be read: './gone.ts', which it imports, is missing" })
})

test('an error without a line is reported for the settings', () => {
  expect(loadError(new Error('no such export'), 'shared/sites/roofs', '/sets/roofs')).toMatchObject({ file, field: '' })
})

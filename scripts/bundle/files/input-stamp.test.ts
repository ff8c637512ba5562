import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/helpers/temporary-folder.ts'
import { bundledInputs, hashInputs, isFresh, writeStamp } from './input-stamp.ts'

async function makeProject(files: Record<string, string>): Promise<string> {
  const root = await temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content)
  }
  return root
}

test('a changed, new or deleted file changes the hash; tests, Markdown files and other sets do not', async () => {
  const root = await makeProject({ 'shared/a.ts': '1', 'shared/sites/one/site.ts': '1', 'shared/sites/two/site.ts': '1' })
  const hash = () => hashInputs(root, ['shared', 'shared/sites/one'], ['shared/sites'])
  const first = await hash()
  for (const unimportant of ['shared/a.test.ts', 'shared/README.md', 'shared/sites/two/site.ts'])
    await writeFile(path.join(root, unimportant), '2')
  expect(await hash()).toBe(first)
  await writeFile(path.join(root, 'shared/sites/one/site.ts'), '2')
  const second = await hash()
  await writeFile(path.join(root, 'shared/b.ts'), '1')
  const third = await hash()
  await rm(path.join(root, 'shared/a.ts'))
  expect(new Set([first, second, third, await hash()]).size).toBe(4)
})

test('a result is fresh while its inputs are the same and all its files exist', async () => {
  const folder = await makeProject({ 'server.js': '', 'chunks/a.js': '' })
  expect(await isFresh(folder, 'stamp.json', 'x')).toBe(false)
  await writeStamp(folder, 'stamp.json', { inputs: 'x', outputs: ['server.js', 'chunks/a.js'] })
  expect(await isFresh(folder, 'stamp.json', 'x')).toBe(true)
  expect(await isFresh(folder, 'stamp.json', 'y')).toBe(false)
  await rm(path.join(folder, 'chunks/a.js'))
  expect(await isFresh(folder, 'stamp.json', 'x')).toBe(false)
})

test('a stamp that a killed build left half-written is ignored', async () => {
  const folder = await makeProject({ 'server.js': '' })
  await writeStamp(folder, 'stamp.json', { inputs: 'x', outputs: ['server.js'] })
  const whole = await readFile(path.join(folder, 'stamp.json'), 'utf8')
  for (const half of ['', whole.slice(0, 8)]) {
    await writeFile(path.join(folder, 'stamp.json'), half)
    expect(await isFresh(folder, 'stamp.json', 'x')).toBe(false)
  }
})

test('the inputs of a file are all that it imports, from whatever folder, without packages', async () => {
  const root = await makeProject({
    'scripts/build.ts': "import esbuild from 'esbuild'\nimport { a } from './a.ts'\nexport const x = [esbuild, a]\n",
    'scripts/a.ts': "export const a = () => import('../server/b.ts')\n",
    'server/b.ts': 'export const b = 1\n',
    'server/c.ts': 'export const c = 1\n',
  })
  expect(await bundledInputs(root, 'scripts/build.ts')).toEqual(['scripts/a.ts', 'scripts/build.ts', 'server/b.ts'])
})

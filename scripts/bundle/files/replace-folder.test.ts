import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/helpers/temporary-folder.ts'
import { replaceFolder } from './replace-folder.ts'

async function makeOutput() {
  const output = await temporaryFolder()
  const folder = path.join(output, 'sites', 'roofs')
  const build = (file: string) => replaceFolder(folder, output, (unfinished) => writeFile(path.join(unfinished, file), ''))
  return { output, folder, build }
}

test('new content replaces the old, and nothing else is left', async () => {
  const { output, folder, build } = await makeOutput()
  await build('old')
  await build('new')
  expect(await readdir(folder)).toEqual(['new'])
  expect(await readdir(output)).toEqual(['sites'])
})

test('an error leaves the old content in place', async () => {
  const { output, folder, build } = await makeOutput()
  await build('old')
  await expect(build('no/such/folder')).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).toEqual(['old'])
  expect(await readdir(output)).toEqual(['sites'])
})

test('leftovers of a killed build with the same process id are removed', async () => {
  const { output, folder, build } = await makeOutput()
  const leftover = path.join(output, `.roofs-${process.pid}`)
  await mkdir(leftover)
  await writeFile(path.join(leftover, 'half'), '')
  await build('new')
  expect(await readdir(folder)).toEqual(['new'])
})

import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/helpers/temporary-folder.ts'
import { removeOldFiles } from './old-files.ts'

test('a file is removed 8 days after the build that replaced it, whatever its age', async () => {
  const folder = await temporaryFolder()
  const build = async (time: string, name: string, before: string[]) => {
    const now = new Date(time)
    await writeFile(path.join(folder, name), '')
    await utimes(path.join(folder, name), now, now)
    await removeOldFiles(folder, { current: new Set([name]), before: new Set(before) }, now)
    return (await readdir(folder)).sort()
  }
  expect(await build('2026-01-01T12:00:00Z', 'a.js', [])).toEqual(['a.js'])
  expect(await build('2026-03-01T12:00:00Z', 'b.js', ['a.js'])).toEqual(['a.js', 'b.js'])
  expect(await build('2026-03-09T11:00:00Z', 'c.js', ['b.js'])).toEqual(['a.js', 'b.js', 'c.js'])
  expect(await build('2026-03-09T13:00:00Z', 'd.js', ['c.js'])).toEqual(['b.js', 'c.js', 'd.js'])
})

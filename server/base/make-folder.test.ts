import { mkdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import { makeFolder } from './make-folder.ts'

test('a folder is created with its parents, by several at once, and again', async () => {
  const path = join(await temporaryFolder(), 'a', 'b', 'c')
  await Promise.all([makeFolder(path, 0o700), makeFolder(path, 0o700), makeFolder(path, 0o700)])
  await makeFolder(path)
  expect((await stat(path)).isDirectory()).toBe(true)
  expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700)
})

test('a link to a folder counts as the folder', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'real'))
  await symlink(join(root, 'real'), join(root, 'link'))
  await makeFolder(join(root, 'link'))
  await makeFolder(join(root, 'link', 'below'))
  expect((await stat(join(root, 'real', 'below'))).isDirectory()).toBe(true)
})

test('a file in the way is an error', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(makeFolder(join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})

test.runIf(process.platform === 'linux')('where no folder can exist, it fails instead of waiting forever', async () => {
  await expect(makeFolder('/proc/nothing/here')).rejects.toMatchObject({ code: 'ENOENT' })
})

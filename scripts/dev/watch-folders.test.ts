import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import { watchFolders } from './watch-folders.ts'

test('each change is told once: written again and again, replaced, new, gone, in new folders; tests and hidden files are not', async () => {
  const root = await temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('client/layout/footer.tsx', '1')
  write('client/styles/reset.css', '1')
  const told: string[][] = []
  let onTold = () => {}
  const watcher = await watchFolders(root, ['client'], (files) => {
    told.push(files)
    onTold()
  })
  onTestFinished(watcher.close)
  const expectTold = async (...files: string[]) => {
    await expect.poll(() => told.flat()).toEqual(expect.arrayContaining(files))
    told.length = 0
  }
  for (const text of ['2', '3', '4']) {
    // The moment that it was told of is the earliest for the next change.
    await new Promise<void>((resolve) => {
      onTold = resolve
      write('client/layout/footer.tsx', text)
    })
    expect(told.flat()).toContain('client/layout/footer.tsx')
    told.length = 0
  }
  write('client/styles/new-reset.tmp', '2')
  renameSync(path.join(root, 'client/styles/new-reset.tmp'), path.join(root, 'client/styles/reset.css'))
  await expectTold('client/styles/reset.css')
  write('client/sections/new/strip.tsx', '1')
  await expectTold('client/sections/new/strip.tsx')
  rmSync(path.join(root, 'client/layout/footer.tsx'))
  await expectTold('client/layout/footer.tsx')
  write('client/layout/footer.test.tsx', '1')
  write('client/layout/.footer.tsx.swp', '1')
  write('client/layout/last.tsx', '1')
  await expect.poll(() => told.flat()).toContain('client/layout/last.tsx')
  expect(told.flat().filter((file) => /test|swp/.test(file))).toEqual([])
})

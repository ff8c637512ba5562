import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import { watchFolders } from './watch-folders.ts'

test('each rewritten, replaced, new or deleted file is reported once, also in new folders; tests and hidden files are not', async () => {
  const root = await temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('client/layout/footer.tsx', '1')
  write('client/styles/reset.css', '1')
  const reports: string[][] = []
  let onReport = () => {}
  const watcher = await watchFolders(root, ['client'], (files) => {
    reports.push(files)
    onReport()
  })
  onTestFinished(watcher.close)
  const expectReport = async (...files: string[]) => {
    await expect.poll(() => reports.flat()).toEqual(expect.arrayContaining(files))
    reports.length = 0
  }
  for (const text of ['2', '3', '4']) {
    // Write the next change as soon as this one is reported.
    await new Promise<void>((resolve) => {
      onReport = resolve
      write('client/layout/footer.tsx', text)
    })
    expect(reports.flat()).toContain('client/layout/footer.tsx')
    reports.length = 0
  }
  write('client/styles/new-reset.tmp', '2')
  renameSync(path.join(root, 'client/styles/new-reset.tmp'), path.join(root, 'client/styles/reset.css'))
  await expectReport('client/styles/reset.css')
  write('client/sections/new/strip.tsx', '1')
  await expectReport('client/sections/new/strip.tsx')
  rmSync(path.join(root, 'client/layout/footer.tsx'))
  await expectReport('client/layout/footer.tsx')
  write('client/layout/footer.test.tsx', '1')
  write('client/layout/.footer.tsx.swp', '1')
  write('client/layout/last.tsx', '1')
  await expect.poll(() => reports.flat()).toContain('client/layout/last.tsx')
  expect(reports.flat().filter((file) => /test|swp/.test(file))).toEqual([])
})

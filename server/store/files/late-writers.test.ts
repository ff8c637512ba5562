import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stillClock } from '../../../test/helpers/fake-clock.ts'
import { recordLog } from '../../../test/helpers/recorded-log.ts'
import { temporaryFolder } from '../../../test/helpers/temporary-folder.ts'
import { createFileStore } from './file-store.ts'
import type { FileSystem } from './file-system.ts'

const name = 'changes/site'

type Pauses = { before?: () => Promise<unknown>; after?: () => Promise<unknown> }

/** Two processes with one folder. The first does something else just before or after it creates a file. */
async function openTwo() {
  const pauses: Pauses = {}
  const link: FileSystem['link'] = async (from, to) => {
    const { before, after } = pauses
    if (!String(to).includes('changes')) return fs.link(from, to)
    Object.assign(pauses, { before: undefined, after: undefined })
    await before?.()
    await fs.link(from, to)
    await after?.()
  }
  const root = join(await temporaryFolder(), 'fencing')
  const open = (system: FileSystem) => {
    const store = createFileStore({ root, log: recordLog(), clock: stillClock(), fs: system })
    onTestFinished(() => store.close())
    return store.documents
  }
  return { late: open({ ...fs, link }), other: open(fs), pauses }
}

test.each([0, 1, 2])('a writer that is late from version %i on loses, although the file that it creates is free again', async (version) => {
  const { late, other, pauses } = await openTwo()
  for (let before = 0; before < version; before += 1) await other.write(name, 'before', before)
  pauses.before = async () => {
    for (const more of [0, 1, 2]) await other.write(name, `other ${more}`, version + more)
  }
  expect(await late.write(name, 'late', version)).toBeUndefined()
  expect(await other.history(name)).toMatchObject([{ version: version + 3, value: 'other 2' }])
})

test('a writer has won if others have continued from its version', async () => {
  const { late, other, pauses } = await openTwo()
  pauses.after = async () => {
    for (const more of [1, 2, 3]) await other.write(name, `other ${more}`, more)
  }
  expect(await late.write(name, 'first', 0)).toBe(1)
  expect(await other.read(name)).toMatchObject({ version: 4, value: 'other 3' })
})

test('a document that was removed before the writer created the next version stays removed', async () => {
  const { late, other, pauses } = await openTwo()
  await other.write(name, 'first', 0)
  pauses.before = () => other.remove(name, 1)
  expect(await late.write(name, 'late', 1)).toBeUndefined()
  expect(await other.read(name)).toBeUndefined()
})

import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stillClock } from '../../../test/helpers/fake-clock.ts'
import { recordLog } from '../../../test/helpers/recorded-log.ts'
import { newLead } from '../../../test/helpers/store-engines.ts'
import { temporaryFolder } from '../../../test/helpers/temporary-folder.ts'
import { isSameList } from '../../base/same-list.ts'
import { createFileStore } from './file-store.ts'
import type { FileSystem } from './file-system.ts'

const states = ['pending', 'sending', 'sent', 'failed', 'spam'] as const

/** A store whose files may become unreadable. `touched` lists the operations on single files. */
async function openWatched() {
  const touched: string[] = []
  const faults = { lstat: false }
  const edges: FileSystem = { ...fs }
  edges.lstat = (async (path: string) => {
    touched.push(path)
    if (faults.lstat) throw Object.assign(new Error('Too many open files'), { code: 'EMFILE' })
    return fs.lstat(path)
  }) as FileSystem['lstat']
  const root = join(await temporaryFolder(), 'fencing')
  const open = (system = fs as FileSystem) => {
    const store = createFileStore({ root, log: recordLog(), clock: stillClock(), fs: system })
    onTestFinished(() => store.close())
    return store
  }
  return { watched: open(edges), other: open(), touched, faults }
}

test('unchanged leads have the same heads, without access to their files', async () => {
  const { watched, other, touched } = await openWatched()
  const leads = [newLead({ state: 'sent' }), newLead({ state: 'sent' }), newLead({ state: 'spam' })]
  for (const lead of leads) await other.leads.add(lead)
  const first = await watched.leads.heads(states)
  expect(first.map(({ id }) => id).sort()).toEqual(leads.map(({ id }) => id).sort())
  touched.length = 0
  const second = await watched.leads.heads(states)
  expect(isSameList(first, second)).toBe(true)
  expect(touched).toEqual([])
  const [moved] = first.filter(({ state }) => state === 'spam')
  if (moved) await other.leads.move(moved, { state: 'pending' })
  expect(await watched.leads.heads(states)).toEqual(expect.arrayContaining([expect.objectContaining({ id: moved?.id, state: 'pending' })]))
  const [sent] = await other.leads.heads(['sent'])
  if (sent) await other.leads.erase(sent)
  expect(await watched.leads.heads(states)).toHaveLength(2)
})

test('a folder whose files could not be accessed is listed again', async () => {
  const { watched, other, faults } = await openWatched()
  await other.leads.add(newLead({ state: 'sent' }))
  faults.lstat = true
  expect(await watched.leads.heads(['sent'])).toEqual([])
  faults.lstat = false
  expect(await watched.leads.heads(['sent'])).toHaveLength(1)
})

test('unchanged documents have the same map of versions', async () => {
  const { watched, other } = await openWatched()
  await other.documents.write('notes/one', 1, 0)
  const first = await watched.documents.versions('notes')
  expect(await watched.documents.versions('notes')).toBe(first)
  await other.documents.write('notes/one', 2, 1)
  expect([...(await watched.documents.versions('notes'))]).toEqual([['one', 2]])
  expect((await watched.documents.read('notes/one'))?.value).toBe(2)
})

import * as fs from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stillClock } from '../../../test/helpers/fake-clock.ts'
import { recordLog } from '../../../test/helpers/recorded-log.ts'
import { leaseOf, newId, newLead, pictureOf } from '../../../test/helpers/store-engines.ts'
import { temporaryFolder } from '../../../test/helpers/temporary-folder.ts'
import { leadStates } from '../store.ts'
import { createFileStore } from './file-store.ts'
import type { FileSystem } from './file-system.ts'

async function openFiles({ edges = fs as FileSystem, root = '' } = {}) {
  const folder = root || join(await temporaryFolder(), 'fencing')
  const log = recordLog()
  const clock = stillClock()
  const store = createFileStore({ root: folder, log, clock, fs: edges })
  onTestFinished(() => store.close())
  const namesOf = async (state: string) => (await fs.readdir(join(folder, 'leads', state))).sort()
  return { store, log, clock, root: folder, leads: join(folder, 'leads'), namesOf }
}

const steps = ['open', 'write', 'sync', 'rename', 'folder sync'] as const
type Fault = { step: (typeof steps)[number] | undefined; code: string; times?: number }

function failing(fault: Fault): FileSystem {
  const fail = async (step: (typeof steps)[number]) => {
    if (fault.step !== step) return
    if (fault.times !== undefined && --fault.times <= 0) fault.step = undefined
    throw Object.assign(new Error('canary of the system'), { code: fault.code })
  }
  return {
    ...fs,
    async open(path, flags, mode) {
      const isLead = basename(dirname(String(path))) === 'tmp'
      if (isLead) await fail('open')
      const handle = await fs.open(path, flags, mode)
      const { writeFile, sync } = handle
      handle.writeFile = async (data, options) => {
        if (isLead) await fail('write')
        return writeFile.call(handle, data, options)
      }
      handle.sync = async () => {
        await fail(isLead ? 'sync' : 'folder sync')
        return sync.call(handle)
      }
      return handle
    },
    async rename(from, to) {
      await fail('rename')
      return fs.rename(from, to)
    },
  }
}

test.each(
  steps.flatMap((step) => ['ENOSPC', 'EIO', 'EROFS', 'EMFILE', 'EDQUOT'].map((code) => [step, code] as const)),
)('when %s fails with %s the lead is refused, no file is left, and the next one is stored', async (step, code) => {
  const fault: Fault = { step: undefined, code }
  const { store, namesOf } = await openFiles({ edges: failing(fault) })
  await store.probe()
  fault.step = step
  await expect(store.leads.add(newLead({ repeatKey: 'same' }))).rejects.toMatchObject({ code })
  await expect(store.probe()).rejects.toMatchObject({ code })
  for (const folder of ['tmp', 'pending', 'recent']) expect(await namesOf(folder)).toEqual([])
  fault.step = undefined
  expect(await store.leads.add(newLead({ repeatKey: 'same' }))).toEqual({ status: 'stored' })
})

test('a probe without a flush finds a full disk, and flushes nothing', async () => {
  const fault: Fault = { step: undefined, code: 'ENOSPC' }
  const { store, namesOf } = await openFiles({ edges: failing(fault) })
  await store.probe()
  for (const step of ['open', 'write'] as const) {
    fault.step = step
    await expect(store.probe({ flush: false })).rejects.toMatchObject({ code: 'ENOSPC' })
  }
  for (const step of ['sync', 'rename', 'folder sync'] as const) {
    fault.step = step
    await store.probe({ flush: false })
  }
  expect(await namesOf('tmp')).toEqual([])
})

test('after a failed flush a new file is written, instead of flushing again', async () => {
  const fault: Fault = { step: undefined, code: 'EIO', times: 1 }
  const { store, namesOf } = await openFiles({ edges: failing(fault) })
  await store.probe()
  fault.step = 'sync'
  expect(await store.leads.add(newLead())).toEqual({ status: 'stored' })
  expect(await namesOf('pending')).toHaveLength(1)
})

test('a picture that could not be written leaves nothing', async () => {
  const fault: Fault = { step: undefined, code: 'ENOSPC' }
  const { store, namesOf } = await openFiles({ edges: failing(fault) })
  await store.probe()
  for (const step of ['open', 'write', 'sync'] as const) {
    fault.step = step
    await expect(store.pictures.write(`photos/${newId()}`, '1.jpg', pictureOf(1))).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await namesOf('tmp')).toEqual([])
    expect(await namesOf('photos')).toEqual([])
  }
  fault.step = 'folder sync'
  const folder = `photos/${newId()}`
  await expect(store.pictures.write(folder, '1.jpg', pictureOf(1))).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await store.pictures.list(folder)).toEqual([])
})

test('on a full disk a lead is taken and settled, and the lease is taken over', async () => {
  const fault: Fault = { step: undefined, code: 'ENOSPC' }
  const { store, root } = await openFiles({ edges: failing(fault) })
  const lead = newLead()
  await store.leads.add(lead)
  await (await leaseOf(store)).release()
  for (const step of ['open', 'write'] as const) {
    fault.step = step
    const { store: other } = await openFiles({ edges: failing(fault), root })
    const lease = await leaseOf(other)
    const [head] = await other.leads.due(lease, 1, [])
    const record = head && (await other.leads.take(lease, head))
    const state = step === 'open' ? 'pending' : 'sent'
    expect(record && (await other.leads.settle(lease, record, { state, progress: { '1f00ab12': 'd0' } }))).toMatchObject({ state })
    await lease.release()
  }
})

test('a failed `settle` can be repeated until it works, and the lead is not sent again in the meantime', async () => {
  const fault: Fault = { step: undefined, code: 'EIO' }
  const { store } = await openFiles({ edges: failing(fault) })
  const lead = newLead()
  await store.leads.add(lead)
  const lease = await leaseOf(store)
  const record = await store.leads.take(lease, lead)
  if (!record) throw new Error('not taken')
  fault.step = 'rename'
  await expect(store.leads.settle(lease, record, { state: 'sent' })).rejects.toMatchObject({ code: 'EIO' })
  fault.step = undefined
  expect(await store.leads.due(lease, 9, [lead.id])).toEqual([])
  expect(await store.leads.settle(lease, record, { state: 'sent' })).toMatchObject({ state: 'sent' })
})

test('folders are 0700 and files 0600 under any umask, and no temporary file is left', async () => {
  for (const umask of [0o000, 0o777]) {
    const before = process.umask(umask)
    try {
      const { store, leads, root, namesOf } = await openFiles()
      const lead = newLead()
      await store.pictures.write(`photos/${lead.id}`, '1.jpg', pictureOf(1))
      await store.leads.add(lead)
      await store.documents.write('changes/site', 1, 0)
      const files = [
        join(leads, 'pending', `${lead.id}.json`),
        join(leads, 'photos', lead.id, '1.jpg'),
        join(root, 'changes', 'site.1.json'),
      ]
      for (const file of files) expect((await fs.stat(file)).mode & 0o777).toBe(0o600)
      for (const path of [root, leads, ...files.map(dirname)]) expect((await fs.stat(path)).mode & 0o777).toBe(0o700)
      for (const state of [...leadStates, 'tmp']) expect((await fs.stat(join(leads, state))).mode & 0o777).toBe(0o700)
      expect(await namesOf('tmp')).toEqual([])
    } finally {
      process.umask(before)
    }
  }
})

test('foreign, empty, truncated and hostile files are set aside once, never deleted, never fatal', async () => {
  const { store, log, leads, namesOf } = await openFiles()
  const real = newLead()
  await store.leads.add(real)
  const pending = join(leads, 'pending')
  const text = await fs.readFile(join(pending, `${real.id}.json`), 'utf8')
  await fs.writeFile(join(pending, 'notes.txt'), 'mine')
  await fs.writeFile(join(leads, 'failed', 'notes.txt'), 'also mine')
  await fs.writeFile(join(pending, `${newId()}.json`), '')
  await fs.writeFile(join(pending, `${newId()}.json`), text.slice(0, 60))
  await fs.writeFile(join(pending, `${newId()}.json`), text)
  await fs.writeFile(join(pending, `${newId()}.json`), 'x'.repeat(300_000))
  await fs.writeFile(join(pending, 'a\nb\u202e.json'), '{}')
  await fs.writeFile(join(pending, 'y'.repeat(255)), '')
  await fs.writeFile(join(pending, '名'.repeat(85)), '')
  await fs.symlink('/etc/passwd', join(pending, `${newId()}.json`))
  await fs.mkdir(join(pending, `${newId()}.json`))
  await fs.writeFile(join(pending, '.hidden'), '')
  const newer = newId()
  await fs.writeFile(join(pending, `${newer}.json`), '{"v":3}')
  expect(await store.leads.counts()).toMatchObject({ pending: 2, failed: 0, unreadable: 11 })
  expect(await namesOf('pending')).toEqual(['.hidden', `${real.id}.json`, `${newer}.json`].sort())
  expect((await namesOf('unreadable')).filter((name) => name.startsWith('notes.txt~'))).toHaveLength(2)
  const warnings = log.at('warn').length
  expect(await store.leads.counts()).toMatchObject({ pending: 2, unreadable: 11 })
  expect(log.at('warn')).toHaveLength(warnings)
})

test('a lead that cannot be read for now stays where it is, and comes back by itself', async () => {
  let isRefused = true
  const readFile: FileSystem['readFile'] = Object.assign(async (...call: Parameters<typeof fs.readFile>) => {
    if (isRefused) throw Object.assign(new Error('canary of the system'), { code: 'EACCES' })
    return fs.readFile(...call)
  })
  const { store: writer, root } = await openFiles()
  await writer.leads.add(newLead())
  const { store, log, namesOf } = await openFiles({ edges: { ...fs, readFile } as FileSystem, root })
  const lease = await leaseOf(store)
  expect(await store.leads.due(lease, 9, [])).toEqual([])
  expect(await store.leads.counts()).toMatchObject({ pending: 0, unreadable: 1 })
  expect(await store.leads.due(lease, 9, [])).toEqual([])
  expect(await namesOf('unreadable')).toEqual([])
  expect(log.at('error')).toEqual(['inquiries on disk could not be read: trying again'])
  isRefused = false
  expect(await store.leads.due(lease, 9, [])).toHaveLength(1)
  expect(await store.leads.counts()).toMatchObject({ pending: 1, unreadable: 0 })
})

test('a lead is sent even if the folder of its photos cannot be read', async () => {
  const id = newId()
  const readdir = (async (path: string) => {
    if (basename(path) === id) throw Object.assign(new Error('canary of the system'), { code: 'EACCES' })
    return fs.readdir(path)
  }) as typeof fs.readdir
  const { store } = await openFiles({ edges: { ...fs, readdir } })
  await store.pictures.write(`photos/${id}`, '1.jpg', pictureOf(1))
  await store.leads.add(newLead({ id }))
  const lease = await leaseOf(store)
  const [head] = await store.leads.due(lease, 1, [])
  const record = head && (await store.leads.take(lease, head))
  expect(record).toMatchObject({ id, photos: [] })
  expect(record && (await store.leads.settle(lease, record, { state: 'sent' }))).toMatchObject({ id, state: 'sent' })
})

test('a readable file can be taken out of unreadable', async () => {
  const { store, leads } = await openFiles()
  const lead = newLead()
  await store.leads.add(lead)
  await fs.rename(join(leads, 'pending', `${lead.id}.json`), join(leads, 'unreadable', `${lead.id}.json~0a1b2c3d`))
  // The maximum number of destinations of a lead.
  const progress = Object.fromEntries(Array.from({ length: 18 }, (_, number) => [`1f00ab${number + 10}`, 'd1']))
  for (const change of [{ state: 'pending', progress }, { state: 'unreadable' }, { state: 'pending' }] as const) {
    const [head] = await store.leads.find(lead.id)
    expect(head && (await store.leads.move(head, change))).toBe(true)
  }
  expect(await store.leads.find(lead.id)).toMatchObject([{ id: lead.id, state: 'pending', receivedAt: lead.receivedAt, progress }])
})

test.each([
  'leads/pending',
  'leads/tmp',
  'leads/recent',
  'leads',
  '.',
])('removing the folder %s of a running server loses no lead', async (name) => {
  const { store, root, namesOf } = await openFiles()
  await store.probe()
  await fs.rm(join(root, name), { recursive: true })
  await store.probe({ flush: false })
  expect(await store.leads.add(newLead({ repeatKey: 'same' }))).toEqual({ status: 'stored' })
  expect(await namesOf('pending')).toHaveLength(1)
})

test('202 leads at once are stored, the rest are refused', async () => {
  const { store } = await openFiles()
  await store.probe()
  const results = await Promise.allSettled(Array.from({ length: 230 }, () => store.leads.add(newLead())))
  const stored = results.filter(({ status }) => status === 'fulfilled').length
  expect(stored).toBeGreaterThanOrEqual(200)
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'EBUSY' })
  expect((await store.leads.counts()).pending).toBe(stored)
})

test('a lease is taken over when it has not changed for 100 seconds of our own clock, or at once if its process is gone', async () => {
  const { store, leads, clock } = await openFiles()
  await (await leaseOf(store)).release()
  const file = join(leads, 'lease')
  await fs.rename(join(file, 'free'), join(file, 'pffffffff-1-00000000'))
  expect(await store.lease()).toBeUndefined()
  clock.advance(99_999)
  expect(await store.lease()).toBeUndefined()
  // Simulates a renewal by the holder.
  await fs.utimes(join(file, 'pffffffff-1-00000000'), 1, 1)
  clock.advance(1)
  expect(await store.lease()).toBeUndefined()
  clock.advance(100_000)
  expect(await store.lease()).toBeDefined()
})

test('a lease whose first renewal failed is taken with the next try', async () => {
  let isRefused = true
  const utimes: FileSystem['utimes'] = async (...call) => {
    if (isRefused) throw Object.assign(new Error('canary of the system'), { code: 'EIO' })
    return fs.utimes(...call)
  }
  const { store } = await openFiles({ edges: { ...fs, utimes } })
  await expect(store.lease()).rejects.toMatchObject({ code: 'EIO' })
  isRefused = false
  expect(await store.lease()).toBeDefined()
})

test('a marker whose lead was never written does not make a repeat', async () => {
  const { store, clock, leads, namesOf } = await openFiles()
  await store.leads.add(newLead({ repeatKey: 'same' }))
  const [lead = ''] = await namesOf('pending')
  await fs.unlink(join(leads, 'pending', lead))
  clock.advance(5_000)
  expect(await store.leads.findRepeat('same')).toBeUndefined()
  expect(await store.leads.add(newLead({ repeatKey: 'same' }))).toEqual({ status: 'stored' })
})

test('a folder with the name of a document is set aside, and the document is the earlier version', async () => {
  const { store, root } = await openFiles()
  await store.counts.add('2024-05-01', { visits: 1 })
  await fs.mkdir(join(root, 'counts', '2024-05-01.2.json'))
  expect((await store.counts.days('2024-05-01', '2024-05-01')).get('2024-05-01')).toEqual({ visits: 1 })
  await store.counts.add('2024-05-01', { visits: 1 })
  expect((await store.documents.read('counts/2024-05-01'))?.value).toEqual({ visits: 2 })
})

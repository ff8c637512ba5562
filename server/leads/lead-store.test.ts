import { spawn } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { enquiry, makeFolder, namesIn, openStore, stillClock } from '../../test/helpers/lead-outbox.ts'
import { duplicateKey } from './duplicates.ts'
import { leadStates } from './lead.ts'
import { formatLeadFile, parseLeadFile } from './lead-file.ts'
import { ensureLeadFolders, type LeadFileSystem } from './lead-folders.ts'

const id = (number: number) => number.toString(16).padStart(32, '0')
const day = 24 * 60 * 60_000

function leadText(number: number, receivedAt = '2024-05-01T11:00:00.000Z') {
  return formatLeadFile({ v: 1, id: id(number), receivedAt, ...enquiry(number) })
}

test('an enquiry is one whole file in pending, private at any umask, and nothing else is left', async () => {
  const folder = await makeFolder()
  for (const umask of [0o000, 0o777]) {
    const before = process.umask(umask)
    try {
      const store = openStore({ folder, clock: stillClock(Date.now()) })
      const result = await store.accept(enquiry(umask), 'enquiry')
      if (result.status !== 'stored') throw new Error(result.status)
      const path = join(folder, 'pending', `${result.id}.json`)
      const reading = parseLeadFile(await fs.readFile(path, 'utf8'))
      expect(reading).toMatchObject({ status: 'lead', lead: { id: result.id, ...enquiry(umask) } })
      expect((await fs.stat(path)).mode & 0o777).toBe(0o600)
      for (const name of ['', ...leadStates, 'tmp', 'recent']) expect((await fs.stat(join(folder, name))).mode & 0o777).toBe(0o700)
      expect(await namesIn(folder, 'tmp')).toEqual([])
      expect(store.counts().pending).toBeGreaterThan(0)
    } finally {
      process.umask(before)
    }
  }
})

test('what is missing above the folder is made private too, at any umask', async () => {
  const above = await makeFolder()
  const before = process.umask(0o777)
  try {
    const store = openStore({ folder: join(above, 'data', 'leads'), clock: stillClock() })
    expect((await store.accept(enquiry(1), 'enquiry')).status).toBe('stored')
    for (const name of ['', 'data', 'data/leads']) expect((await fs.stat(join(above, name))).mode & 0o777).toBe(0o700)
  } finally {
    process.umask(before)
  }
})

test('a folder that stands open to others is tightened', async () => {
  const folder = await makeFolder()
  await fs.mkdir(join(folder, 'pending'), { recursive: true, mode: 0o777 })
  await fs.chmod(join(folder, 'pending'), 0o777)
  await openStore({ folder }).accept(enquiry(1), 'enquiry')
  expect((await fs.stat(join(folder, 'pending'))).mode & 0o777).toBe(0o700)
})

test('the file is flushed, then renamed, then the folder flushed, before anybody hears of it', async () => {
  const folder = await makeFolder()
  const calls: string[] = []
  const store = openStore({ folder, fs: tracing(calls), clock: stillClock() })
  await store.probe()
  calls.length = 0
  await store.accept(enquiry(1), 'spam')
  calls.push('answered')
  expect(calls).toEqual([
    'open tmp wx 600',
    'chmod',
    'write',
    'sync',
    'close',
    'rename tmp spam',
    'open spam r',
    'sync',
    'close',
    'answered',
  ])
})

test('the same enquiry again is kept once, and its first id is told', async () => {
  const folder = await makeFolder()
  const clock = stillClock()
  const store = openStore({ folder, clock })
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => store.accept(enquiry(1), 'enquiry')))
  if (first?.status !== 'stored') throw new Error('not stored')
  expect(others).toEqual(others.map(() => ({ status: 'duplicate', id: first.id })))
  expect(await store.findDuplicate(enquiry(1).fields, 'fencing')).toBe(first.id)
  expect(await store.accept(enquiry(1), 'enquiry')).toEqual({ status: 'duplicate', id: first.id })
  expect(await namesIn(folder, 'pending')).toHaveLength(1)
})

test('any other field, another site, or ten minutes make it a new enquiry', async () => {
  const clock = stillClock()
  const store = openStore({ folder: await makeFolder(), clock })
  await store.accept(enquiry(1), 'enquiry')
  for (const field of ['name', 'email', 'phone', 'comment'] as const) {
    expect(await store.findDuplicate({ ...enquiry(1).fields, [field]: 'other' }, 'fencing')).toBeUndefined()
  }
  expect(await store.findDuplicate(enquiry(1).fields, 'insulation')).toBeUndefined()
  clock.advance(10 * 60_000 - 1)
  expect(await store.findDuplicate(enquiry(1).fields, 'fencing')).toBeDefined()
  clock.advance(1)
  expect(await store.findDuplicate(enquiry(1).fields, 'fencing')).toBeUndefined()
  expect((await store.accept(enquiry(1), 'enquiry')).status).toBe('stored')
})

test('a clock that went back does not make it new', async () => {
  const clock = stillClock()
  const store = openStore({ folder: await makeFolder(), clock })
  await store.accept(enquiry(1), 'enquiry')
  clock.set(clock.now() - 3 * 60 * 60_000)
  expect((await store.accept(enquiry(1), 'enquiry')).status).toBe('duplicate')
})

test('duplicates hold across processes and restarts, also of what was sent in between', async () => {
  const folder = await makeFolder()
  const stores = [openStore({ folder }), openStore({ folder })]
  const results = await Promise.all(Array.from({ length: 20 }, (_, turn) => stores[turn % 2]?.accept(enquiry(1), 'enquiry')))
  expect(results.filter((result) => result?.status === 'stored')).toHaveLength(1)
  expect(new Set(results.map((result) => result && 'id' in result && result.id)).size).toBe(1)
  const [name = ''] = await namesIn(folder, 'pending')
  await fs.rename(join(folder, 'pending', name), join(folder, 'sent', name))
  expect((await openStore({ folder }).accept(enquiry(1), 'enquiry')).status).toBe('duplicate')
})

test('what fell into the honeypot does not swallow the real enquiry', async () => {
  const folder = await makeFolder()
  const store = openStore({ folder })
  expect((await store.accept(enquiry(1), 'spam')).status).toBe('stored')
  expect((await store.accept(enquiry(1), 'spam')).status).toBe('stored')
  expect(await store.findDuplicate(enquiry(1).fields, 'fencing')).toBeUndefined()
  expect((await store.accept(enquiry(1), 'enquiry')).status).toBe('stored')
  expect(store.counts()).toMatchObject({ spam: 2, pending: 1 })
  expect(store.spamBefore(Date.now())).toBe(2)
})

test('a marker whose lead was never written does not swallow the enquiry', async () => {
  const folder = await makeFolder()
  const clock = stillClock()
  const store = openStore({ folder, clock })
  await store.probe()
  const key = duplicateKey(enquiry(1).fields, 'fencing')
  await fs.writeFile(join(folder, 'recent', key), `${id(9)} ${clock.now() - 5_000}\n`)
  expect((await store.accept(enquiry(1), 'enquiry')).status).toBe('stored')
  await fs.writeFile(join(folder, 'recent', duplicateKey(enquiry(2).fields, 'fencing')), '')
  await fs.utimes(join(folder, 'recent', duplicateKey(enquiry(2).fields, 'fencing')), 0, 0)
  expect((await store.accept(enquiry(2), 'enquiry')).status).toBe('stored')
})

const faults = ['ENOSPC', 'EIO', 'EROFS', 'EMFILE', 'EDQUOT']
const steps = ['open', 'write', 'sync', 'rename', 'folder sync'] as const

test.each(
  steps.flatMap((step) => faults.map((code) => [step, code] as const)),
)('when %s fails with %s the enquiry is turned away, nothing is left behind, and the next one is kept', async (step, code) => {
  const folder = await makeFolder()
  const fault = { step: undefined as (typeof steps)[number] | undefined, code }
  const store = openStore({ folder, fs: failing(fault), clock: stillClock() })
  await store.probe()
  fault.step = step
  expect(await store.accept(enquiry(1), 'enquiry')).toEqual({ status: 'unavailable', code })
  expect(store.availability()).toEqual({ isAvailable: false, code })
  for (const state of ['tmp', 'pending', 'recent'] as const) expect(await namesIn(folder, state)).toEqual([])
  fault.step = undefined
  expect((await store.accept(enquiry(1), 'enquiry')).status).toBe('stored')
  expect(store.availability().isAvailable).toBe(true)
  expect(store.log.at('error')).toEqual(['enquiries cannot be stored'])
  expect(store.log.at('info')).toEqual(['enquiries can be stored again'])
})

test('one failed flush is answered by a new file, not by flushing again', async () => {
  const folder = await makeFolder()
  const fault = { step: undefined as (typeof steps)[number] | undefined, code: 'EIO', times: 1 }
  const store = openStore({ folder, fs: failing(fault), clock: stillClock() })
  await store.probe()
  fault.step = 'sync'
  expect((await store.accept(enquiry(1), 'enquiry')).status).toBe('stored')
  expect(await namesIn(folder, 'pending')).toHaveLength(1)
})

test('what could be neither flushed nor taken back is not called kept', async () => {
  const folder = await makeFolder()
  const fault = { step: undefined as (typeof steps)[number] | undefined, code: 'EIO' }
  const unlink: typeof fs.unlink = async (path) => {
    if (fault.step) throw Object.assign(new Error('canary of the system'), { code: 'EROFS' })
    return fs.unlink(path)
  }
  const store = openStore({ folder, fs: { ...failing(fault), unlink }, clock: stillClock() })
  await store.probe()
  fault.step = 'folder sync'
  expect(await store.accept(enquiry(1), 'enquiry')).toEqual({ status: 'unavailable', code: 'EIO' })
})

test('a disk that answers nothing turns enquiries away after a while and fails the health, until it answers', async () => {
  let release = () => {}
  let hanging: Promise<void> | undefined
  let calls = 0
  const open: typeof fs.open = async (...call) => {
    if (hanging) calls += 1
    await hanging
    return fs.open(...call)
  }
  const folder = await makeFolder()
  const clock = stillClock()
  const store = openStore({ folder, fs: { ...fs, open }, clock })
  await store.probe()
  hanging = new Promise((resolve) => {
    release = resolve
  })
  const outcome = store.accept(enquiry(1), 'enquiry')
  const again = store.accept(enquiry(1), 'enquiry')
  const others = [2, 3, 4, 5].map((number) => store.findDuplicate(enquiry(number).fields, 'fencing'))
  await expect.poll(() => calls).toBe(2)
  expect(store.availability().isAvailable).toBe(true)
  clock.advance(20_000)
  expect(await outcome).toEqual({ status: 'unavailable', code: 'ETIMEDOUT' })
  expect((await again).status).toBe('unavailable')
  expect(await Promise.all(others)).toEqual([undefined, undefined, undefined, undefined])
  expect(store.availability()).toEqual({ isAvailable: false, code: 'ETIMEDOUT' })
  // At once from now on, and without another call of the disk: each would hold one of Node's four threads.
  expect(await store.findDuplicate(enquiry(6).fields, 'fencing')).toBeUndefined()
  expect(await store.accept(enquiry(6), 'enquiry')).toEqual({ status: 'unavailable', code: 'ETIMEDOUT' })
  expect(calls).toBe(2)
  release()
  await expect.poll(() => store.availability().isAvailable).toBe(true)
  expect(await namesIn(folder, 'pending')).toHaveLength(1)
})

test('without a look at the disk for a minute the health fails', async () => {
  const clock = stillClock()
  const store = openStore({ folder: await makeFolder(), clock })
  await store.probe()
  clock.advance(60_000)
  expect(store.availability().isAvailable).toBe(true)
  clock.advance(1)
  expect(store.availability()).toEqual({ isAvailable: false, code: 'ETIMEDOUT' })
  await store.probe()
  expect(store.availability().isAvailable).toBe(true)
})

test('a folder that cannot be made does not stop the start, and recovers by itself', async () => {
  const folder = await makeFolder()
  await fs.writeFile(folder, 'in the way')
  const clock = stillClock()
  const store = openStore({ folder, clock })
  expect(await store.accept(enquiry(1), 'enquiry')).toMatchObject({ status: 'unavailable' })
  expect(store.availability().isAvailable).toBe(false)
  await fs.unlink(folder)
  clock.advance(10_000)
  await store.refresh()
  expect(store.availability().isAvailable).toBe(true)
  expect((await store.accept(enquiry(1), 'enquiry')).status).toBe('stored')
})

test.each(['pending', 'tmp', '.'])('removing the folder %s under a running store costs no enquiry', async (name) => {
  const folder = await makeFolder()
  const store = openStore({ folder, clock: stillClock() })
  await store.probe()
  await fs.rm(join(folder, name), { recursive: true })
  expect((await store.accept(enquiry(1), 'enquiry')).status).toBe('stored')
  expect(await namesIn(folder, 'pending')).toHaveLength(1)
})

test('a state’s folder replaced by a file is a fault that ends with it', async () => {
  const folder = await makeFolder()
  const store = openStore({ folder, clock: stillClock() })
  await store.probe()
  await fs.rmdir(join(folder, 'pending'))
  await fs.writeFile(join(folder, 'pending'), '')
  expect((await store.accept(enquiry(1), 'enquiry')).status).toBe('unavailable')
  expect(await store.probe()).toBe(false)
  expect(await namesIn(folder, 'tmp')).toEqual([])
  await fs.unlink(join(folder, 'pending'))
  expect(await store.probe()).toBe(true)
})

test('beyond the ceiling enquiries are turned away and the honeypot is not, and room makes it well', async () => {
  const store = openStore({ folder: await makeFolder(), maxPending: 2 })
  for (const number of [1, 2]) expect((await store.accept(enquiry(number), 'enquiry')).status).toBe('stored')
  expect(await store.accept(enquiry(3), 'enquiry')).toEqual({ status: 'unavailable', code: 'EFULL' })
  expect(store.availability()).toEqual({ isAvailable: false, code: 'EFULL' })
  expect((await store.accept(enquiry(3), 'spam')).status).toBe('stored')
  const [record] = await store.list('pending')
  if (record) await store.purge(record)
  await store.refresh()
  expect((await store.accept(enquiry(3), 'enquiry')).status).toBe('stored')
})

test('202 at once are kept, the rest is turned away', async () => {
  const store = openStore({ folder: await makeFolder() })
  await store.probe()
  const results = await Promise.all(Array.from({ length: 230 }, (_, number) => store.accept(enquiry(number), 'enquiry')))
  const stored = results.filter(({ status }) => status === 'stored').length
  expect(stored).toBeGreaterThanOrEqual(200)
  for (const result of results) if (result.status !== 'stored') expect(result).toEqual({ status: 'unavailable', code: 'EBUSY' })
  expect(store.counts().pending).toBe(stored)
})

test('foreign, empty, cut off and hostile files are put aside once, never deleted, never fatal', async () => {
  const folder = await makeFolder()
  const store = openStore({ folder, clock: stillClock() })
  await store.probe()
  const pending = join(folder, 'pending')
  await fs.writeFile(join(pending, 'notes.txt'), 'mine')
  await fs.writeFile(join(pending, `${id(1)}.json`), '')
  await fs.writeFile(join(pending, `${id(2)}.json`), leadText(2).slice(0, 60))
  await fs.writeFile(join(pending, `${id(3)}.json`), leadText(4))
  await fs.writeFile(join(pending, `${id(5)}.json`), 'x'.repeat(300_000))
  await fs.writeFile(join(pending, 'a\nb\u202e.json'), '{}')
  await fs.symlink('/etc/passwd', join(pending, `${id(6)}.json`))
  await fs.mkdir(join(pending, `${id(7)}.json`))
  await makePipe(join(pending, `${id(8)}.json`))
  await fs.writeFile(join(folder, 'failed', `${id(9)}.json`), '[]')
  await fs.writeFile(join(folder, 'sent', 'notes.txt'), 'also mine')
  await fs.writeFile(join(pending, `${id(10)}.json`), leadText(10))
  await fs.writeFile(join(pending, `${id(11)}.json`), '{"v":2}')
  await fs.writeFile(join(pending, '.hidden'), '')
  await store.refresh()
  expect(store.counts()).toMatchObject({ pending: 2, failed: 0, sent: 0, unreadable: 11 })
  expect(await namesIn(folder, 'pending')).toEqual(['.hidden', `${id(10)}.json`, `${id(11)}.json`])
  expect(await fs.readFile(join(folder, 'unreadable', 'notes.txt'), 'utf8')).toBe('mine')
  expect(await fs.readFile(join(folder, 'unreadable', 'notes.txt~2'), 'utf8')).toBe('also mine')
  expect(store.log.at('warn')).toHaveLength(11)
  await store.refresh()
  expect(store.log.at('warn')).toHaveLength(11)
  expect((await store.accept(enquiry(1), 'enquiry')).status).toBe('stored')
})

test('what a killed process was writing is kept when it is whole and removed when it is not', async () => {
  const folder = await makeFolder()
  await ensureLeadFolders(fs, folder)
  const dead = `p-${await deadPid()}-00000000`
  const old = new Date(Date.now() - 2 * 60 * 60_000)
  await fs.writeFile(join(folder, 'tmp', `${id(1)}.pending.${dead}`), leadText(1))
  await fs.writeFile(join(folder, 'tmp', `${id(2)}.spam.${dead}`), leadText(2))
  await fs.writeFile(join(folder, 'tmp', `${id(3)}.pending.${dead}`), leadText(3).slice(0, 50))
  await fs.writeFile(join(folder, 'tmp', `probe.${dead}`), '')
  for (const name of await namesIn(folder, 'tmp')) await fs.utimes(join(folder, 'tmp', name), old, old)
  await fs.writeFile(join(folder, 'tmp', `${id(4)}.pending.${dead}`), leadText(4).slice(0, 50))
  const store = openStore({ folder, clock: stillClock(Date.now()) })
  await store.accept(enquiry(9), 'spam')
  expect(await namesIn(folder, 'pending')).toEqual([`${id(1)}.json`])
  expect(await namesIn(folder, 'spam')).toContain(`${id(2)}.json`)
  expect(await namesIn(folder, 'tmp')).toEqual([`${id(4)}.pending.${dead}`])
})

test('what a killed process was writing goes when the visitor has sent it again meanwhile', async () => {
  const folder = await makeFolder()
  const stored = await openStore({ folder }).accept(enquiry(1), 'enquiry')
  const lead = { v: 1 as const, id: id(7), receivedAt: new Date().toISOString(), ...enquiry(1) }
  const path = join(folder, 'tmp', `${id(7)}.pending.p-${await deadPid()}-00000000`)
  await fs.writeFile(path, formatLeadFile(lead))
  await fs.utimes(path, 0, 0)
  const store = openStore({ folder })
  await store.accept(enquiry(2), 'enquiry')
  const pending = await namesIn(folder, 'pending')
  expect(pending).toHaveLength(2)
  expect(pending).toContain('id' in stored ? `${stored.id}.json` : '')
  expect(await namesIn(folder, 'tmp')).toEqual([])
})

test('what a process was writing a second before it was killed is kept at once', async () => {
  const folder = await makeFolder()
  await ensureLeadFolders(fs, folder)
  const clock = stillClock(Date.now())
  const path = join(folder, 'tmp', `${id(1)}.pending.p-${await deadPid()}-00000000`)
  await fs.writeFile(path, leadText(1))
  await fs.utimes(path, 0, 0)
  const { fields, site } = enquiry(1)
  await fs.writeFile(join(folder, 'recent', duplicateKey(fields, site)), `${id(1)} ${clock.now() - 1_000}\n`)
  // With a clock that stands still whoever waits for the marker waits for ever.
  await openStore({ folder, clock }).accept(enquiry(2), 'enquiry')
  expect(await namesIn(folder, 'pending')).toContain(`${id(1)}.json`)
})

test('only what was sent and what is spam grows old', async () => {
  const folder = await makeFolder()
  const clock = stillClock()
  await ensureLeadFolders(fs, folder)
  for (const state of leadStates) {
    for (const [number, days] of [29, 31, 89, 91].entries()) {
      const owner = state === 'sending' ? '.p-1-00000000' : ''
      const path = join(folder, state, `${id(number)}${owner}.json`)
      await fs.writeFile(path, leadText(number, new Date(clock.now() - days * day).toISOString()))
      await fs.utimes(path, new Date(clock.now() - days * day), new Date(clock.now() - days * day))
    }
  }
  const keepsForEver = openStore({ folder, clock, retentionDays: 0 })
  await keepsForEver.refresh()
  expect(keepsForEver.counts()).toMatchObject({ sent: 4, spam: 1, failed: 4, unreadable: 4 })
  const store = openStore({ folder, clock, retentionDays: 90 })
  await store.refresh()
  expect(store.counts()).toMatchObject({ sent: 3, spam: 1, failed: 4, unreadable: 4 })
  expect(store.log.lines).toContainEqual({
    level: 'info',
    facts: { state: 'sent', count: 1 },
    message: 'enquiries past their retention were removed',
  })
  expect((await namesIn(folder, 'pending')).length + (await namesIn(folder, 'sending')).length).toBeGreaterThanOrEqual(4)
})

test('what the disk does not let us remove is not called removed, and goes an hour later', async () => {
  const folder = await makeFolder()
  const clock = stillClock()
  await ensureLeadFolders(fs, folder)
  const path = join(folder, 'sent', `${id(1)}.json`)
  await fs.writeFile(path, leadText(1))
  await fs.utimes(path, new Date(clock.now() - 91 * day), new Date(clock.now() - 91 * day))
  let isBroken = true
  const unlink: typeof fs.unlink = async (file) => {
    if (isBroken && file === path) throw Object.assign(new Error('canary of the system'), { code: 'EROFS' })
    return fs.unlink(file)
  }
  const store = openStore({ folder, clock, fs: { ...fs, unlink } })
  await store.refresh()
  expect(store.counts().sent).toBe(1)
  expect(store.log.at('info')).toEqual([])
  isBroken = false
  clock.advance(60 * 60_000)
  await store.refresh()
  expect(await namesIn(folder, 'sent')).toEqual([])
  expect(store.log.at('info')).toEqual(['enquiries past their retention were removed'])
})

test('of spam a thousand are kept, the oldest go first', async () => {
  const folder = await makeFolder()
  await ensureLeadFolders(fs, folder)
  await Promise.all(
    Array.from({ length: 1_005 }, (_, number) =>
      fs.writeFile(
        join(folder, 'spam', `${id(number)}.json`),
        leadText(number, new Date(Date.UTC(2024, 0, 1, 0, 0, number)).toISOString()),
      ),
    ),
  )
  const store = openStore({ folder, clock: stillClock(Date.UTC(2024, 0, 2)) })
  await store.refresh()
  expect(store.counts().spam).toBe(1_000)
  await store.accept(enquiry(1), 'spam')
  expect(store.counts().spam).toBe(1_000)
  expect((await namesIn(folder, 'spam')).at(0)).toBe(`${id(6)}.json`)
})

test('the age of the oldest pending lead is told, whatever its next try', async () => {
  const folder = await makeFolder()
  const clock = stillClock()
  await ensureLeadFolders(fs, folder)
  await fs.writeFile(join(folder, 'pending', `${id(1)}.3.json`), leadText(1, new Date(clock.now() - 7_000_000).toISOString()))
  const store = openStore({ folder, clock })
  await store.refresh()
  expect(store.counts().oldestPendingSeconds).toBe(7_000)
})

test('10,000 pending leads hold up neither the start, nor a post, nor the counts', async () => {
  const folder = await makeFolder()
  await ensureLeadFolders(fs, folder)
  for (let from = 0; from < 10_000; from += 500) {
    await Promise.all(
      Array.from({ length: 500 }, (_, number) =>
        fs.writeFile(join(folder, 'pending', `${id(from + number)}.json`), leadText(from + number)),
      ),
    )
  }
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // The look at the folder takes as long as we please; nobody waits for it.
  const open: typeof fs.open = async (path, flags, mode) => {
    if (basename(dirname(String(path))) === 'pending') await held
    return fs.open(path, flags, mode)
  }
  const store = openStore({ folder, maxPending: 20_000, fs: { ...fs, open } })
  expect((await store.accept(enquiry('new'), 'enquiry')).status).toBe('stored')
  expect(store.counts().pending).toBe(1)
  letGo()
  await store.refresh()
  expect(store.counts().pending).toBe(10_001)
})

function tracing(calls: string[]): LeadFileSystem {
  const folderOf = (path: unknown) => basename(dirname(String(path)))
  return {
    ...fs,
    async open(path, flags, mode) {
      const handle = await fs.open(path, flags, mode)
      const isFolder = flags === 'r'
      calls.push(isFolder ? `open ${basename(String(path))} r` : `open ${folderOf(path)} ${flags} ${Number(mode).toString(8)}`)
      return traced(handle, calls)
    },
    async rename(from, to) {
      await fs.rename(from, to)
      calls.push(`rename ${folderOf(from)} ${folderOf(to)}`)
    },
  }
}

function traced(handle: fs.FileHandle, calls: string[]): fs.FileHandle {
  const { chmod, writeFile, sync, close } = handle
  handle.chmod = (mode) => {
    calls.push('chmod')
    return chmod.call(handle, mode)
  }
  handle.writeFile = (data, options) => {
    calls.push('write')
    return writeFile.call(handle, data, options)
  }
  handle.sync = () => {
    calls.push('sync')
    return sync.call(handle)
  }
  handle.close = () => {
    calls.push('close')
    return close.call(handle)
  }
  return handle
}

function failing(fault: { step: (typeof steps)[number] | undefined; code: string; times?: number }): LeadFileSystem {
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

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => child.once('exit', resolve))
  return child.pid ?? 0
}

async function makePipe(path: string): Promise<void> {
  const child = spawn('mkfifo', [path])
  await new Promise((resolve) => child.once('exit', resolve))
}

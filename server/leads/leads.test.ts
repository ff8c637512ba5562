import { spawn } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { inquiry, makeFolder, namesIn, openLeads, stillClock } from '../../test/helpers/lead-outbox.ts'
import { duplicateKey } from './duplicates.ts'
import { leadStates } from './lead.ts'
import { formatLeadFile, parseLeadFile } from './lead-file.ts'
import { ensureLeadFolders, type LeadFileSystem } from './lead-folders.ts'

const id = (number: number) => number.toString(16).padStart(32, '0')
const day = 24 * 60 * 60_000

function leadText(number: number, receivedAt = '2024-05-01T11:00:00.000Z') {
  return formatLeadFile({ ...inquiry(number), id: id(number), receivedAt, photos: [] })
}

test('an inquiry is stored as one complete private file in pending under any umask, and no temporary file is left', async () => {
  const folder = await makeFolder()
  for (const umask of [0o000, 0o777]) {
    const before = process.umask(umask)
    try {
      const leads = openLeads({ folder, clock: stillClock(Date.now()) })
      const result = await leads.intake.accept(inquiry(umask), 'pending')
      if (result.status !== 'stored') throw new Error(result.status)
      const path = join(folder, 'pending', `${result.id}.json`)
      const reading = parseLeadFile(await fs.readFile(path, 'utf8'))
      expect(reading).toMatchObject({ status: 'lead', lead: { id: result.id, ...inquiry(umask) } })
      expect((await fs.stat(path)).mode & 0o777).toBe(0o600)
      for (const name of ['', ...leadStates, 'tmp', 'recent']) expect((await fs.stat(join(folder, name))).mode & 0o777).toBe(0o700)
      expect(await namesIn(folder, 'tmp')).toEqual([])
      expect(leads.index.counts().pending).toBeGreaterThan(0)
    } finally {
      process.umask(before)
    }
  }
})

test('a folder that is open to others is made private', async () => {
  const folder = await makeFolder()
  await fs.mkdir(join(folder, 'pending'), { recursive: true, mode: 0o777 })
  await fs.chmod(join(folder, 'pending'), 0o777)
  await openLeads({ folder }).intake.accept(inquiry(1), 'pending')
  expect((await fs.stat(join(folder, 'pending'))).mode & 0o777).toBe(0o700)
})

test('the file is flushed, then renamed, then the folder flushed, before the visitor is answered', async () => {
  const folder = await makeFolder()
  const calls: string[] = []
  const leads = openLeads({ folder, fs: tracing(calls), clock: stillClock() })
  await leads.intake.probe()
  calls.length = 0
  await leads.intake.accept(inquiry(1), 'spam')
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

test('a repeated inquiry is kept once, and the first id is returned', async () => {
  const folder = await makeFolder()
  const leads = openLeads({ folder })
  const results = await Promise.all(Array.from({ length: 20 }, () => leads.intake.accept(inquiry(1), 'pending')))
  const first = results.find((result) => result.status === 'stored')
  if (first?.status !== 'stored') throw new Error('not stored')
  expect(results.filter((result) => result !== first)).toEqual(Array.from({ length: 19 }, () => ({ status: 'duplicate', id: first.id })))
  expect(await leads.intake.findDuplicate(inquiry(1))).toBe(first.id)
  expect(await leads.intake.accept(inquiry(1), 'pending')).toEqual({ status: 'duplicate', id: first.id })
  expect(await namesIn(folder, 'pending')).toHaveLength(1)
})

test('a changed field, another site or ten minutes make it a new inquiry', async () => {
  const clock = stillClock()
  const leads = openLeads({ folder: await makeFolder(), clock })
  await leads.intake.accept(inquiry(1), 'pending')
  for (const field of ['name', 'email', 'phone', 'call-time', 'comment'] as const) {
    expect(await leads.intake.findDuplicate(inquiry(1, { [field]: 'other' }))).toBeUndefined()
  }
  expect(await leads.intake.findDuplicate({ ...inquiry(1), site: 'insulation' })).toBeUndefined()
  const estimate = { query: 'length=80', low: 1000, high: 2000 }
  expect(await leads.intake.findDuplicate({ ...inquiry(1), estimate })).toBeUndefined()
  clock.advance(10 * 60_000 - 1)
  expect(await leads.intake.findDuplicate(inquiry(1))).toBeDefined()
  clock.advance(1)
  expect(await leads.intake.findDuplicate(inquiry(1))).toBeUndefined()
  expect((await leads.intake.accept(inquiry(1), 'pending')).status).toBe('stored')
})

test('a clock that was set back does not make it a new inquiry', async () => {
  const clock = stillClock()
  const leads = openLeads({ folder: await makeFolder(), clock })
  await leads.intake.accept(inquiry(1), 'pending')
  clock.set(clock.now() - 3 * 60 * 60_000)
  expect((await leads.intake.accept(inquiry(1), 'pending')).status).toBe('duplicate')
})

test('duplicates are recognized across processes and restarts, even after the first was sent', async () => {
  const folder = await makeFolder()
  const processes = [openLeads({ folder }), openLeads({ folder })]
  const results = await Promise.all(Array.from({ length: 20 }, (_, turn) => processes[turn % 2]?.intake.accept(inquiry(1), 'pending')))
  expect(results.filter((result) => result?.status === 'stored')).toHaveLength(1)
  expect(new Set(results.map((result) => result && 'id' in result && result.id)).size).toBe(1)
  const [name = ''] = await namesIn(folder, 'pending')
  await fs.rename(join(folder, 'pending', name), join(folder, 'sent', name))
  expect((await openLeads({ folder }).intake.accept(inquiry(1), 'pending')).status).toBe('duplicate')
})

test('spam from the honeypot does not make the real inquiry a duplicate', async () => {
  const folder = await makeFolder()
  const leads = openLeads({ folder })
  expect((await leads.intake.accept(inquiry(1), 'spam')).status).toBe('stored')
  expect((await leads.intake.accept(inquiry(1), 'spam')).status).toBe('stored')
  expect(await leads.intake.findDuplicate(inquiry(1))).toBeUndefined()
  expect((await leads.intake.accept(inquiry(1), 'pending')).status).toBe('stored')
  expect(leads.index.counts()).toMatchObject({ spam: 2, pending: 1 })
})

test('a marker whose lead was never written does not make the inquiry a duplicate', async () => {
  const folder = await makeFolder()
  const clock = stillClock()
  const leads = openLeads({ folder, clock })
  await leads.intake.probe()
  const key = duplicateKey(inquiry(1))
  await fs.writeFile(join(folder, 'recent', key), `${id(9)}\n`)
  await fs.utimes(join(folder, 'recent', key), (clock.now() - 5_000) / 1000, (clock.now() - 5_000) / 1000)
  expect((await leads.intake.accept(inquiry(1), 'pending')).status).toBe('stored')
  await fs.writeFile(join(folder, 'recent', duplicateKey(inquiry(2))), '')
  await fs.utimes(join(folder, 'recent', duplicateKey(inquiry(2))), 0, 0)
  expect((await leads.intake.accept(inquiry(2), 'pending')).status).toBe('stored')
})

const faults = ['ENOSPC', 'EIO', 'EROFS', 'EMFILE', 'EDQUOT']
const steps = ['open', 'write', 'sync', 'rename', 'folder sync'] as const

test.each(
  steps.flatMap((step) => faults.map((code) => [step, code] as const)),
)('when %s fails with %s the inquiry is rejected, no file is left, and the next one is kept', async (step, code) => {
  const folder = await makeFolder()
  const fault = { step: undefined as (typeof steps)[number] | undefined, code }
  const leads = openLeads({ folder, fs: failing(fault), clock: stillClock() })
  await leads.intake.probe()
  fault.step = step
  expect(await leads.intake.accept(inquiry(1), 'pending')).toEqual({ status: 'unavailable', code })
  expect(leads.intake.availability()).toEqual({ isAvailable: false, code })
  for (const state of ['tmp', 'pending', 'recent'] as const) expect(await namesIn(folder, state)).toEqual([])
  fault.step = undefined
  expect((await leads.intake.accept(inquiry(1), 'pending')).status).toBe('stored')
  expect(leads.intake.availability().isAvailable).toBe(true)
  expect(leads.log.at('error')).toEqual(['inquiries cannot be stored'])
  expect(leads.log.at('info')).toEqual(['inquiries can be stored again'])
})

test('after a failed flush a new file is written, instead of flushing again', async () => {
  const folder = await makeFolder()
  const fault = { step: undefined as (typeof steps)[number] | undefined, code: 'EIO', times: 1 }
  const leads = openLeads({ folder, fs: failing(fault), clock: stillClock() })
  await leads.intake.probe()
  fault.step = 'sync'
  expect((await leads.intake.accept(inquiry(1), 'pending')).status).toBe('stored')
  expect(await namesIn(folder, 'pending')).toHaveLength(1)
})

test('an inquiry that could be neither flushed nor deleted is not reported as stored', async () => {
  const folder = await makeFolder()
  const fault = { step: undefined as (typeof steps)[number] | undefined, code: 'EIO' }
  const unlink: typeof fs.unlink = async (path) => {
    if (fault.step) throw Object.assign(new Error('canary of the system'), { code: 'EROFS' })
    return fs.unlink(path)
  }
  const leads = openLeads({ folder, fs: { ...failing(fault), unlink }, clock: stillClock() })
  await leads.intake.probe()
  fault.step = 'folder sync'
  expect(await leads.intake.accept(inquiry(1), 'pending')).toEqual({ status: 'unavailable', code: 'EIO' })
})

test('a disk that hangs for a minute fails the health check and rejects inquiries at once, until it responds', async () => {
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
  const leads = openLeads({ folder, fs: { ...fs, open }, clock })
  await leads.intake.probe()
  hanging = new Promise((resolve) => {
    release = resolve
  })
  const probing = leads.intake.probe()
  const outcome = leads.intake.accept(inquiry(1), 'pending')
  clock.advance(59_999)
  expect(leads.intake.availability().isAvailable).toBe(true)
  clock.advance(1)
  expect(leads.intake.availability()).toEqual({ isAvailable: false, code: 'ETIMEDOUT' })
  await vi.waitUntil(() => calls === 2)
  // No further disk call: each would block one of Node's four threads.
  expect(await leads.intake.findDuplicate(inquiry(6))).toBeUndefined()
  expect(await leads.intake.accept(inquiry(6), 'pending')).toEqual({ status: 'unavailable', code: 'ETIMEDOUT' })
  expect(calls).toBe(2)
  release()
  expect((await outcome).status).toBe('stored')
  expect(await probing).toBe(true)
  expect(leads.intake.availability().isAvailable).toBe(true)
})

test('a folder that cannot be created does not prevent the start, and is created later', async () => {
  const folder = await makeFolder()
  await fs.writeFile(folder, 'in the way')
  const clock = stillClock()
  const leads = openLeads({ folder, clock })
  expect(await leads.intake.accept(inquiry(1), 'pending')).toMatchObject({ status: 'unavailable' })
  expect(leads.intake.availability().isAvailable).toBe(false)
  await fs.unlink(folder)
  clock.advance(10_000)
  await leads.maintenance.refresh()
  expect(leads.intake.availability().isAvailable).toBe(true)
  expect((await leads.intake.accept(inquiry(1), 'pending')).status).toBe('stored')
})

test.each(['pending', 'tmp', 'recent', '.'])('removing the folder %s of a running server loses no inquiry', async (name) => {
  const folder = await makeFolder()
  const leads = openLeads({ folder, clock: stillClock() })
  await leads.intake.probe()
  await fs.rm(join(folder, name), { recursive: true })
  expect((await leads.intake.accept(inquiry(1), 'pending')).status).toBe('stored')
  expect(await namesIn(folder, 'pending')).toHaveLength(1)
})

test('a state folder replaced by a file makes inquiries unavailable until it is removed', async () => {
  const folder = await makeFolder()
  const leads = openLeads({ folder, clock: stillClock() })
  await leads.intake.probe()
  await fs.rmdir(join(folder, 'pending'))
  await fs.writeFile(join(folder, 'pending'), '')
  expect((await leads.intake.accept(inquiry(1), 'pending')).status).toBe('unavailable')
  expect(await leads.intake.probe()).toBe(false)
  expect(await namesIn(folder, 'tmp')).toEqual([])
  await fs.unlink(join(folder, 'pending'))
  expect(await leads.intake.probe()).toBe(true)
})

test('above the limit inquiries are rejected and spam is not, until the queue is shorter', async () => {
  const leads = openLeads({ folder: await makeFolder(), maxPending: 2 })
  for (const number of [1, 2]) expect((await leads.intake.accept(inquiry(number), 'pending')).status).toBe('stored')
  expect(await leads.intake.accept(inquiry(3), 'pending')).toEqual({ status: 'unavailable', code: 'EFULL' })
  expect(leads.intake.availability()).toEqual({ isAvailable: false, code: 'EFULL' })
  expect((await leads.intake.accept(inquiry(3), 'spam')).status).toBe('stored')
  const [record] = await leads.admin.list('pending')
  if (record) await leads.admin.purge(record)
  await leads.maintenance.refresh()
  expect((await leads.intake.accept(inquiry(3), 'pending')).status).toBe('stored')
})

test('202 inquiries at once are kept, the rest are rejected', async () => {
  const leads = openLeads({ folder: await makeFolder() })
  await leads.intake.probe()
  const results = await Promise.all(Array.from({ length: 230 }, (_, number) => leads.intake.accept(inquiry(number), 'pending')))
  const stored = results.filter(({ status }) => status === 'stored').length
  expect(stored).toBeGreaterThanOrEqual(200)
  for (const result of results) if (result.status !== 'stored') expect(result).toEqual({ status: 'unavailable', code: 'EBUSY' })
  expect(leads.index.counts().pending).toBe(stored)
})

test('a lead without a marker of its own does not delete another lead’s marker', async () => {
  const folder = await makeFolder()
  const writeFile: typeof fs.writeFile = async () => {
    throw Object.assign(new Error('canary of the system'), { code: 'EMFILE' })
  }
  const open: typeof fs.open = async (path, flags, mode) => {
    if (flags === 'wx') throw Object.assign(new Error('canary of the system'), { code: 'EMFILE' })
    return fs.open(path, flags, mode)
  }
  const first = await openLeads({ folder }).intake.accept(inquiry(1), 'pending')
  if (first.status !== 'stored') throw new Error(first.status)
  const leads = openLeads({ folder, fs: { ...fs, open, writeFile } })
  expect(await leads.intake.accept(inquiry(1), 'pending')).toEqual({ status: 'unavailable', code: 'EMFILE' })
  expect(await leads.intake.findDuplicate(inquiry(1))).toBe(first.id)
})

test('with 200 writers waiting a duplicate is still recognized, and a rejected lead does not delete another lead’s marker', async () => {
  const folder = await makeFolder()
  const others = openLeads({ folder })
  const leads = openLeads({ folder, fs: { ...fs, open: slow(() => isSlow) } })
  await leads.intake.probe()
  const first = await others.intake.accept(inquiry('first'), 'pending')
  if (first.status !== 'stored') throw new Error(first.status)
  let isSlow: Promise<void> | undefined
  let release = () => {}
  isSlow = new Promise((resolve) => {
    release = resolve
  })
  const writing = Array.from({ length: 202 }, (_, number) => leads.intake.accept(inquiry(number), 'pending'))
  const duplicate = leads.intake.findDuplicate(inquiry('first'))
  const rejected = leads.intake.accept(inquiry('first'), 'pending')
  release()
  isSlow = undefined
  expect(await duplicate).toBe(first.id)
  expect((await rejected).status).not.toBe('stored')
  await Promise.all(writing)
  expect(await others.intake.findDuplicate(inquiry('first'))).toBe(first.id)
})

test('foreign, empty, truncated and hostile files are moved to unreadable once, never deleted, never fatal', async () => {
  const folder = await makeFolder()
  const leads = openLeads({ folder, clock: stillClock() })
  await leads.intake.probe()
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
  await fs.writeFile(join(pending, `${id(11)}.json`), '{"v":3}')
  await fs.writeFile(join(pending, '.hidden'), '')
  await leads.maintenance.refresh()
  expect(leads.index.counts()).toMatchObject({ pending: 2, failed: 0, sent: 0, unreadable: 11 })
  expect(await namesIn(folder, 'pending')).toEqual(['.hidden', `${id(10)}.json`, `${id(11)}.json`])
  const notes = (await namesIn(folder, 'unreadable')).filter((name) => name.startsWith('notes.txt~'))
  const texts = await Promise.all(notes.map((name) => fs.readFile(join(folder, 'unreadable', name), 'utf8')))
  expect(texts.sort()).toEqual(['also mine', 'mine'])
  expect(leads.log.at('warn')).toHaveLength(11)
  await leads.maintenance.refresh()
  expect(leads.log.at('warn')).toHaveLength(11)
  expect((await leads.intake.accept(inquiry(1), 'pending')).status).toBe('stored')
})

test('one file that the disk cannot read counts as unreadable and stops no other work', async () => {
  const folder = await makeFolder()
  await ensureLeadFolders(fs, folder)
  const clock = stillClock(Date.now())
  const bad = join(folder, 'pending', `${id(1)}.json`)
  await fs.writeFile(bad, leadText(1))
  await fs.writeFile(join(folder, 'pending', `${id(2)}.json`), leadText(2))
  await fs.writeFile(join(folder, 'sending', `${id(3)}.p-${await deadPid()}-00000000.json`), leadText(3))
  await fs.writeFile(join(folder, 'sent', `${id(4)}.json`), leadText(4))
  await fs.utimes(join(folder, 'sent', `${id(4)}.json`), 0, 0)
  let isBroken = true
  const readFile = async (path: string, encoding: 'utf8') => {
    if (isBroken && path === bad) throw Object.assign(new Error('canary of the system'), { code: 'EIO' })
    return fs.readFile(path, encoding)
  }
  const leads = openLeads({ folder, clock, fs: { ...fs, readFile: readFile as typeof fs.readFile } })
  await leads.maintenance.refresh()
  clock.advance(100_000)
  await leads.maintenance.refresh()
  expect(leads.index.counts()).toMatchObject({ pending: 2, sending: 0, sent: 0, unreadable: 1 })
  expect(await namesIn(folder, 'unreadable')).toEqual([])
  isBroken = false
  await leads.maintenance.refresh()
  expect(leads.index.counts()).toMatchObject({ pending: 3, unreadable: 0 })
})

test('expired markers are removed, and temporary files of a killed process after an hour', async () => {
  const folder = await makeFolder()
  await ensureLeadFolders(fs, folder)
  const clock = stillClock(Date.now() + 30 * 60_000)
  await fs.writeFile(join(folder, 'tmp', id(1)), leadText(1).slice(0, 50))
  await fs.writeFile(join(folder, 'tmp', 'probe.00000000'), '')
  await fs.writeFile(join(folder, 'recent', duplicateKey(inquiry(1))), `${id(1)}\n`)
  const leads = openLeads({ folder, clock })
  await leads.maintenance.refresh()
  expect(await namesIn(folder, 'tmp')).toHaveLength(2)
  expect(await namesIn(folder, 'recent')).toEqual([])
  clock.advance(60 * 60_000)
  await leads.maintenance.refresh()
  expect(await namesIn(folder, 'tmp')).toEqual([])
})

test('only sent inquiries and spam are deleted after their retention period', async () => {
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
  const keepsForever = openLeads({ folder, clock, retentionDays: 0 })
  await keepsForever.maintenance.refresh()
  expect(keepsForever.index.counts()).toMatchObject({ sent: 4, spam: 1, failed: 4, unreadable: 4 })
  const leads = openLeads({ folder, clock, retentionDays: 90 })
  await leads.maintenance.refresh()
  expect(leads.index.counts()).toMatchObject({ sent: 3, spam: 1, failed: 4, unreadable: 4 })
  expect(leads.log.lines).toContainEqual({
    level: 'info',
    facts: { state: 'sent', count: 1 },
    message: 'inquiries past their retention period were deleted',
  })
  expect((await namesIn(folder, 'pending')).length + (await namesIn(folder, 'sending')).length).toBeGreaterThanOrEqual(4)
})

test('a file that could not be deleted is not counted as deleted, and is deleted an hour later', async () => {
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
  const leads = openLeads({ folder, clock, fs: { ...fs, unlink } })
  await leads.maintenance.refresh()
  expect(leads.index.counts().sent).toBe(1)
  expect(leads.log.at('info')).toEqual([])
  isBroken = false
  clock.advance(60 * 60_000)
  await leads.maintenance.refresh()
  expect(await namesIn(folder, 'sent')).toEqual([])
  expect(leads.log.at('info')).toEqual(['inquiries past their retention period were deleted'])
})

test('a thousand spam leads are kept, and the oldest are deleted first', async () => {
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
  const leads = openLeads({ folder, clock: stillClock(Date.UTC(2024, 0, 2)) })
  await leads.maintenance.refresh()
  expect(leads.index.counts().spam).toBe(1_000)
  await leads.intake.accept(inquiry(1), 'spam')
  await leads.maintenance.refresh()
  expect(leads.index.counts().spam).toBe(1_000)
  expect((await namesIn(folder, 'spam')).at(0)).toBe(`${id(6)}.json`)
})

test('the age of the oldest pending lead is reported, whatever its next try', async () => {
  const folder = await makeFolder()
  const clock = stillClock()
  await ensureLeadFolders(fs, folder)
  await fs.writeFile(join(folder, 'pending', `${id(1)}.3.json`), leadText(1, new Date(clock.now() - 7_000_000).toISOString()))
  const leads = openLeads({ folder, clock })
  await leads.maintenance.refresh()
  expect(leads.index.counts().oldestPendingSeconds).toBe(7_000)
})

test('10,000 pending leads do not delay the start, a post or the counts', async () => {
  const folder = await makeFolder()
  await ensureLeadFolders(fs, folder)
  for (let from = 0; from < 10_000; from += 500) {
    await Promise.all(
      Array.from({ length: 500 }, (_, number) =>
        fs.writeFile(join(folder, 'pending', `${id(from + number)}.json`), leadText(from + number)),
      ),
    )
  }
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The folder scan is held. Nothing may wait for it.
  const readFile = async (path: string, encoding: 'utf8') => {
    if (basename(dirname(path)) === 'pending') await held
    return fs.readFile(path, encoding)
  }
  const leads = openLeads({ folder, maxPending: 20_000, fs: { ...fs, readFile: readFile as typeof fs.readFile } })
  expect((await leads.intake.accept(inquiry('new'), 'pending')).status).toBe('stored')
  expect(leads.index.counts().pending).toBe(1)
  release()
  await leads.maintenance.refresh()
  expect(leads.index.counts().pending).toBe(10_001)
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

/** `open` that first waits for the returned promise. */
function slow(wait: () => Promise<void> | undefined): typeof fs.open {
  return async (...call) => {
    await wait()
    return fs.open(...call)
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

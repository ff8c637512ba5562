import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fakeClock, keepWithPhotos, makeFolder, namesIn, openDelivery, openLeads, until } from '../../test/helpers/lead-outbox.ts'
import { largePhoto, samplePhotos } from '../../test/helpers/photos.ts'
import { type SinkReplies, startSmtpSink } from '../../test/helpers/smtp-sink.ts'
import { runLeadsCommand } from './leads-command.ts'

async function outbox(replies: SinkReplies = {}) {
  const folder = await makeFolder()
  const leads = openLeads({ folder })
  const sink = await startSmtpSink(replies)
  onTestFinished(() => sink.close())
  const deliver = async () => {
    const delivery = openDelivery({ leads, port: sink.port })
    const tally = await delivery.drainDue()
    await delivery.close()
    return tally
  }
  const run = async (argv: string) => {
    const said: string[] = []
    const write = (text: string) => void said.push(text)
    const io = { createDelivery: () => undefined, sendLetter: async () => undefined, isTerminal: false, now: Date.now }
    const status = await runLeadsCommand(argv.split(' '), { admin: leads.admin, write, writeError: write, ...io })
    return { status, text: said.join('') }
  }
  return { folder, leads, sink, deliver, run }
}

const isIn = (source: string, photo: Buffer) => source.replaceAll('\r\n', '').includes(photo.toString('base64'))

test('photos are attached under plain names, and a retry sends the same bytes', async () => {
  const sources: string[] = []
  const { leads, deliver } = await outbox({ data: ({ source }) => (sources.push(source) === 1 ? 451 : undefined) })
  const { jpg, heic } = await samplePhotos()
  await keepWithPhotos(leads, 1, [jpg, heic])
  expect(await deliver()).toMatchObject({ deferred: 1 })
  const [record] = await leads.admin.list('pending')
  if (record) await leads.admin.retry(record)
  expect(await deliver()).toMatchObject({ sent: 1 })
  const [first = '', second] = sources
  expect(first).toContain('filename=photo-1.jpg')
  expect(first).toContain('filename=photo-2.heic')
  expect([isIn(first, jpg), isIn(first, heic)]).toEqual([true, true])
  expect(second).toBe(first)
})

test('photos beyond 18 MB are listed but not attached', async () => {
  const { leads, sink, deliver } = await outbox()
  const { jpg } = await samplePhotos()
  await keepWithPhotos(leads, 1, [largePhoto(10_000_000), largePhoto(9_000_000), jpg])
  await deliver()
  const source = sink.mails[0]?.source ?? ''
  expect(source).toContain('filename=photo-1.jpg')
  expect(source).not.toContain('filename=photo-2.jpg')
  expect(source).toContain('filename=photo-3.jpg')
  expect(source).toContain('Too large to attach: photo-2.jpg')
})

test('a mail server that refuses a mail of that size gets the inquiry without photos', async () => {
  const sources: string[] = []
  const isTooLarge = (source: string) => sources.push(source) > 0 && source.length > 100_000
  const { folder, leads, deliver } = await outbox({ data: ({ source }) => (isTooLarge(source) ? 552 : undefined) })
  await keepWithPhotos(leads, 1, [largePhoto(200_000)])
  expect(await deliver()).toMatchObject({ sent: 1, failed: 0 })
  expect(sources.map((source) => source.includes('filename='))).toEqual([true, false])
  expect(sources[1]).toContain('Too large to attach: photo-1.jpg')
  expect(await namesIn(folder, 'failed')).toEqual([])
})

test('a missing photo is not attached; if one cannot be read, the mail is sent without photos', async () => {
  const { folder, leads, sink, deliver } = await outbox()
  const { jpg, png } = await samplePhotos()
  const kept = await keepWithPhotos(leads, 1, [jpg, png])
  if (kept.status !== 'stored') throw new Error(kept.status)
  await fs.rm(join(folder, 'photos', kept.id, '1.jpg'))
  await deliver()
  expect(sink.mails[0]?.source).not.toContain('photo-1.jpg')
  expect(sink.mails[0]?.source).toContain('filename=photo-2.png')

  await keepWithPhotos(leads, 2, [largePhoto(300_000)])
  const of = leads.photos.of.bind(leads.photos)
  leads.photos.of = async (lead) => (await of(lead)).map((photo) => ({ ...photo, path: `${photo.path}.gone` }))
  expect(await deliver()).toMatchObject({ sent: 1 })
  expect(sink.mails.at(-1)?.source).not.toContain('filename=')
})

test('the owner can see, copy, count and delete photos', async () => {
  const { folder, leads, run } = await outbox()
  const { jpg, webp } = await samplePhotos()
  const kept = await keepWithPhotos(leads, 1, [jpg, webp])
  if (kept.status !== 'stored') throw new Error(kept.status)
  expect((await run(`show ${kept.id}`)).text).toContain('Photos        1.jpg (1 kB), 2.webp (1 kB)')
  const target = join(folder, '..', 'copies', 'gate')
  expect(await run(`photos ${kept.id.slice(0, 6)} ${target}`)).toEqual({ status: 0, text: `Copied to ${target}: 1.jpg, 2.webp\n` })
  expect(await fs.readFile(join(target, '2.webp'))).toEqual(webp)
  expect(await run(`photos ${kept.id} ${target}`)).toMatchObject({ status: 1, text: expect.stringContaining('another folder') })
  expect((await run('export')).text.trim().split('\r\n').at(-1)).toMatch(/,2$/)
  expect((await run(`photos ${kept.id}`)).status).toBe(2)
  expect((await run(`purge ${kept.id}`)).status).toBe(0)
  expect(await fs.readdir(join(folder, 'photos'))).toEqual([])
})

test('photos are deleted with an expired sent lead, and kept for waiting leads', async () => {
  const clock = fakeClock(Date.now())
  const folder = await makeFolder()
  const leads = openLeads({ folder, clock })
  await leads.maintenance.start()
  const { jpg } = await samplePhotos()
  const [sent, waiting] = [await keepWithPhotos(leads, 1, [jpg]), await keepWithPhotos(leads, 2, [jpg])]
  if (sent.status !== 'stored' || waiting.status !== 'stored') throw new Error('not stored')
  await fs.rename(join(folder, 'pending', `${sent.id}.json`), join(folder, 'sent', `${sent.id}.json`))
  clock.advance(91 * 24 * 60 * 60_000)
  await leads.maintenance.refresh()
  await until(async () => (await fs.readdir(join(folder, 'photos'))).length === 1)
  expect(await fs.readdir(join(folder, 'photos'))).toEqual([waiting.id])
})

test('photos that cannot be measured or deleted do not block the others', async () => {
  const clock = fakeClock(Date.now())
  const folder = await makeFolder()
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
  const isLocked = (path: unknown) => String(path).endsWith(`photos/${first}`)
  const refuse = () => Promise.reject(Object.assign(new Error('locked'), { code: 'EACCES' }))
  const readdir = ((path: string) => (isLocked(path) ? refuse() : fs.readdir(path))) as typeof fs.readdir
  const rm: typeof fs.rm = (path, options) => (isLocked(path) ? refuse() : fs.rm(path, options))
  const leads = openLeads({ folder, clock, fs: { ...fs, readdir, rm } })
  await leads.intake.probe()
  for (const id of [first, second]) {
    await fs.mkdir(join(folder, 'photos', id))
    await fs.writeFile(join(folder, 'photos', id, '1.jpg'), 'photo')
  }
  await leads.photos.measure()
  clock.advance(25 * 60 * 60_000)
  await leads.photos.sweep()
  expect(await fs.readdir(join(folder, 'photos'))).toEqual([first])
  expect(leads.log.at('warn')).toEqual(['photos without an inquiry could not be deleted: trying again'])
})

test('a copy of the folder can be delivered, photos included', async () => {
  const { folder, leads, sink } = await outbox()
  const { png } = await samplePhotos()
  await keepWithPhotos(leads, 1, [png])
  const copy = await makeFolder()
  await fs.cp(folder, copy, { recursive: true })
  const restored = openLeads({ folder: copy })
  await openDelivery({ leads: restored, port: sink.port }).drainDue()
  expect(isIn(sink.mails[0]?.source ?? '', png)).toBe(true)
})

type Ending = 'is killed' | 'gets EIO'

/** A file system whose nth call (over functions and handles) ends the process or fails. */
function endingFileSystem(ending: Ending, at: number) {
  const calls: string[] = []
  let isOver = () => {}
  const over = new Promise<void>((resolve) => {
    isOver = resolve
  })
  const handles: fs.FileHandle[] = []
  const counted = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return async (...args: unknown[]) => {
          calls.push(String(name))
          if (ending === 'is killed' && calls.length >= at) {
            isOver()
            return new Promise(() => {})
          }
          if (calls.length === at) throw Object.assign(new Error('The disk fails'), { code: 'EIO' })
          const result: unknown = await Reflect.apply(member, target, args)
          if (name !== 'open') return result
          handles.push(result as fs.FileHandle)
          return counted(result as fs.FileHandle)
        }
      },
    })
  onTestFinished(async () => {
    await Promise.all(handles.map((handle) => handle.close().catch(() => undefined)))
  })
  return { fs: counted({ ...fs }), over, calls }
}

test.each<Ending>([
  'is killed',
  'gets EIO',
])('a process that %s at any call leaves a complete inquiry with its photos, or nothing', async (ending) => {
  const { jpg, png, webp } = await samplePhotos()
  const sent = [jpg, png, webp]
  let states = 0
  for (let at = 1; ; at += 1) {
    const folder = await makeFolder()
    const before = openLeads({ folder })
    await before.intake.probe()
    const disk = endingFileSystem(ending, at)
    const answer = await Promise.race([keepWithPhotos(openLeads({ folder, fs: disk.fs }), 1, sent), disk.over])
    const after = openLeads({ folder, clock: fakeClock(Date.now() + 25 * 60 * 60_000) })
    await after.photos.sweep()
    const kept = await after.admin.list('pending')
    const stored = answer?.status === 'stored' ? answer.id : undefined
    if (stored) expect(kept.map(({ id }) => id)).toEqual([stored])
    const left = await fs.readdir(join(folder, 'photos'))
    expect([at, left]).toEqual([at, kept.flatMap(({ id, lead }) => (lead?.photos.length ? id : []))])
    for (const { lead } of kept) {
      const { id = '', photos = [] } = lead ?? {}
      if (ending === 'is killed') expect(photos).toHaveLength(3)
      const files = photos.length > 0 ? await fs.readdir(join(folder, 'photos', id)) : []
      // A skipped photo may remain if it could not be deleted. Those that the lead names are complete.
      expect(files).toEqual(expect.arrayContaining(photos.map(({ name }) => name)))
      for (const { name } of photos) {
        const bytes = await fs.readFile(join(folder, 'photos', id, name))
        expect(sent.some((photo) => photo.equals(bytes))).toBe(true)
      }
    }
    states += kept.length
    if (disk.calls.length < at) break
  }
  expect(states).toBeGreaterThan(0)
})

test('photos and their folders are flushed before the lead is renamed into place', async () => {
  const { jpg, png } = await samplePhotos()
  const folder = await makeFolder()
  await openLeads({ folder }).intake.probe()
  const disk = endingFileSystem('gets EIO', Number.POSITIVE_INFINITY)
  await keepWithPhotos(openLeads({ folder, fs: disk.fs }), 1, [jpg, png])
  const flushes = disk.calls.slice(0, disk.calls.indexOf('rename')).filter((name) => name === 'sync')
  // Two photos, the lead's folder, the folder of all photos, and the lead itself.
  expect(flushes).toHaveLength(5)
})

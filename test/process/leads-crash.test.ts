import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parseLead } from '../../server/leads/lead.ts'
import { openStore } from '../../server/store/open-store.ts'
import { bundleProgram } from '../helpers/bundle-program.ts'
import { crashPhoto } from '../helpers/crash-photo.ts'
import { crashingDatabase } from '../helpers/crashing-database.ts'
import { workerDatabase } from '../helpers/postgres-database.ts'
import { recordLog } from '../helpers/recorded-log.ts'
import { type SunkMail, startSmtpSink } from '../helpers/smtp-sink.ts'
import { bytesOf, newId } from '../helpers/store-engines.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'
import { until } from '../helpers/until.ts'

let program: string
beforeAll(async () => {
  program = await bundleProgram('lead-process')
})

// A longer run: LEADS_CRASH_COUNT=300 LEADS_CRASH_KILLS=100 npx vitest run test/process/leads-crash.test.ts
const leadCount = Number(process.env.LEADS_CRASH_COUNT ?? 24)
const killCount = Number(process.env.LEADS_CRASH_KILLS ?? 6)
const seed = Number(process.env.LEADS_CRASH_SEED ?? Date.now() % 1_000_000)

type Place = { place: string; site: string; crash?: () => Promise<void>; expireLease?: () => Promise<unknown> }

const filesPlace = async (): Promise<Place> => ({ place: await temporaryFolder(), site: 'fencing' })

async function crashingPlace(): Promise<Place> {
  const { url, ...database } = await crashingDatabase()
  return { place: url, site: 'fencing', ...database }
}

const engines = [
  { name: 'files', makePlace: filesPlace, makeCrashPlace: filesPlace },
  {
    name: 'PostgreSQL',
    makePlace: async (): Promise<Place> => ({ place: await workerDatabase(), site: `fencing-${newId()}` }),
    makeCrashPlace: crashingPlace,
  },
]

function openAt({ place, site }: Place) {
  const databaseUrl = place.startsWith('postgres:') ? place : undefined
  const store = openStore({ site, dataDir: place, databaseUrl, log: recordLog() })
  onTestFinished(() => store.close())
  return store
}

/** Processes that are ready to handle signals. */
const ready = new WeakSet<ChildProcess>()

function startLeadProcess({ place, site }: Place, port: number, onAnswer: (number: number, id: string) => void, photos = 0): ChildProcess {
  const child = spawn(process.execPath, [program, place, site, String(port), String(photos)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  // The process may be killed with unread input.
  child.stdin?.on('error', () => undefined)
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') ready.add(child)
      const [number = '', id = ''] = line.split(' ')
      if (/^[0-9a-f]{32}$/.test(id)) onAnswer(Number(number), id)
      // A visitor who was refused sends again.
      else if (id) child.stdin?.write(`${number}\n`)
    })
  }
  return child
}

async function sink(data?: (mail: SunkMail) => Promise<undefined>) {
  const server = await startSmtpSink(data ? { data } : {})
  onTestFinished(() => server.close())
  return server
}

describe.each(engines)('on $name', ({ makePlace, makeCrashPlace }) => {
  test(`none of ${leadCount} acknowledged leads with three photos each is lost by two processes over ${killCount} kills of a process or the database (seed ${seed})`, async () => {
    const place = await makeCrashPlace()
    const server = await sink()
    const kept = new Map<number, string>()
    let state = seed
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state % below
    }
    let answers = 0
    const start = () =>
      startLeadProcess(
        place,
        server.port,
        (number, id) => {
          answers += 1
          kept.set(number, id)
        },
        3,
      )
    const children = [start(), start()]
    for (let kill = 0; kill < killCount; kill += 1) {
      answers = 0
      const turn = random(2)
      const upTo = Math.ceil(((kill + 1) * leadCount) / killCount)
      const unanswered = Array.from({ length: upTo }, (_, number) => number).filter((number) => !kept.has(number))
      for (const number of unanswered) children[random(2)]?.stdin?.write(`${number}\n`)
      const enough = random(Math.ceil(unanswered.length / 2) + 1)
      await until(() => answers >= enough || kept.size >= upTo)
      await new Promise((resolve) => setTimeout(resolve, random(150)))
      if (place.crash && kill % 4 === 1) {
        await place.crash()
        continue
      }
      const child = children[turn]
      const exit = child && once(child, 'exit')
      child?.kill('SIGKILL')
      await exit
      await place.expireLease?.()
      children[turn] = start()
    }
    const missing = Array.from({ length: leadCount }, (_, number) => number).filter((number) => !kept.has(number))
    for (const number of missing) children[0]?.stdin?.write(`${number}\n`)
    await until(() => kept.size === leadCount)
    const store = openAt(place)
    await until(async () => {
      const { pending, sending } = await store.leads.counts()
      return pending + sending === 0
    })
    for (const child of children) {
      await until(() => ready.has(child))
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      expect((await exit)[0]).toBe(0)
    }
    for (const id of kept.values()) {
      const copies = server.mails.filter(({ messageId }) => messageId === `<${id}@example.com>`)
      expect(copies.length).toBeGreaterThan(0)
      // A database that dies while photos are read leaves them out of a mail, but not out of its repeat.
      for (const hasPhotos of [true, false]) {
        const sources = copies.map(({ source }) => source).filter((source) => source.includes('filename=photo-1.jpg') === hasPhotos)
        expect(new Set(sources).size).toBeLessThanOrEqual(1)
      }
    }
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(leadCount)
    // What a killed process was sending is sent again. Up to eight mails are on their way.
    expect(server.mails.length - leadCount).toBeLessThanOrEqual(killCount * 8)
    // A visitor who got no confirmation and sends the form again does not add a second lead.
    expect(await store.leads.counts()).toMatchObject({ sent: leadCount, failed: 0, unreadable: 0 })
    await expectWholePhotos(store)
  }, 1_800_000)

  /** Expects every lead to have its three photos unchanged. */
  async function expectWholePhotos(store: ReturnType<typeof openAt>): Promise<void> {
    for (const record of await store.leads.read(await store.leads.heads(['sent']))) {
      const number = parseLead(record)?.fields.name.replace('Name ', '') ?? ''
      expect(record.photos.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg'])
      for (const [index, { name }] of record.photos.entries()) {
        const photo = await store.pictures.read(`photos/${record.id}`, name)
        expect(photo && crashPhoto(number, index + 1).equals(await bytesOf(photo.content))).toBe(true)
      }
    }
  }

  test('four processes deliver every lead exactly once, and never twice at the same time', async () => {
    const count = 4
    const place = await makePlace()
    const sending = new Set<string>()
    const clashes: string[] = []
    const server = await sink(async ({ messageId }) => {
      if (sending.has(messageId)) clashes.push(messageId)
      sending.add(messageId)
      await new Promise((resolve) => setTimeout(resolve, 20))
      sending.delete(messageId)
      return undefined
    })
    const ids = new Map<number, string>()
    const children = Array.from({ length: count }, () => startLeadProcess(place, server.port, (number, id) => ids.set(number, id)))
    for (let number = 0; number < 40; number += 1) children[number % count]?.stdin?.write(`${number}\n`)
    await until(() => ids.size === 40)
    const store = openAt(place)
    await until(async () => (await store.leads.counts()).sent === 40)
    expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual([...ids.values()].map((id) => `<${id}@example.com>`).sort())
    expect(clashes).toEqual([])
  }, 300_000)
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { crashPhoto } from '../helpers/crash-photo.ts'
import { fakeClock, makeFolder, namesIn, openLeads, until } from '../helpers/lead-outbox.ts'
import { type SunkMail, startSmtpSink } from '../helpers/smtp-sink.ts'

// A longer run: LEADS_CRASH_COUNT=300 LEADS_CRASH_KILLS=100 npx vitest run test/process/leads-crash.test.ts
const leadCount = Number(process.env.LEADS_CRASH_COUNT ?? 60)
const killCount = Number(process.env.LEADS_CRASH_KILLS ?? 10)
const seed = Number(process.env.LEADS_CRASH_SEED ?? Date.now() % 1_000_000)

function startLeadProcess(
  folder: string,
  port: number,
  onAnswer: (number: number, id: string) => void,
  { refreshEveryMs = 10_000, photos = 0 } = {},
): ChildProcess {
  const entry = new URL('../helpers/lead-process.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', 'tsx', entry, folder, String(port), String(refreshEveryMs), String(photos)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  // The process may be killed with unread input.
  child.stdin?.on('error', () => undefined)
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [number = '', id = ''] = line.split(' ')
      onAnswer(Number(number), id)
    })
  }
  return child
}

async function sink(data?: (mail: SunkMail) => Promise<undefined>) {
  const server = await startSmtpSink(data ? { data } : {})
  onTestFinished(() => server.close())
  return server
}

test(`none of ${leadCount} acknowledged leads with three photos each is lost over ${killCount} SIGKILLs (seed ${seed})`, async () => {
  const folder = await makeFolder()
  const server = await sink()
  const kept = new Map<number, string>()
  let state = seed
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
  for (let kill = 0; kill <= killCount; kill += 1) {
    let answers = 0
    const onAnswer = (number: number, id: string) => {
      answers += 1
      if (/^[0-9a-f]{32}$/.test(id)) kept.set(number, id)
    }
    const child = startLeadProcess(folder, server.port, onAnswer, { photos: 3 })
    const exit = once(child, 'exit')
    const isLast = kill === killCount
    const upTo = isLast ? leadCount : Math.ceil(((kill + 1) * leadCount) / killCount)
    const unanswered = Array.from({ length: upTo }, (_, number) => number).filter((number) => !kept.has(number))
    for (const number of unanswered) child.stdin?.write(`${number}\n`)
    if (isLast) {
      await until(() => kept.size === leadCount)
      await until(() => [...kept.values()].every((id) => server.mails.some(({ messageId }) => messageId.includes(id))))
      await until(async () => (await namesIn(folder, 'pending')).length + (await namesIn(folder, 'sending')).length === 0)
      child.kill('SIGTERM')
      expect((await exit)[0]).toBe(0)
      break
    }
    const enough = random(unanswered.length + 1)
    await until(() => answers >= enough)
    await new Promise((resolve) => setTimeout(resolve, random(150)))
    child.kill('SIGKILL')
    await exit
  }
  for (const id of kept.values()) {
    const copies = server.mails.filter(({ messageId }) => messageId === `<${id}@example.com>`)
    expect(copies.length).toBeGreaterThan(0)
    expect(new Set(copies.map(({ source }) => source)).size).toBe(1)
  }
  expect(server.mails.length - kept.size).toBeLessThanOrEqual(killCount * 8)
  for (const state of ['failed', 'unreadable'] as const) expect(await namesIn(folder, state)).toEqual([])
  // Partial files are deleted an hour later; none of them was acknowledged.
  const acknowledged = new Set(kept.values())
  expect((await namesIn(folder, 'tmp')).filter((name) => acknowledged.has(name))).toEqual([])
  await expectWholePhotos(folder)
}, 1_800_000)

/** Expects every lead to have its three photos unchanged, and no other photos a day later. */
async function expectWholePhotos(folder: string): Promise<void> {
  const { admin, photos } = openLeads({ folder, clock: fakeClock(Date.now() + 25 * 60 * 60_000) })
  await photos.sweep()
  const leads = (await admin.list('sent')).flatMap(({ lead }) => lead ?? [])
  expect((await readdir(join(folder, 'photos'))).sort()).toEqual(leads.map(({ id }) => id).sort())
  for (const lead of leads) {
    const number = lead.fields.name.replace('Name ', '')
    const names = await readdir(join(folder, 'photos', lead.id))
    expect(names.sort()).toEqual(['1.jpg', '2.jpg', '3.jpg'])
    expect(lead.photos.map(({ name }) => name)).toEqual(names)
    for (const [index, name] of names.entries()) {
      expect(crashPhoto(number, index + 1).equals(await readFile(join(folder, 'photos', lead.id, name)))).toBe(true)
    }
  }
}

test.each([2, 6])('%i processes with one folder deliver every lead exactly once, and never twice at the same time', async (count) => {
  const folder = await makeFolder()
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
  // Frequent refreshes make the processes compete for the same leads.
  const children = Array.from({ length: count }, () =>
    startLeadProcess(folder, server.port, (number, id) => ids.set(number, id), { refreshEveryMs: 50 }),
  )
  for (let number = 0; number < 200; number += 1) children[number % count]?.stdin?.write(`${number}\n`)
  await until(() => ids.size === 200)
  await until(async () => (await namesIn(folder, 'sent')).length === 200)
  expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual([...ids.values()].map((id) => `<${id}@example.com>`).sort())
  expect(clashes).toEqual([])
})

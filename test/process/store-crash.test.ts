import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../server/store/open-store.ts'
import { leadStates } from '../../server/store/store.ts'
import { bundleProgram } from '../helpers/bundle-program.ts'
import { crashPhoto } from '../helpers/crash-photo.ts'
import { crashingDatabase } from '../helpers/crashing-database.ts'
import { recordLog } from '../helpers/recorded-log.ts'
import { bytesOf } from '../helpers/store-engines.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

let program: string
beforeAll(async () => {
  program = await bundleProgram('store-process')
})

// A longer run: LEADS_CRASH_KILLS=100 npx vitest run test/process/store-crash.test.ts
const killCount = Number(process.env.LEADS_CRASH_KILLS ?? 5)
const seed = Number(process.env.LEADS_CRASH_SEED ?? Date.now() % 1_000_000)
const leadsPerKill = 6

type Place = {
  dataDir: string
  databaseUrl?: string
  crash?: () => Promise<void>
  /** As if 100 seconds had passed. With files, a process that is gone is known at once. */
  expireLease?: () => Promise<unknown>
}

async function filesPlace(): Promise<Place> {
  return { dataDir: await temporaryFolder() }
}

async function databasePlace(): Promise<Place> {
  const { url, ...database } = await crashingDatabase()
  return { dataDir: '', databaseUrl: url, ...database }
}

test.each([
  ['files', filesPlace],
  ['PostgreSQL', databasePlace],
])(
  `two processes on one store in %s are killed ${killCount} times, and every acknowledged lead is there (seed ${seed})`,
  async (_, makePlace) => {
    const place = await makePlace()
    const mailbox = join(await temporaryFolder(), 'mailbox')
    await writeFile(mailbox, '')
    const acknowledged = new Map<string, string>()
    let state = seed
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state % below
    }
    const children = [startProcess(place, mailbox, acknowledged), startProcess(place, mailbox, acknowledged)]
    const send = (number: number) => children[number % 2]?.stdin?.write(`${number}\n`)
    let sent = 0
    for (let kill = 0; kill < killCount; kill += 1) {
      for (const end = sent + leadsPerKill; sent < end; sent += 1) send(sent)
      const wanted = acknowledged.size + random(leadsPerKill)
      await expect.poll(() => acknowledged.size, { timeout: 240_000 }).toBeGreaterThanOrEqual(Math.min(wanted, sent))
      await setTimeout(random(80))
      if (place.crash && kill % 4 === 1) {
        await place.crash()
        continue
      }
      const victim = random(2)
      const child = children[victim]
      child?.kill('SIGKILL')
      if (child) await once(child, 'exit')
      await place.expireLease?.()
      children[victim] = startProcess(place, mailbox, acknowledged)
      // A visitor who got no confirmation sends again.
      for (let number = 0; number < sent; number += 1) if (!acknowledged.has(String(number))) send(number)
    }
    await expect.poll(() => acknowledged.size, { timeout: 240_000 }).toBe(sent)
    const { dataDir } = place
    const store = openStore({ site: 'fencing', dataDir, databaseUrl: place.databaseUrl, log: recordLog() })
    onTestFinished(() => store.close())
    // Another process takes over within 100 seconds of the last renewal.
    await expect.poll(async () => (await store.leads.counts()).sent, { timeout: 240_000 }).toBe(sent)

    const records = await store.leads.read(await store.leads.heads(leadStates))
    expect(new Map(records.map(({ id, content }) => [String(content.number), id]))).toEqual(acknowledged)
    expect(records).toHaveLength(sent)
    for (const { id, content, photos } of records) {
      expect(photos.map(({ name }) => name)).toEqual(['1.jpg'])
      const picture = await store.pictures.read(`photos/${id}`, '1.jpg')
      expect(picture && crashPhoto(String(content.number), 1).equals(await bytesOf(picture.content))).toBe(true)
    }
    const mails = (await readFile(mailbox, 'utf8')).trim().split('\n')
    expect(new Set(mails.map((line) => line.split(' ')[0]))).toEqual(new Set(acknowledged.values()))
    // Only what was being sent at the moment of a kill is sent again.
    expect(mails.length - sent).toBeLessThanOrEqual(killCount)
  },
  1_800_000,
)

function startProcess({ dataDir, databaseUrl = '' }: Place, mailbox: string, acknowledged: Map<string, string>): ChildProcess {
  const child = spawn(process.execPath, [program, dataDir, databaseUrl, mailbox], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  // The process may be killed with unread input.
  child.stdin?.on('error', () => undefined)
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [number = '', id = ''] = line.split(' ')
    acknowledged.set(number, id)
  })
  return child
}

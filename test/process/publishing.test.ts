import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { programFolder } from '../../scripts/program-copy.ts'
import { systemClock } from '../../server/base/clock.ts'
import { createSessions } from '../../server/owner/sessions.ts'
import { openStore } from '../../server/store/open-store.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { hiddenField } from '../helpers/owner-app.ts'
import { startServerProcess } from '../helpers/process-server.ts'
import { recordLog } from '../helpers/recorded-log.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

const dana = 'dana@fence.example'
// LONG=1 is the load of a busy site.
const { publications, perSecond } = process.env.LONG ? { publications: 50, perSecond: 200 } : { publications: 2, perSecond: 20 }
const pages = ['/', '/es/', '/services/', '/contact/', '/privacy-fencing-simi-valley/', '/gallery/', '/api/pages/', '/sitemap.xml']

async function startTwo() {
  const dataDir = await temporaryFolder()
  const store = openStore({ site: 'fencing', dataDir, databaseUrl: undefined, log: recordLog() })
  const cookie = `owner=${await createSessions({ documents: store.documents, owners: [dana], clock: systemClock }).start(dana)}`
  await store.close()
  const env = { SITE: 'fencing', DATA_DIR: dataDir, OWNER_EMAILS: dana }
  const [one, other] = await Promise.all([startServerProcess({ env }), startServerProcess({ env })])
  return { one, other, cookie, env }
}

async function command(name: string, env: Record<string, string>, ...args: string[]): Promise<string> {
  const file = join(programFolder, 'dist', `${name}.js`)
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env },
  })
  return stdout
}

/** Asks at a steady rate, whatever the answers do, until it is stopped. */
function startLoad(urls: readonly string[]) {
  const times: number[] = []
  const failed: string[] = []
  const asked: Promise<void>[] = []
  const ask = async (address: string) => {
    const begun = performance.now()
    const status = await fetch(address)
      .then(async (response) => response.status + (await response.text()).slice(0, 0))
      .catch(String)
    times.push(performance.now() - begun)
    if (String(status) !== '200') failed.push(`${status} ${address}`)
  }
  const begun = performance.now()
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond)
    while (asked.length < due) asked.push(ask(`${urls[asked.length % urls.length]}${pages[asked.length % pages.length]}`))
  }, 5)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(asked)
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      return { failed, requests: times.length, median: at(0.5), p99: at(0.99), worst: Math.round(sorted.at(-1) ?? 0) }
    },
  }
}

test('what one process publishes under load, the other shows soon after, and no request fails', { timeout: 600_000 }, async () => {
  const { one, other, cookie, env } = await startTwo()
  const load = startLoad([one.url, other.url])
  const delays: number[] = []
  for (let number = 0; number < publications; number += 1) {
    const address = `${one.url}/owner/site/phone/`
    const text = await (await fetch(address, { headers: { cookie } })).text()
    const bases = hiddenField({ text }, 'bases').replaceAll('&quot;', '"')
    const phoneNumber = `(805) 221-${4000 + number}`
    const body = new URLSearchParams({ bases, 'facts/phoneNumber': phoneNumber, action: 'publish' })
    const posted = await fetch(address, { method: 'POST', redirect: 'manual', headers: { cookie }, body })
    expect([posted.status, posted.headers.get('location')]).toEqual([303, '/owner/site/?done=published'])
    const begun = performance.now()
    while (!(await (await fetch(`${other.url}/es/contact/`)).text()).includes(phoneNumber)) await wait(50)
    delays.push(performance.now() - begun)
  }
  const comment = 'A fence, please.'
  const form = new URLSearchParams(inquiryForm({ comment }))
  expect((await fetch(`${other.url}/`, { method: 'POST', redirect: 'manual', body: form })).status).toBe(303)
  const { failed, ...result } = await load.stop()
  expect(failed).toEqual([])
  const phoneNumber = `(805) 221-${4000 + publications - 1}`
  // The commands say what is published, too.
  expect(JSON.parse(await command('owner', env, 'edits'))).toMatchObject({ published: { 'facts/phoneNumber': phoneNumber }, drafts: {} })
  for (const server of [one, other]) server.child.kill('SIGTERM')
  await Promise.all([one.ended, other.ended])
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const mail = {
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    CONTACT_TO: dana,
    CONTACT_FROM: 'site@fence.example',
    CONTACT_ACKNOWLEDGE: 'on',
  }
  await command('leads', { ...env, ...mail }, 'deliver')
  expect(sink.mails.map(({ source }) => source.replace(/=\r?\n/g, '')).join()).toContain(phoneNumber)
  if (process.env.LONG) process.stdout.write(`${JSON.stringify({ ...result, slowestMs: Math.round(Math.max(...delays)) })}\n`)
})

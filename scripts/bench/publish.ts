import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../server/base/clock.ts'
import { createLog } from '../../server/base/log.ts'
import { createSessions } from '../../server/owner/sessions.ts'
import { openStore } from '../../server/store/open-store.ts'
import { ask } from './ask.ts'
import { startBenchServer } from './bench-server.ts'
import { quantile, timed } from './quantile.ts'
import { ms, table } from './table.ts'
import { settledHome } from './throughput.ts'

type PublishFigures = {
  publications: number
  requests: number
  failed: string[]
  atRest: Times
  whilePublishing: Times
  /** Time until the new page was sent. */
  shownAfterMs: { p50: number; longest: number }
}

type Times = { p50Ms: number; p99Ms: number; longestMs: number }

const owner = 'owner@bench.example'
const perSecond = 200

/** Publishes a new phone number again and again while pages are requested. */
export async function measurePublishing(site: string, publications: number): Promise<PublishFigures> {
  const server = await startBenchServer(site, { OWNER_EMAILS: owner })
  try {
    const home = await settledHome(server.port)
    const paths = ['/', '/services/', '/contact/', '/gallery/', '/api/pages/', '/sitemap.xml']
    if (home.status !== 200) throw new Error(`The home page answered ${home.status}`)
    const cookie = await signIn(site, server.dataDir)
    const rest = startLoad(server.port, paths)
    await wait(10_000)
    const { times: atRest } = await rest.stop()
    const load = startLoad(server.port, paths)
    const delays: number[] = []
    for (let number = 0; number < publications; number += 1) delays.push(await publish(server.port, cookie, `(212) 221-${4000 + number}`))
    const { failed, requests, times } = await load.stop()
    const shownAfterMs = { p50: quantile(delays, 0.5), longest: quantile(delays, 1) }
    return { publications, requests, failed, atRest, whilePublishing: times, shownAfterMs }
  } finally {
    await server.stop()
  }
}

export function publishReport(figures: PublishFigures): string {
  const times = ({ p50Ms, p99Ms, longestMs }: PublishFigures['atRest']) => `${ms(p50Ms)} / ${ms(p99Ms)} / ${ms(longestMs)}`
  return table(
    `${figures.publications} publications of the owner under 200 requests per second`,
    ['', ''],
    [
      ['failed requests', `${figures.failed.length} of ${figures.requests}`],
      ['a page at rest: p50 / p99 / longest', times(figures.atRest)],
      ['a page while publishing: p50 / p99 / longest', times(figures.whilePublishing)],
      ['until the new page is sent: p50 / longest', `${ms(figures.shownAfterMs.p50)} / ${ms(figures.shownAfterMs.longest)}`],
    ],
  )
}

async function signIn(site: string, dataDir: string): Promise<string> {
  const store = openStore({ site, dataDir, databaseUrl: undefined, log: createLog('error', process.stderr) })
  const secret = await createSessions({ documents: store.documents, owners: [owner], clock: systemClock }).start(owner)
  await store.close()
  return `owner=${secret}`
}

/** Returns how long the contact page took to show the number. */
async function publish(port: number, cookie: string, phoneNumber: string): Promise<number> {
  const address = '/owner/site/phone/'
  const page = (await ask(port, address, { cookie })).body.toString()
  const bases = /name="bases" value="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? ''
  const form = new URLSearchParams({ bases, 'facts/phoneNumber': phoneNumber, action: 'publish' })
  const { status, headers } = await ask(port, address, { cookie }, form)
  if (headers.location !== '/owner/site/?done=published') throw new Error(`Publishing answered ${status}`)
  return timed(async () => {
    while (!(await ask(port, '/contact/')).body.includes(phoneNumber)) await wait(20)
  })
}

/** Requests pages at a steady rate, whatever the responses are, until it is stopped. */
function startLoad(port: number, paths: readonly string[]) {
  const durations: number[] = []
  const failed: string[] = []
  const sent: Promise<void>[] = []
  const request = async (path: string) => {
    const startedAt = performance.now()
    const result = await ask(port, path, { 'Accept-Encoding': 'br' }).then(({ status }) => String(status), String)
    durations.push(performance.now() - startedAt)
    if (result !== '200') failed.push(`${path}: ${result}`)
  }
  const startedAt = performance.now()
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond)
    while (sent.length < due) sent.push(request(paths[sent.length % paths.length] ?? '/'))
  }, 5)
  return {
    async stop(): Promise<{ failed: string[]; requests: number; times: Times }> {
      clearInterval(timer)
      await Promise.all(sent)
      const at = (share: number) => quantile(durations, share)
      return { failed, requests: sent.length, times: { p50Ms: at(0.5), p99Ms: at(0.99), longestMs: at(1) } }
    },
  }
}

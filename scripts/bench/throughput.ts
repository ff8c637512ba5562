import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { type Answer, ask } from './ask.ts'
import { startBenchServer, startHelper } from './bench-server.ts'
import { type LoadResult, loadTool, measureLoad } from './load.ts'
import { processorMs } from './process-usage.ts'
import { median } from './quantile.ts'
import { ms, perSecond, ratio, table } from './table.ts'

const acceptBrotli = { 'Accept-Encoding': 'br' }

/** `processorMicroseconds` is per request; unlike the rest, it does not depend on other work on the machine. */
type ServerLoad = LoadResult & { processorMicroseconds: number }

type Throughput = {
  kept: ServerLoad
  bare: ServerLoad
  notModified: ServerLoad
  /** The precompressed style sheet: most requests of a visit are for files. */
  file: ServerLoad
}

/** The medians of all rounds except the first, which warms up the compiler. */
const medians = ([_, ...results]: ServerLoad[]): ServerLoad => ({
  perSecond: median(results.map((result) => result.perSecond)),
  p50Ms: median(results.map((result) => result.p50Ms)),
  p99Ms: median(results.map((result) => result.p99Ms)),
  errors: results.reduce((sum, result) => sum + result.errors, 0),
  processorMicroseconds: median(results.map((result) => result.processorMicroseconds)),
})

/** Compares a cached home page with a bare Node server that sends the same headers and body, in alternating rounds. */
export async function measureThroughput(site: string, rounds: number, seconds: number): Promise<Throughput> {
  const ours = await startBenchServer(site)
  const answer = await settledHome(ours.port)
  const bare = await startHelper('bare-server.mjs', 0, { headers: sentHeaders(answer), body: answer.body.toString('base64') })
  const stylesheet = /\/assets\/site-\w+\.css/.exec(brotliDecompressSync(answer.body).toString())?.[0] ?? ''
  const run = async ({ port, pid }: { port: number; pid: number }, path = '/', headers = {}): Promise<ServerLoad> => {
    const before = processorMs(pid)
    const result = await measureLoad({ port, path, headers: { ...acceptBrotli, ...headers }, seconds })
    return { ...result, processorMicroseconds: ((processorMs(pid) - before) * 1000) / (result.perSecond * seconds) }
  }
  try {
    const results: Record<keyof Throughput, ServerLoad[]> = { kept: [], bare: [], notModified: [], file: [] }
    for (let round = 0; round <= rounds; round += 1) {
      results.kept.push(await run(ours))
      results.bare.push(await run({ port: bare.port, pid: bare.child.pid ?? 0 }))
      results.notModified.push(await run(ours, '/', { 'If-None-Match': answer.headers.etag ?? '' }))
      results.file.push(await run(ours, stylesheet))
    }
    const { kept, bare: bareResults, notModified, file } = results
    return { kept: medians(kept), bare: medians(bareResults), notModified: medians(notModified), file: medians(file) }
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

export function throughputReport({ kept, bare, notModified, file }: Throughput): string {
  const row = (name: string, load: Throughput['kept']) => {
    return [
      name,
      perSecond(load.perSecond),
      ms(load.p50Ms),
      ms(load.p99Ms),
      `${load.processorMicroseconds.toFixed(0)} µs`,
      String(load.errors),
    ]
  }
  const ratios = [
    ratio(kept.perSecond, bare.perSecond),
    ratio(kept.p50Ms, bare.p50Ms),
    ratio(kept.p99Ms, bare.p99Ms),
    ratio(kept.processorMicroseconds, bare.processorMicroseconds),
  ]
  return table(
    `Kept home page, log line included, 64 ${loadTool} connections`,
    ['', 'requests', 'p50', 'p99', 'processor time each', 'errors'],
    [
      row('our server', kept),
      row('bare node:http', bare),
      ['ratio', ...ratios, ''],
      row('our server, 304', notModified),
      row('our server, a built file', file),
    ],
  )
}

/** The headers to copy; Node adds the others itself. */
const sentHeaders = ({ rawHeaders }: Answer) =>
  rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(name) ? [name, rawHeaders[index + 1] ?? ''] : [],
  )

const settledMs = 5_000

/** Requests pages until their sizes stop changing: the server recompresses pages at best quality when idle. */
export async function settledAnswers(port: number, paths: string[]): Promise<Answer[]> {
  const endsAt = Date.now() + 300_000
  let last = ''
  let since = Date.now()
  for (;;) {
    const answers = await Promise.all(paths.map((path) => ask(port, path, acceptBrotli)))
    const sizes = answers.map(({ body }) => body.length).join()
    if (sizes !== last) since = Date.now()
    last = sizes
    if (Date.now() - since > settledMs) return answers
    if (Date.now() > endsAt) throw new Error('The pages did not get their best compression within five minutes')
    await wait(500)
  }
}

/** Returns the home page once every page of the sitemap has its best compression, because compressing would slow the measurement. */
export async function settledHome(port: number): Promise<Answer> {
  const sitemap = await ask(port, '/sitemap.xml')
  const paths = [...sitemap.body.toString().matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? '').pathname)
  const [home] = await settledAnswers(port, ['/', ...paths])
  if (!home) throw new Error('No answer')
  return home
}

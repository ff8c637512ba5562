import { brotliDecompressSync } from 'node:zlib'
import { startBenchServer, startHelper } from './bench-server.ts'
import { exchange, type RawAnswer, rawRequest } from './exchange.ts'
import type { LoadResult } from './load.ts'
import { measureLoad } from './measure-load.ts'
import { median } from './median.ts'
import { processorMs } from './process-usage.ts'

const acceptBrotli = { 'Accept-Encoding': 'br' }

/** `processorMicroseconds` a request: the same on a machine that has other work. */
export type ServerLoad = LoadResult & { processorMicroseconds: number }

export type Throughput = {
  kept: ServerLoad
  bare: ServerLoad
  notModified: ServerLoad
  /** The style sheet, compressed by the build: most requests of a visit are for files. */
  file: ServerLoad
  /** The bare server beside ours: a system takes longer for each answer when it has many connections, whoever answers. */
  connections: { connections: number; ours: LoadResult; bare: LoadResult }[]
}

/** Of all rounds but the first, in which code is compiled. */
const middle = ([_, ...results]: ServerLoad[]): ServerLoad => ({
  perSecond: median(results.map((result) => result.perSecond)),
  p50Ms: median(results.map((result) => result.p50Ms)),
  p99Ms: median(results.map((result) => result.p99Ms)),
  errors: results.reduce((sum, result) => sum + result.errors, 0),
  processorMicroseconds: median(results.map((result) => result.processorMicroseconds)),
})

/** The home page of a set, kept, against a bare Node server that sends the very same head and body; rounds take turns. */
export async function measureThroughput(site: string, rounds: number, durationMs: number): Promise<Throughput> {
  const ours = await startBenchServer(site)
  const [answer] = await settledAnswers(ours.port, ['/'])
  if (!answer) throw new Error('No answer')
  const headers = answer.head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
  const sent = headers.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name ?? '')).flat()
  const bare = await startHelper('bare-server.mjs', 0, { headers: sent, body: answer.body.toString('base64') })
  try {
    const request = rawRequest('/', acceptBrotli)
    const conditional = rawRequest('/', { ...acceptBrotli, 'If-None-Match': answer.headers.etag ?? '' })
    const fileRequest = rawRequest(/\/assets\/site-\w+\.css/.exec(brotliDecompressSync(answer.body).toString())?.[0] ?? '', acceptBrotli)
    const sizes = {
      ours: answer.bytes,
      bare: (await exchange(bare.port, request)).bytes,
      notModified: (await exchange(ours.port, conditional)).bytes,
      file: (await exchange(ours.port, fileRequest)).bytes,
    }
    const run = (port: number, text: string, bytes: number, connections = 64) =>
      measureLoad({ port, requests: [text], answerBytes: [bytes], connections, durationMs })
    const withUsage = async (pid: number, load: () => Promise<LoadResult>): Promise<ServerLoad> => {
      const before = processorMs(pid)
      const result = await load()
      return { ...result, processorMicroseconds: ((processorMs(pid) - before) * 1000) / ((result.perSecond * durationMs) / 1000) }
    }
    const results: Record<'kept' | 'bare' | 'notModified' | 'file', ServerLoad[]> = { kept: [], bare: [], notModified: [], file: [] }
    for (let round = 0; round <= rounds; round += 1) {
      results.kept.push(await withUsage(ours.pid, () => run(ours.port, request, sizes.ours)))
      results.bare.push(await withUsage(bare.child.pid ?? 0, () => run(bare.port, request, sizes.bare)))
      results.notModified.push(await withUsage(ours.pid, () => run(ours.port, conditional, sizes.notModified)))
      results.file.push(await withUsage(ours.pid, () => run(ours.port, fileRequest, sizes.file)))
    }
    const connections = []
    for (const count of [1, 16, 64, 256, 1024]) {
      const both = { ours: await run(ours.port, request, sizes.ours, count), bare: await run(bare.port, request, sizes.bare, count) }
      connections.push({ connections: count, ...both })
    }
    const { kept, bare: bareResults, notModified, file } = results
    return { kept: middle(kept), bare: middle(bareResults), notModified: middle(notModified), file: middle(file), connections }
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

/** Asks for pages until all have their best compression, which is made in idle moments: their tags are weak until then. */
export async function settledAnswers(port: number, paths: string[]): Promise<RawAnswer[]> {
  const endsAt = Date.now() + 300_000
  for (;;) {
    const answers = await Promise.all(paths.map((path) => exchange(port, rawRequest(path, acceptBrotli))))
    if (answers.every(({ headers }) => headers.etag?.startsWith('"'))) return answers
    if (Date.now() > endsAt) throw new Error('The pages did not get their best compression within five minutes')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

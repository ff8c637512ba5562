import { startBenchServer, startHelper } from './bench-server.ts'
import { exchange, type RawAnswer, rawRequest } from './exchange.ts'
import type { LoadResult } from './load.ts'
import { measureLoad, median } from './measure-load.ts'

const acceptBrotli = { 'Accept-Encoding': 'br' }

export type Throughput = {
  kept: LoadResult
  bare: LoadResult
  notModified: LoadResult
  connections: { connections: number; result: LoadResult }[]
}

const middle = (results: LoadResult[]): LoadResult => ({
  perSecond: median(results.map((result) => result.perSecond)),
  p50Ms: median(results.map((result) => result.p50Ms)),
  p99Ms: median(results.map((result) => result.p99Ms)),
  errors: results.reduce((sum, result) => sum + result.errors, 0),
})

/** The home page of a set, kept, against a bare Node server that sends the very same head and body; rounds take turns. */
export async function measureThroughput(site: string, rounds: number, durationMs: number): Promise<Throughput> {
  const ours = await startBenchServer(site)
  // The best compression is made in idle moments: wait until the answer has stopped shrinking.
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
    const sizes = {
      ours: answer.bytes,
      bare: (await exchange(bare.port, request)).bytes,
      notModified: (await exchange(ours.port, conditional)).bytes,
    }
    const run = (port: number, text: string, bytes: number, connections = 64) =>
      measureLoad({ port, requests: [text], answerBytes: [bytes], connections, durationMs })
    const results: Record<'kept' | 'bare' | 'notModified', LoadResult[]> = { kept: [], bare: [], notModified: [] }
    for (let round = 0; round < rounds; round += 1) {
      results.kept.push(await run(ours.port, request, sizes.ours))
      results.bare.push(await run(bare.port, request, sizes.bare))
      results.notModified.push(await run(ours.port, conditional, sizes.notModified))
    }
    const connections = []
    for (const count of [1, 16, 64, 256, 1024])
      connections.push({ connections: count, result: await run(ours.port, request, sizes.ours, count) })
    return { kept: middle(results.kept), bare: middle(results.bare), notModified: middle(results.notModified), connections }
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

/** Asks for pages until their answers have kept their lengths for three seconds: the best compression is made in idle moments. */
export async function settledAnswers(port: number, paths: string[]): Promise<RawAnswer[]> {
  const ask = () => Promise.all(paths.map((path) => exchange(port, rawRequest(path, acceptBrotli))))
  const total = (answers: RawAnswer[]) => answers.reduce((sum, answer) => sum + answer.body.length, 0)
  let last = await ask()
  for (let same = 0; same < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const next = await ask()
    same = total(next) === total(last) ? same + 1 : 0
    last = next
  }
  return last
}

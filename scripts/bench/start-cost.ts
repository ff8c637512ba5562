import path from 'node:path'
import { ask } from './ask.ts'
import { startBenchServer } from './bench-server.ts'
import { measureLoad } from './load.ts'
import { runPinned } from './pinned-process.ts'
import { residentMegabytes } from './process-usage.ts'
import { median, timed } from './quantile.ts'
import type { RenderCost } from './run-render.ts'
import { mb, ms, table } from './table.ts'
import { settledHome } from './throughput.ts'

type StartFigures = { startMs: number; firstAnswerMs: number; memoryAtRestMb: number; memoryUnderLoadMb: number }

/** Start time, response time of a first request right after the start, and memory when idle and under load. */
export async function measureStart(site: string, loadSeconds: number): Promise<StartFigures> {
  const starts: number[] = []
  const firsts: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const server = await startBenchServer(site)
    starts.push(server.startMs)
    firsts.push(await timed(() => ask(server.port, '/directories-on-the-web/', { 'Accept-Encoding': 'br' })))
    await server.stop()
  }
  const server = await startBenchServer(site)
  await settledHome(server.port)
  const memoryAtRestMb = residentMegabytes(server.pid)
  await measureLoad({ port: server.port, headers: { 'Accept-Encoding': 'br' }, seconds: loadSeconds })
  const memoryUnderLoadMb = residentMegabytes(server.pid)
  await server.stop()
  return { startMs: median(starts), firstAnswerMs: median(firsts), memoryAtRestMb, memoryUnderLoadMb }
}

/** Rendering and compressing the home page, in a process of its own. */
export const measureRender = (site: string): Promise<RenderCost> =>
  runPinned(0, path.join(import.meta.dirname, 'run-render.ts'), { site }, { ...process.env, NODE_ENV: 'production' })

export function processReport(start: StartFigures, render: RenderCost): string {
  return table(
    'Process',
    ['', ''],
    [
      ['start until the first response', `${start.startMs.toFixed(0)} ms`],
      ['a page requested right after the start, while all pages are rendered', ms(start.firstAnswerMs)],
      ['rendering the home page', ms(render.renderMs)],
      ['compressing it with Brotli, quick / best', `${ms(render.quickBrotliMs)} / ${ms(render.bestBrotliMs)}`],
      ['memory when idle', mb(start.memoryAtRestMb)],
      ['memory after load', mb(start.memoryUnderLoadMb)],
    ],
  )
}

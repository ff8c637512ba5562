import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'
import { startBenchServer } from './bench-server.ts'
import { residentMegabytes } from './process-usage.ts'
import { quantile, timed } from './quantile.ts'
import { mb, ms, table } from './table.ts'

type ManyFigures = {
  businesses: number
  firstAnswerMs: number
  renderedPages: number
  renderingSeconds: number
  memoryMb: number
  /** Response times of one business's home page, while the others' pages are rendered and afterwards. */
  whileRendering: { p50Ms: number; p99Ms: number }
  atRest: { p50Ms: number; p99Ms: number }
}

const everyMs = 20

/** As in the systemd unit: with its `MemoryMax=512M`, Node limits its heap to 256 MB. Without a limit, V8 lets garbage grow. */
const unitSettings = {
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=256',
  UV_THREADPOOL_SIZE: '16',
  MALLOC_ARENA_MAX: '2',
}

/** Serves many businesses, made from the given sets, in one process. */
export async function measureMany(sets: readonly string[], businesses: number): Promise<ManyFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-sites-'))
  for (let number = 0; number < businesses; number += 1) {
    const text = `SITE=${sets[number % sets.length]}\nSITE_URL=https://business-${number}.example\n`
    await writeFile(path.join(folder, `business-${number}.env`), text)
  }
  const server = await startBenchServer(sets[0] ?? '', { ...unitSettings, SITES_DIR: folder, LOG_LEVEL: 'debug' })
  try {
    const first = await timeOfHome(server.port)
    const firstAnswerMs = server.startMs + first
    const startedAt = performance.now()
    const whileRendering = await timesUntil(server.port, async () => (await renderedIn(server.dataDir)).length === businesses)
    const renderingSeconds = (performance.now() - startedAt) / 1000
    const memoryMb = residentMegabytes(server.pid)
    let rounds = 0
    const atRest = await timesUntil(server.port, async () => ++rounds > 20)
    const renderedPages = (await renderedIn(server.dataDir)).reduce((sum, entries) => sum + entries, 0)
    return { businesses, firstAnswerMs, renderedPages, renderingSeconds, memoryMb, whileRendering, atRest }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

export function manyReport(figures: ManyFigures): string {
  const times = ({ p50Ms, p99Ms }: ManyFigures['atRest']) => `${ms(p50Ms)} / ${ms(p99Ms)}`
  return table(
    `${figures.businesses} businesses in one process`,
    ['', ''],
    [
      ['start until the first response', ms(figures.firstAnswerMs)],
      ['pages rendered', `${figures.renderedPages} in ${figures.renderingSeconds.toFixed(0)} s`],
      ['memory after all pages were rendered, with the settings of the systemd unit', mb(figures.memoryMb)],
      ['home page of one while the others render: p50 / p99', times(figures.whileRendering)],
      ['home page of one at rest: p50 / p99', times(figures.atRest)],
    ],
  )
}

/** The number of pages of each business that has rendered all of them. */
async function renderedIn(dataDir: string): Promise<number[]> {
  const log = await readFile(path.join(dataDir, 'log'), 'utf8')
  return [...log.matchAll(/"entries":(\d+),.*"all pages are rendered"/g)].map(([, entries]) => Number(entries))
}

async function timesUntil(port: number, isOver: () => Promise<boolean>): Promise<{ p50Ms: number; p99Ms: number }> {
  const times: number[] = []
  do {
    for (let count = 0; count < 25; count += 1) {
      times.push(await timeOfHome(port))
      await wait(everyMs)
    }
  } while (!(await isOver()))
  return { p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) }
}

const timeOfHome = (port: number) =>
  timed(async () => {
    const { status } = await ask(port, '/', { Host: 'business-0.example', 'Accept-Encoding': 'br' })
    if (status !== 200) throw new Error(`The home page of business-0 answered ${status}`)
  })

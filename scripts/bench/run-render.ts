/** Reads `{site}` as JSON from standard input, renders its home page repeatedly, prints `RenderCost`. React needs `NODE_ENV=production`. */

import path from 'node:path'
import { json } from 'node:stream/consumers'
import { bestBrotli, quickBrotli } from '../../server/pages/brotli.ts'
import { contentPages } from '../../shared/addresses/routes.ts'
import { openRenderedSite } from '../rendered-site.ts'
import { median, timed } from './quantile.ts'

export type RenderCost = { renderMs: number; quickBrotliMs: number; bestBrotliMs: number }

// Written by our own parent process.
const { site: name } = (await json(process.stdin)) as { site: string }
const { site, render: renderPage } = openRenderedSite(path.resolve(import.meta.dirname, '../..'), name)
const [home] = contentPages(site)
if (!home) throw new Error('The set has no pages')
const render = () => renderPage(home)

const renders = await timesOf(300, render)
const bytes = await render()
const quick = await timesOf(30, () => quickBrotli(bytes))
const best = await timesOf(5, () => bestBrotli(bytes))
// The first 100 renders warm up the compiler.
const cost: RenderCost = { renderMs: median(renders.slice(100)), quickBrotliMs: median(quick), bestBrotliMs: median(best) }
process.stdout.write(JSON.stringify(cost))

async function timesOf(rounds: number, work: () => unknown): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await timed(work))
  return times
}

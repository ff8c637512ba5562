import path from 'node:path'
import { text } from 'node:stream/consumers'
import { spawnPinned, tsxLoader } from './pinned-process.ts'

export type RenderCost = { renderMs: number; quickBrotliMs: number; bestBrotliMs: number }

/** What it takes to draw the home page and to compress it, in a process that does nothing else. */
export async function measureRender(site: string): Promise<RenderCost> {
  const file = path.join(import.meta.dirname, 'run-render.ts')
  const child = spawnPinned(0, ['--import', tsxLoader, file, site], { ...process.env, NODE_ENV: 'production' })
  child.stdin?.end()
  if (!child.stdout) throw new Error('The process has no output')
  // Printed by our own process.
  return JSON.parse(await text(child.stdout))
}

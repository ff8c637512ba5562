import { createRequire } from 'node:module'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { LoadOptions, LoadResult } from './load.ts'
import { spawnPinned } from './pinned-process.ts'

const tsx = createRequire(import.meta.url).resolve('tsx')

/** Runs the load in a process on the second core and gives what it counted. */
export async function measureLoad(options: LoadOptions): Promise<LoadResult> {
  const child = spawnPinned(1, ['--import', tsx, path.join(import.meta.dirname, 'run-load.ts')])
  child.stdin?.end(JSON.stringify(options))
  if (!child.stdout) throw new Error('The load has no output')
  // Printed by our own process.
  return JSON.parse(await text(child.stdout))
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { LoadOptions, LoadResult } from './load.ts'
import { spawnPinned, tsxLoader } from './pinned-process.ts'

/** Runs the load in a process on the second core and gives what it counted. */
export async function measureLoad(options: LoadOptions): Promise<LoadResult> {
  const child = spawnPinned(1, ['--import', tsxLoader, path.join(import.meta.dirname, 'run-load.ts')])
  child.stdin?.end(JSON.stringify(options))
  if (!child.stdout) throw new Error('The load has no output')
  // Printed by our own process.
  return JSON.parse(await text(child.stdout))
}

import path from 'node:path'
import type { LoadOptions, LoadResult } from './load.ts'
import { askPinned } from './pinned-process.ts'

/** Runs the load in a process on the second core and gives what it counted. */
export const measureLoad = (options: LoadOptions): Promise<LoadResult> =>
  askPinned(1, path.join(import.meta.dirname, 'run-load.ts'), options)

import path from 'node:path'
import { runPinned } from './pinned-process.ts'

export type RenderCost = { renderMs: number; quickBrotliMs: number; bestBrotliMs: number }

/** Measures rendering and compressing the home page, in a separate process. */
export const measureRender = (site: string): Promise<RenderCost> =>
  runPinned(0, path.join(import.meta.dirname, 'run-render.ts'), { site }, { ...process.env, NODE_ENV: 'production' })

import path from 'node:path'
import { askPinned } from './pinned-process.ts'

export type RenderCost = { renderMs: number; quickBrotliMs: number; bestBrotliMs: number }

/** What it takes to draw the home page and to compress it, in a process that does nothing else. */
export const measureRender = (site: string): Promise<RenderCost> =>
  askPinned(0, path.join(import.meta.dirname, 'run-render.ts'), { site }, { ...process.env, NODE_ENV: 'production' })

import type { View } from '../../shared/drawing/create-drawing.ts'
import { readTab, writeTab } from '../ui/tab-storage.ts'

const key = 'last-estimate'

/** The visitor's last estimate as shown, so that other pages need neither prices nor drawing code. */
export type LastEstimate = {
  query: string
  range: string
  summary: string
  drawing?: View
  /** The large drawing, one view per window size. */
  views: View[]
}

// Works without storage too, until the next full load.
let last: LastEstimate | undefined

/** Keeps the estimate for as long as the tab is open. */
export function keepLastEstimate(estimate: LastEstimate): void {
  last = estimate
  writeTab(key, estimate)
}

export function findLastEstimate(): LastEstimate | undefined {
  last ??= readTab(key)
  return last
}

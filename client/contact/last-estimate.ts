const key = 'last-estimate'

/** The visitor's last estimate as shown, so that other pages need neither prices nor drawing code. */
export type LastEstimate = {
  query: string
  range: string
  summary: string
  drawing?: { markup: string; width: number; height: number }
  /** The large drawing, one view per window size. */
  views: { markup: string; width: number; height: number; ground?: number }[]
}

// Works without storage too, until the next full load.
let last: LastEstimate | undefined

/** Keeps the estimate for as long as the tab is open. */
export function keepLastEstimate(estimate: LastEstimate): void {
  last = estimate
  try {
    sessionStorage.setItem(key, JSON.stringify(estimate))
  } catch {
    // Storage is blocked or full.
  }
}

export function findLastEstimate(): LastEstimate | undefined {
  if (last) return last
  try {
    last = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    // Storage is blocked.
  }
  return last
}

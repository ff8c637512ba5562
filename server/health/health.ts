import type { Delivery } from '../leads/delivery.ts'
import type { Leads } from '../leads/leads.ts'
import type { LibrarySnapshot } from '../posts/post-library.ts'
import { type HealthReport, healthReport } from './health-report.ts'

type HealthOptions = {
  version: string
  site: string
  isMailConfigured: boolean
  index: Pick<Leads['index'], 'counts'>
  intake: Pick<Leads['intake'], 'availability'>
  delivery: Pick<Delivery, 'snapshot' | 'channelSnapshot'>
  posts: { snapshot(): LibrarySnapshot }
  pages: { snapshot(): { faulty: number } }
}

// Counting iterates over all pending leads, so frequent calls share one report.
const renewAfterMs = 250

export type Health = ReturnType<typeof createHealth>

/** Combines the state that each part reports. Nothing here reads a disk or opens a connection. */
export function createHealth({ version, site, isMailConfigured, index, intake, delivery, posts, pages }: HealthOptions) {
  const startedAt = Date.now()
  let isDraining = false
  let last: { at: number; report: HealthReport } | undefined

  function renew(now: number): HealthReport {
    return healthReport({
      ...{ now, startedAt, version, site, isDraining, isMailConfigured },
      leads: index.counts(),
      availability: intake.availability(),
      mail: delivery.snapshot(),
      channels: delivery.channelSnapshot(),
      blog: posts.snapshot(),
      pages: pages.snapshot(),
    })
  }

  return {
    report(): HealthReport {
      const now = Date.now()
      // The absolute value, so that a clock that was set back does not keep an old report alive.
      if (!last || Math.abs(now - last.at) >= renewAfterMs) last = { at: now, report: renew(now) }
      return last.report
    },
    /** Makes the report say `fail` from now on. */
    beginDrain(): void {
      isDraining = true
      last = undefined
    },
  }
}

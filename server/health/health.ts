import type { Delivery } from '../leads/delivery/delivery.ts'
import type { MailOutage } from '../leads/delivery/mail-holds.ts'
import type { Leads } from '../leads/leads.ts'
import type { LibrarySnapshot } from '../posts/post-library.ts'
import { type HealthReport, healthReport } from './health-report.ts'

type HealthOptions = {
  version: string
  site: string
  leads: Pick<Leads, 'pending'> & { intake: Pick<Leads['intake'], 'counts' | 'unavailableCode'>; room: Pick<Leads['room'], 'snapshot'> }
  delivery: Pick<Delivery, 'snapshot' | 'waiting'>
  outage: { readonly current: MailOutage | undefined }
  posts: { snapshot(): LibrarySnapshot }
  pages: { snapshot(): { faulty: number } }
  clients: { readonly isProxyUntrusted: boolean }
}

// Counting iterates over all pending leads, so frequent calls share one report.
const renewAfterMs = 250

export type Health = ReturnType<typeof createHealth>

/** Combines the state that each part reports. Nothing here reads the store or opens a connection. */
export function createHealth({ version, site, leads, delivery, outage, posts, pages, clients }: HealthOptions) {
  const startedAt = Date.now()
  let isDraining = false
  let last: { at: number; report: HealthReport } | undefined

  function renew(now: number): HealthReport {
    return healthReport({
      now,
      startedAt,
      version,
      site,
      isDraining,
      leads: leads.intake.counts(),
      unavailableCode: leads.intake.unavailableCode(),
      delivery: { ...delivery.snapshot(), outage: outage.current },
      waiting: delivery.waiting(leads.pending()),
      photos: leads.room.snapshot(),
      blog: posts.snapshot(),
      pages: pages.snapshot(),
      isProxyUntrusted: clients.isProxyUntrusted,
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

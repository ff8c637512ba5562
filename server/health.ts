import type { LibrarySnapshot } from './content/post-library.ts'
import { type HealthReport, healthReport, type MailState } from './health-report.ts'
import type { Delivery } from './leads/delivery.ts'
import type { Leads } from './leads/leads.ts'
import type { MailHealthReport } from './leads/mail-health.ts'

export type Health = {
  report(): HealthReport
  /** From now on: `fail`. */
  beginDrain(): void
}

type HealthOptions = {
  version: string
  site: string
  isMailConfigured: boolean
  index: Pick<Leads['index'], 'counts'>
  intake: Pick<Leads['intake'], 'availability'>
  delivery: Pick<Delivery, 'snapshot'>
  posts: { snapshot(): LibrarySnapshot }
  pages: { snapshot(): { faulty: number } }
  /** Undefined where limits are not shared. */
  sharedLimits: { readonly isReachable: boolean } | undefined
  now?: () => number
}

// Counting goes through everything pending: a flood of calls must not do that each time.
const renewAfterMs = 250

/** Puts together what the parts know about themselves. Nothing here reads a disk or opens a connection. */
export function createHealth({ now = Date.now, ...parts }: HealthOptions): Health {
  const startedAt = now()
  let isDraining = false
  let last: { at: number; report: HealthReport } | undefined

  function renew(): HealthReport {
    return healthReport({
      version: parts.version,
      site: parts.site,
      uptimeSeconds: Math.floor((now() - startedAt) / 1000),
      isDraining,
      leads: parts.index.counts(),
      availability: parts.intake.availability(),
      mail: mailState(parts.delivery.snapshot(), parts.isMailConfigured, now()),
      blog: parts.posts.snapshot(),
      pages: parts.pages.snapshot(),
      limitsReachable: parts.sharedLimits?.isReachable,
    })
  }

  return {
    report() {
      const age = last ? now() - last.at : renewAfterMs
      // A clock that went back must not keep an old report alive.
      if (!last || age >= renewAfterMs || age < 0) last = { at: now(), report: renew() }
      return last.report
    },
    beginDrain() {
      isDraining = true
      last = undefined
    },
  }
}

function mailState(
  { lastSuccessAt, lastErrorAt, lastErrorCode, fault, isLate }: MailHealthReport,
  isConfigured: boolean,
  now: number,
): MailState {
  const ago = (at: number | undefined) => (at === undefined ? undefined : Math.max(0, Math.round((now - at) / 1000)))
  return {
    isConfigured,
    isRefused: fault?.kind === 'refusing',
    isLate,
    lastSuccessSecondsAgo: ago(lastSuccessAt),
    lastErrorSecondsAgo: ago(lastErrorAt),
    lastErrorCode,
  }
}

import type { LibrarySnapshot } from './content/post-library.ts'
import type { LeadCounts } from './leads/lead.ts'

export type HealthStatus = 'pass' | 'warn' | 'fail'

/** Counts, ages and short codes only: nothing here names a visitor, a host, a path or a lead. */
export type HealthReport = {
  status: HealthStatus
  version: string
  site: string
  uptimeSeconds: number
  checks: {
    process: { status: HealthStatus; isDraining: boolean }
    leads: { status: HealthStatus; storable: boolean; errorCode?: string } & LeadCounts
    mail: { status: HealthStatus } & MailState
    blog: { status: HealthStatus; source: LibrarySnapshot['source']; count: number; ageSeconds?: number; errorCode?: string }
    pages: { status: HealthStatus; faulty: number }
    limits?: { status: HealthStatus }
  }
}

export type MailState = {
  isConfigured: boolean
  /** The mail server refuses us: a fault of it or of the configuration. */
  isRefused: boolean
  /** By fifteen minutes. */
  isLate: boolean
  lastSuccessSecondsAgo?: number
  lastErrorSecondsAgo?: number
  lastErrorCode?: string
}

export type HealthInput = {
  version: string
  site: string
  uptimeSeconds: number
  isDraining: boolean
  leads: LeadCounts
  availability: { isAvailable: boolean; code: string | undefined }
  mail: MailState
  blog: LibrarySnapshot
  pages: { faulty: number }
  /** Whether the shared rate limits are in reach; undefined without them. */
  limitsReachable: boolean | undefined
}

export function healthReport(input: HealthInput): HealthReport {
  const { version, site, uptimeSeconds, isDraining, leads, availability, mail, blog, pages, limitsReachable } = input
  const checks: HealthReport['checks'] = {
    process: { status: isDraining ? 'fail' : 'pass', isDraining },
    leads: { status: leadStatus(input), storable: availability.isAvailable, errorCode: availability.code, ...leads },
    mail: { status: mailStatus(input), ...mail },
    blog: {
      status: blog.stale ? 'warn' : 'pass',
      source: blog.source,
      count: blog.count,
      ageSeconds: blog.ageSeconds,
      errorCode: blog.lastErrorCode,
    },
    pages: { status: pages.faulty > 0 ? 'warn' : 'pass', faulty: pages.faulty },
    ...(limitsReachable === undefined ? {} : { limits: { status: limitsReachable ? 'pass' : 'warn' } }),
  }
  return { status: worst(Object.values(checks).map(({ status }) => status)), version, site, uptimeSeconds, checks }
}

function leadStatus({ availability, leads }: HealthInput): HealthStatus {
  if (!availability.isAvailable) return 'fail'
  return leads.failed > 0 || leads.unreadable > 0 ? 'warn' : 'pass'
}

function mailStatus({ mail, leads }: HealthInput): HealthStatus {
  const waiting = leads.pending + leads.sending
  return mail.isRefused || mail.isLate || (!mail.isConfigured && waiting > 0) ? 'warn' : 'pass'
}

const worst = (statuses: HealthStatus[]): HealthStatus => {
  if (statuses.includes('fail')) return 'fail'
  return statuses.includes('warn') ? 'warn' : 'pass'
}

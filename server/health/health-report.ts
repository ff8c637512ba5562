import type { ChannelReports, MailHealth } from '../leads/delivery.ts'
import type { LeadCounts } from '../leads/lead.ts'
import type { LibrarySnapshot } from '../posts/post-library.ts'

type HealthStatus = 'pass' | 'warn' | 'fail'

export type HealthInput = {
  now: number
  startedAt: number
  version: string
  site: string
  isDraining: boolean
  leads: LeadCounts
  availability: { isAvailable: boolean; code: string | undefined }
  isMailConfigured: boolean
  mail: MailHealth
  channels: ChannelReports
  blog: LibrarySnapshot
  pages: { faulty: number }
}

export type HealthReport = ReturnType<typeof healthReport>
type Check = { status: HealthStatus; code?: string }

const lateSeconds = 15 * 60

/** Counts, ages and short codes only: nothing here identifies a visitor, a host, a path or a lead. */
export function healthReport(input: HealthInput) {
  const { now, startedAt, version, site, isDraining, leads, availability, isMailConfigured, mail, channels, blog, pages } = input
  const secondsSince = (at: number) => Math.max(0, Math.round((now - at) / 1000))
  const isRefused = mail.fault?.kind === 'refusing'
  const { webhook, acknowledgement } = channels
  const hasChannels = webhook !== undefined || acknowledgement !== undefined
  // Leads that wait only for a channel have been mailed.
  const oldestSeconds = hasChannels ? secondsSince(mail.oldestWaitingAt ?? now) : (leads.oldestPendingSeconds ?? 0)
  const isLate = oldestSeconds > lateSeconds
  const channelReport = ({ waiting, lastSuccessAt, lastErrorAt, lastErrorCode }: NonNullable<typeof webhook>) => ({
    waiting,
    lastSuccessSecondsAgo: lastSuccessAt && secondsSince(lastSuccessAt),
    lastErrorSecondsAgo: lastErrorAt && secondsSince(lastErrorAt),
    lastErrorCode,
  })
  const isWaiting = leads.pending + leads.sending > 0
  const checks = {
    process: { ...judge('fail', { draining: isDraining }), isDraining },
    store: judge('fail', { unavailable: !availability.isAvailable }),
    leads: {
      ...(availability.isAvailable
        ? judge('warn', { failed: leads.failed > 0, unreadable: leads.unreadable > 0 })
        : judge('fail', { unavailable: true })),
      storable: availability.isAvailable,
      errorCode: availability.code,
      ...leads,
    },
    mail: {
      ...judge('warn', { refused: isRefused, late: isLate, 'not-configured': !isMailConfigured && !webhook && isWaiting }),
      isConfigured: isMailConfigured,
      isRefused,
      isLate,
      lastSuccessSecondsAgo: mail.lastSuccessAt && secondsSince(mail.lastSuccessAt),
      lastErrorSecondsAgo: mail.lastErrorAt && secondsSince(mail.lastErrorAt),
      lastErrorCode: mail.lastErrorCode,
    },
    ...(webhook && {
      webhook: { ...judge('warn', { late: secondsSince(webhook.oldestWaitingAt ?? now) > lateSeconds }), ...channelReport(webhook) },
    }),
    ...(acknowledgement && { acknowledgement: { ...judge('warn', {}), ...channelReport(acknowledgement) } }),
    blog: {
      ...judge('warn', { stale: blog.stale }),
      source: blog.source,
      count: blog.count,
      ageSeconds: blog.ageSeconds,
      errorCode: blog.lastErrorCode,
    },
    pages: { ...judge('warn', { faulty: pages.faulty > 0 }), faulty: pages.faulty },
  }
  const statuses = Object.values(checks).map(({ status }) => status)
  const status = worst(statuses)
  return { status, version, site, uptimeSeconds: secondsSince(startedAt), checks }
}

const worst = (statuses: readonly HealthStatus[]): HealthStatus =>
  (['fail', 'warn'] as const).find((status) => statuses.includes(status)) ?? 'pass'

/** What everybody may know: how each part is, and a code that says why. */
export function publicReport({ status, site, uptimeSeconds, checks }: HealthReport) {
  const entries = Object.entries<Check>(checks).map(([name, { status, code }]) => [name, { status, code }] as const)
  return { status, site, uptimeSeconds, checks: Object.fromEntries(entries) }
}

/** The status with the first reason that holds, or `pass`. */
function judge(status: HealthStatus, reasons: Readonly<Record<string, boolean>>): Check {
  const code = Object.keys(reasons).find((reason) => reasons[reason])
  return code === undefined ? { status: 'pass' } : { status, code }
}

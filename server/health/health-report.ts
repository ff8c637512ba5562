import type { DeliveryHealth } from '../leads/delivery/delivery.ts'
import type { Part, Waiting } from '../leads/delivery/progress.ts'
import type { LibrarySnapshot } from '../posts/post-library.ts'
import type { LeadCounts } from '../store/store.ts'

type HealthStatus = 'pass' | 'warn' | 'fail'

export type HealthInput = {
  now: number
  startedAt: number
  version: string
  site: string
  isDraining: boolean
  leads: LeadCounts
  unavailableCode: string | undefined
  delivery: DeliveryHealth
  waiting: Waiting
  photos: { usedPercent: number; isTight: boolean; left: number }
  blog: LibrarySnapshot
  pages: { faulty: number }
  /** Whether visitors cannot be told apart, because a proxy is not trusted. */
  isProxyUntrusted: boolean
}

export type HealthReport = ReturnType<typeof healthReport>
type Check = { status: HealthStatus; code?: string }

const lateSeconds = 15 * 60

/** Counts, ages and short codes only: nothing here identifies a visitor, a host, a path or a lead. */
export function healthReport(input: HealthInput) {
  const { now, startedAt, version, site, isDraining, leads, unavailableCode, delivery, waiting, photos, blog, pages } = input
  const { oldestPendingAt, ...leadCounts } = leads
  const secondsSince = (at: number) => Math.max(0, Math.round((now - at) / 1000))
  const ago = (at: number | undefined) => (at === undefined ? undefined : secondsSince(at))
  const isLongAgo = (at: number | undefined) => secondsSince(at ?? now) > lateSeconds
  const { mail, webhook, acknowledgement } = delivery.parts
  const isAvailable = unavailableCode === undefined
  const isRefused = delivery.outage?.isRefusing ?? false
  const isLate = isLongAgo(waiting.mail.oldestAt)
  const partReport = (name: Part) => ({
    waiting: waiting[name].count,
    lastSuccessSecondsAgo: ago(delivery.parts[name]?.lastSuccessAt),
    lastErrorSecondsAgo: ago(delivery.parts[name]?.lastErrorAt),
    lastErrorCode: delivery.parts[name]?.lastErrorCode,
  })
  const isWaiting = leads.pending + leads.sending > 0
  const checks = {
    process: { ...judge('fail', { draining: isDraining }), isDraining },
    store: judge('fail', { unavailable: !isAvailable }),
    leads: {
      ...(isAvailable
        ? judge('warn', { failed: leads.failed > 0, unreadable: leads.unreadable > 0 })
        : judge('fail', { unavailable: true })),
      storable: isAvailable,
      errorCode: unavailableCode,
      ...leadCounts,
      oldestPendingSeconds: ago(oldestPendingAt),
    },
    mail: {
      ...judge('warn', { refused: isRefused, late: isLate, 'not-configured': !mail && !webhook && isWaiting }),
      isConfigured: mail !== undefined,
      isRefused,
      isLate,
      ...partReport('mail'),
      lastErrorCode: mail?.lastErrorCode ?? delivery.outage?.code,
    },
    ...(webhook && { webhook: { ...judge('warn', { late: isLongAgo(waiting.webhook.oldestAt) }), ...partReport('webhook') } }),
    ...(acknowledgement && { acknowledgement: { status: 'pass' as const, ...partReport('acknowledgement') } }),
    photos: { ...judge('warn', { 'little-room': photos.isTight }), ...photos },
    blog: {
      ...judge('warn', { stale: blog.stale, skipped: blog.skipped > 0 }),
      source: blog.source,
      count: blog.count,
      skipped: blog.skipped,
      ageSeconds: blog.ageSeconds,
      errorCode: blog.lastErrorCode,
    },
    pages: { ...judge('warn', { faulty: pages.faulty > 0 }), faulty: pages.faulty },
    limits: judge('warn', { 'proxy-not-trusted': input.isProxyUntrusted }),
  }
  const statuses = Object.values(checks).map(({ status }) => status)
  const status = worst(statuses)
  return { status, version, site, uptimeSeconds: secondsSince(startedAt), checks }
}

export const worst = (statuses: readonly HealthStatus[]): HealthStatus =>
  (['fail', 'warn'] as const).find((status) => statuses.includes(status)) ?? 'pass'

/** The public part: the state of each part, and a code with the reason. */
export function publicReport({ status, site, uptimeSeconds, checks }: HealthReport) {
  const entries = Object.entries<Check>(checks).map(([name, { status, code }]) => [name, { status, code }] as const)
  return { status, site, uptimeSeconds, checks: Object.fromEntries(entries) }
}

/** The status with the first reason that applies, or `pass`. */
function judge(status: HealthStatus, reasons: Readonly<Record<string, boolean>>): Check {
  const code = Object.keys(reasons).find((reason) => reasons[reason])
  return code === undefined ? { status: 'pass' } : { status, code }
}

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
  /** Whether the shared rate limits can be reached. Undefined without them. */
  limitsReachable: boolean | undefined
}

export type HealthReport = ReturnType<typeof healthReport>

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
    process: { status: passOr('fail', isDraining), isDraining },
    leads: {
      status: availability.isAvailable ? passOr('warn', leads.failed + leads.unreadable > 0) : 'fail',
      storable: availability.isAvailable,
      errorCode: availability.code,
      ...leads,
    },
    mail: {
      status: passOr('warn', isRefused || isLate || (!isMailConfigured && !webhook && isWaiting)),
      ...{ isConfigured: isMailConfigured, isRefused, isLate },
      lastSuccessSecondsAgo: mail.lastSuccessAt && secondsSince(mail.lastSuccessAt),
      lastErrorSecondsAgo: mail.lastErrorAt && secondsSince(mail.lastErrorAt),
      lastErrorCode: mail.lastErrorCode,
    },
    ...(webhook && {
      webhook: { status: passOr('warn', secondsSince(webhook.oldestWaitingAt ?? now) > lateSeconds), ...channelReport(webhook) },
    }),
    ...(acknowledgement && { acknowledgement: { status: passOr('warn', false), ...channelReport(acknowledgement) } }),
    blog: {
      status: passOr('warn', blog.stale),
      ...{ source: blog.source, count: blog.count, ageSeconds: blog.ageSeconds, errorCode: blog.lastErrorCode },
    },
    pages: { status: passOr('warn', pages.faulty > 0), faulty: pages.faulty },
    ...(input.limitsReachable !== undefined && { limits: { status: passOr('warn', !input.limitsReachable) } }),
  }
  const statuses = Object.values(checks).map(({ status }) => status)
  const status = statuses.includes('fail') ? 'fail' : passOr('warn', statuses.includes('warn'))
  return { status, version, site, uptimeSeconds: secondsSince(startedAt), checks }
}

function passOr(otherwise: HealthStatus, isWrong: boolean): HealthStatus {
  return isWrong ? otherwise : 'pass'
}

import type { Site } from '../../shared/content/site-types.ts'
import type { PrivacyFacts } from '../../shared/privacy/privacy-facts.ts'
import type { Config } from './config.ts'

/** The facts of the privacy page, from what this server does. */
export function privacyFacts(config: Config, { testimonials }: Pick<Site, 'testimonials'>): PrivacyFacts {
  return {
    retentionDays: config.retentionDays,
    rateLimitMinutes: Math.ceil(config.rateLimit.windowSeconds / 60),
    keepsNotes: config.ownerEmails !== undefined,
    mailsInquiries: config.mail !== undefined,
    forwardsInquiries: config.leadsWebhook !== undefined,
    acknowledges: config.acknowledges,
    showsMap: config.mapsApiKey !== undefined,
    hasTagManager: config.tags !== undefined,
    tagsAds: config.tags?.ads,
    tagHosts: config.tags?.hosts.map((origin) => new URL(origin).hostname),
    loadsPictures: config.contentful !== undefined || testimonials.some(({ avatarUrl }) => avatarUrl?.startsWith('http')),
  }
}

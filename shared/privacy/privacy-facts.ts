import type { Site } from '../content/site-types.ts'

/** Days that the backups of the hosting guide are kept. */
export const backupDays = 14

/** What a site stores and loads, depending on its configuration. */
export type PrivacyFacts = {
  /** Days that mailed inquiries stay on the server; 0 keeps them forever. */
  retentionDays: number
  /** How long the rate limiter remembers a sender's IP address. */
  rateLimitMinutes: number
  /** The owner's pages keep notes with inquiries. Those of an open job stay until it is closed. */
  keepsNotes?: boolean
  mailsInquiries: boolean
  /** Each inquiry is also sent to a webhook. */
  forwardsInquiries?: boolean
  /** Visitors get an email that confirms their message. */
  acknowledges?: boolean
  showsMap: boolean
  hasTagManager: boolean
  /** The container may run Google Ads too. */
  tagsAds?: boolean
  /** Other hosts that the container's tags may use. */
  tagHosts?: string[]
  /** Pictures of articles or testimonials may be loaded from other hosts. */
  loadsPictures: boolean
}

/** Fields of the form, in words: what it must have, what it may have, and where the visitor came from. */
export type KeptFields = { required: string; optional: string; origin: string[] }

/** The business that the page is about. */
export type PrivacyBusiness = Pick<Site, 'name' | 'phoneNumber' | 'telLink' | 'languages'> & { contactPath: string }

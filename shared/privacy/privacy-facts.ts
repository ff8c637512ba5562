import type { Site } from '../content/site-types.ts'

/** What a site keeps and loads, as its operator has set it up. */
export type PrivacyFacts = {
  /** Days that mailed inquiries are kept on the server; 0 keeps them forever. */
  retentionDays: number
  /** How long the rate limit remembers a sender's IP address. */
  rateLimitMinutes: number
  /** Inquiries go to a mailbox. */
  mailsInquiries: boolean
  /** Each inquiry is also passed to another service of the business. */
  forwardsInquiries?: boolean
  /** Visitors get a mail that their message has arrived. */
  acknowledges?: boolean
  /** Pictures can be sent with an inquiry. */
  takesPhotos?: boolean
  showsMap: boolean
  hasTagManager: boolean
  /** Pictures of articles come from the content service, not from the site. */
  loadsPictures: boolean
}

/** Whom the page speaks for. */
export type PrivacyBusiness = Pick<Site, 'name' | 'phoneNumber' | 'telLink'>

import type { Site } from '../../site-types.ts'

type Settings = Pick<
  Site,
  | 'name'
  | 'logo'
  | 'siteUrl'
  | 'locale'
  | 'phoneNumber'
  | 'telLink'
  | 'sample'
  | 'license'
  | 'city'
  | 'region'
  | 'place'
  | 'mapQuery'
  | 'areaServed'
  | 'openingHours'
  | 'callToAction'
  | 'scheduleCall'
  | 'keywords'
  | 'ogImage'
  | 'header'
  | 'shareEmailFooter'
  | 'phoneBlock'
>

/** The business's facts: every page takes them from here. */
export const settings: Settings = {
  name: 'Simi Valley Fence & Gate',
  logo: { strong: 'Simi Valley', plain: 'Fence & Gate' },
  siteUrl: 'https://www.simivalleyfenceandgate.example',
  locale: 'en-US',
  phoneNumber: '(805) 555-0142',
  telLink: 'tel:+18055550142',
  sample: { phoneNumber: true, license: true, siteUrl: true },
  license: 'CSLB License No.\u00a0000000',
  city: 'Simi Valley',
  region: 'California',
  place: 'Simi Valley, California',
  mapQuery: 'Simi Valley, CA',
  areaServed: ['Simi Valley', 'Santa Susana Knolls', 'Moorpark', 'Chatsworth'],
  openingHours: {
    timeZone: 'America/Los_Angeles',
    periods: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }],
    summary: 'Mon - Fri 8AM - 5PM',
    rows: [
      { days: 'Monday to Friday', hours: '8 AM to 5 PM' },
      { days: 'Saturday, Sunday', hours: 'Closed' },
    ],
  },
  callToAction: 'Call Now for Expert Fencing Solutions!',
  scheduleCall: 'Call to schedule a FREE consultation',
  keywords: [
    'fence company Simi Valley',
    'fence contractor Simi Valley',
    'fence installation',
    'gate installation',
    'fence repair',
    'fence cost',
    'automated driveway gates',
    'privacy fence',
    'pool fence',
    'Ventura County',
  ],
  ogImage: 'hero',
  header: {
    quoteLabel: 'Get a free quote',
    quoteLabelShort: 'Get a free quote',
    showsQuote: false,
  },
  shareEmailFooter: 'Simi Valley Fence & Gate, Simi Valley, California. Questions about your own fence? Call (805) 555-0142.',
  phoneBlock: { heading: 'Need a fence or a gate?\nCall Us Today' },
}

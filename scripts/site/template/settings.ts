import type { Settings } from 'contractor-website/content'
import { businessType } from './trade.ts'

const name = 'Sample Business'
const city = 'Sample City'
const region = 'Kansas'

export const settings = {
  // With `'es'` after it, the site has the Spanish home page of `es/`, too.
  languages: ['en'],
  // Pages with words about an imaginary business. Take one out of this list when you have written your own in `en/`.
  withoutPages: ['about', 'blog', 'careers', 'directories', 'gallery', 'work'],
  name,
  businessType,
  // The name in two parts: strong, then plain.
  logo: { strong: name, plain: `of ${city}` },
  siteUrl: 'https://www.sample-business.example',
  // As people read it; `telLink` below is the same number as phones dial it.
  phoneNumber: '(555) 555-0100',
  telLink: 'tel:+15555550100',
  // Set each one to false once the fact is your own. `trade` are the texts about the work: services, questions, steps, estimate, contact.
  // Read them, change what isn't true of you, and set it to false.
  sample: { phoneNumber: true, license: true, siteUrl: true, prices: true, pictures: true, claims: true, trade: true },
  // As you advertise it, such as 'CSLB License No. 123456 (C-10)' in California. Where your trade needs none, leave it out.
  // license: 'Your State License No. 123456',
  // The date of the last change to the privacy page.
  privacyDate: '2026-11-22',
  city,
  region,
  mapQuery: `${city}, ${region}`,
  // Every town you serve, for the home page and for search engines. `zips` like '93063, 93065' is optional.
  areaServed: [{ name: city }],
  openingHours: {
    timeZone: 'America/Chicago',
    // 0 is Sunday. The page says 'open' or 'closed' by these times, in this time zone.
    periods: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }],
    // Days off, or with other hours. The holidays are listed in shared/hours/holidays.ts.
    closedDays: [{ holiday: 'new-years-day' }, { holiday: 'independence-day' }, { holiday: 'thanksgiving' }, { holiday: 'christmas' }],
  },
  ogImage: 'hero',
  header: { showsQuote: true },
} as const satisfies Settings

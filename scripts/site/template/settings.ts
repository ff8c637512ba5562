import type { Site } from '../../../shared/site-types.ts'

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

const name = 'Sample Business'
const city = 'Sample City'
const region = 'Kansas'
/** As people read it; `telLink` below is the same number as phones dial it. */
const phoneNumber = '(555) 555-0100'

export const settings: Settings = {
  name,
  // The name in two parts: strong, then plain.
  logo: { strong: name, plain: `of ${city}` },
  siteUrl: 'https://www.sample-business.example',
  locale: 'en-US',
  phoneNumber,
  telLink: 'tel:+15555550100',
  // Set each one to false once the fact is your own.
  sample: { phoneNumber: true, license: true, siteUrl: true },
  // Name the city or state that issued it.
  license: `${city} License No. 000000`,
  city,
  region,
  place: `${city}, ${region}`,
  mapQuery: `${city}, ${region}`,
  // Every town you serve, for search engines. List the same towns on the pages.
  areaServed: [city],
  openingHours: {
    timeZone: 'America/Chicago',
    // 0 is Sunday. The page says 'open' or 'closed' by these times, in this time zone.
    periods: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }],
    // The same hours in words. Change them when you change the periods.
    summary: 'Monday to Friday, 8 AM to 5 PM',
    rows: [
      { days: 'Monday to Friday', hours: '8 AM to 5 PM' },
      { days: 'Saturday and Sunday', hours: 'Closed' },
    ],
  },
  callToAction: 'Call us for a free visit',
  scheduleCall: 'Call to schedule a free visit',
  keywords: [`repairs ${city}`, `contractor ${city}`],
  ogImage: 'hero',
  header: { quoteLabel: 'Request a quote', quoteLabelShort: 'Free quote', showsQuote: true },
  shareEmailFooter: `${name}, ${city}, ${phoneNumber}`,
  phoneBlock: { heading: 'Have a question?\nCall us' },
}

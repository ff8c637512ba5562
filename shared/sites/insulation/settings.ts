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

export const settings: Settings = {
  name: 'Front Range Foam Insulation',
  logo: { strong: 'Front Range', plain: 'Foam Insulation' },
  siteUrl: 'https://www.frontrangefoam.example',
  locale: 'en-US',
  phoneNumber: '(303) 555-0178',
  telLink: 'tel:+13035550178',
  sample: { phoneNumber: true, license: true, siteUrl: true },
  license: 'Westminster, CO License No. 000000',
  city: 'Westminster',
  region: 'Colorado',
  place: 'Westminster and the Denver metro area, Colorado',
  mapQuery: 'Westminster, Colorado',
  areaServed: ['Westminster', 'Boulder', 'Broomfield', 'Arvada', 'Denver', 'Thornton', 'Aurora', 'Lakewood'],
  openingHours: {
    timeZone: 'America/Denver',
    periods: [{ days: [1, 2, 3, 4, 5, 6], opens: '07:00', closes: '18:00' }],
    afterHours: 'Leave a message 24/7',
    summary: 'Monday to Saturday, 7:00 AM to 6:00 PM',
    rows: [
      { days: 'Monday to Saturday', hours: '7 AM to 6 PM' },
      { days: 'Sunday', hours: 'Closed' },
      { days: 'Voicemail', hours: '24/7' },
    ],
  },
  callToAction: 'Call Us Anytime, 24/7',
  scheduleCall: 'Call to schedule a FREE consultation',
  keywords: [
    'spray foam insulation Denver',
    'insulation contractor Westminster CO',
    'attic insulation Denver',
    'crawl space insulation Westminster CO',
    'commercial spray foam Denver',
    'spray foam roofing Denver',
  ],
  ogImage: 'hero',
  header: {
    phoneLabel: 'Call Us Anytime · 24/7',
    quoteLabel: 'Request Free Quote',
    quoteLabelShort: 'Free quote',
    showsQuote: true,
  },
  shareEmailFooter: 'Front Range Foam Insulation, Westminster and the Denver metro area, (303) 555-0178',
  phoneBlock: { heading: 'Need insulation services?\nCall Us Today' },
}

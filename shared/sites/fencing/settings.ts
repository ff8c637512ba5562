import type { Settings } from 'contractor-website/content'

export const settings = {
  languages: ['en', 'es'],
  name: 'Simi Valley Fence & Gate',
  logo: { strong: 'Simi Valley', plain: 'Fence & Gate' },
  siteUrl: 'https://www.simivalleyfenceandgate.example',
  phoneNumber: '(805) 555-0142',
  telLink: 'tel:+18055550142',
  sample: { phoneNumber: true, license: true, siteUrl: true, prices: true, pictures: true, claims: true },
  license: 'CSLB License No.\u00a0000000\u00a0(C-13)',
  privacyDate: '2026-11-26',
  city: 'Simi Valley',
  region: 'California',
  mapQuery: 'Simi Valley, CA',
  areaServed: [
    { name: 'Simi Valley', zips: '93063, 93065' },
    { name: 'Santa Susana Knolls', zips: '93063' },
    { name: 'Moorpark', zips: '93021' },
    { name: 'Chatsworth', zips: '91311' },
  ],
  openingHours: {
    timeZone: 'America/Los_Angeles',
    periods: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }],
    closedDays: [
      { holiday: 'new-years-day' },
      { holiday: 'memorial-day' },
      { holiday: 'independence-day' },
      { holiday: 'labor-day' },
      { holiday: 'thanksgiving' },
      { date: '12-24', name: { en: 'Christmas Eve', es: 'Nochebuena' } },
      { holiday: 'christmas' },
    ],
  },
  ogImage: 'hero',
  header: { showsQuote: false },
} as const satisfies Settings

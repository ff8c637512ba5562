import type { Settings } from 'contractor-website/content'

/** The city that issued the license, and its number. */
export const license = { city: 'Westminster, CO', number: 'License No. 000000' } as const

export const settings = {
  languages: ['en'],
  name: 'Front Range Foam Insulation',
  logo: { strong: 'Front Range', plain: 'Foam Insulation' },
  siteUrl: 'https://www.frontrangefoam.example',
  phoneNumber: '(303) 555-0178',
  telLink: 'tel:+13035550178',
  sample: { phoneNumber: true, license: true, siteUrl: true, prices: true, pictures: true, claims: true },
  license: `${license.city} ${license.number}`,
  privacyDate: '2026-11-22',
  city: 'Westminster',
  region: 'Colorado',
  mapQuery: 'Westminster, Colorado',
  areaServed: ['Westminster', 'Boulder', 'Broomfield', 'Arvada', 'Denver', 'Thornton', 'Aurora', 'Lakewood'],
  openingHours: {
    timeZone: 'America/Denver',
    periods: [{ days: [1, 2, 3, 4, 5, 6], opens: '07:00', closes: '18:00' }],
    closedDays: [
      { holiday: 'new-years-day' },
      { holiday: 'memorial-day' },
      { holiday: 'independence-day' },
      { holiday: 'labor-day' },
      { holiday: 'thanksgiving' },
      { date: '12-24', name: { en: 'Christmas Eve' }, opens: '07:00', closes: '12:00' },
      { holiday: 'christmas' },
    ],
  },
  ogImage: 'hero',
  header: { showsQuote: true },
} as const satisfies Settings

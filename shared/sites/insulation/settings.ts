import type { Settings } from 'contractor-website/content'

export const settings = {
  languages: ['en'],
  name: 'Front Range Foam Insulation',
  logo: { strong: 'Front Range', plain: 'Foam Insulation' },
  siteUrl: 'https://www.frontrangefoam.example',
  phoneNumber: '(303) 555-0178',
  telLink: 'tel:+13035550178',
  sample: { phoneNumber: true, license: true, siteUrl: true, prices: true, pictures: true, claims: true },
  // The city that issued the license, and its number.
  license: 'Westminster, CO License No. 000000',
  privacyDate: '2026-11-26',
  city: 'Westminster',
  region: 'Colorado',
  mapQuery: 'Westminster, Colorado',
  areaServed: [
    { name: 'Westminster', zips: '80021, 80030, 80031, 80234, 80260' },
    { name: 'Broomfield', zips: '80020, 80021, 80023' },
    { name: 'Boulder', zips: '80301–80305' },
    { name: 'Arvada', zips: '80002–80005, 80007' },
    { name: 'Thornton', zips: '80229, 80233, 80241, 80602' },
    { name: 'Denver', zips: '80202–80212, 80216, 80218–80224, 80230, 80231, 80235–80239, 80246, 80247, 80249' },
    { name: 'Lakewood', zips: '80214, 80215, 80226–80228, 80232' },
    { name: 'Aurora', zips: '80010–80019' },
  ],
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

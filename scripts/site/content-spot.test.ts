import { expect, test } from 'vitest'
import { findContentSpot, placeKeys } from './content-spot.ts'

const repair = { name: 'Repairs', page: { h1: 'Repairs' } }
const paint = { name: 'Paint' }
const wash = { name: 'Wash' }
const settings = { phoneNumber: '1', openingHours: { summary: 'Always' } }
const redirects = { '/old/': '/' }
const site = { ...settings, services: [repair, paint, wash], redirects, servicesPage: { close: 'x' } }
const modules = [
  { file: 'redirects.ts', exports: { redirects } },
  { file: 'services.ts', exports: { services: site.services } },
  { file: 'services/more.ts', exports: { paint, wash } },
  { file: 'services/repair.ts', exports: { repair } },
  { file: 'settings.ts', exports: { settings } },
  { file: 'site.ts', exports: { contentSet: { site } } },
]

test.each([
  ['services[0].page.h1', 'services/repair.ts', 'page.h1'],
  ['services[2].name', 'services/more.ts', 'wash.name'],
  ['services[7].name', 'services.ts', '[7].name'],
  ['redirects["/old/"]', 'redirects.ts', '["/old/"]'],
  ['phoneNumber', 'settings.ts', 'phoneNumber'],
  ['openingHours.summary', 'settings.ts', 'openingHours.summary'],
  ['servicesPage.close', 'site.ts', 'servicesPage.close'],
  ['nothing.like.it', 'site.ts', 'nothing.like.it'],
])('%s is written in %s as %s', (place, file, field) => {
  expect(findContentSpot(place, site, modules)).toEqual({ file, field })
})

test('a place is read back into its keys', () => {
  expect(placeKeys('a.b[3]["/x \\"y\\"/"].c')).toEqual(['a', 'b', 3, '/x "y"/', 'c'])
})

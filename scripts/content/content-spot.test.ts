import { expect, test } from 'vitest'
import { findContentSpot, placeKeys } from './content-spot.ts'

const settings = { phoneNumber: '1', openingHours: { periods: [{ opens: '08:00' }] } }
const redirects = { '/old/': '/' }
const services = [{ id: 'repair', page: { path: '/repair/' } }, { id: 'paint' }, { id: 'wash' }, { id: 'sweep' }]
const theme = { light: { ground: '#FFFFFF' } }
const facts = { ...settings, services, redirects, theme }

const general = { openingHours: { summary: 'Always' }, servicesPage: { close: 'x' } }
const repair = { name: 'Repairs', page: { h1: 'Repairs' } }
const [paint, wash] = [{ name: 'Paint' }, { name: 'Wash' }]
const servicesWords = { repair, paint, wash }
const words = { ...general, services: servicesWords }

const modules = [
  { file: 'en/general.ts', exports: { general } },
  { file: 'en/services.ts', exports: { services: servicesWords } },
  { file: 'en/services/more.ts', exports: { paint, wash } },
  { file: 'en/services/repair.ts', exports: { repair } },
  { file: 'en/words.ts', exports: { words } },
  { file: 'facts.ts', exports: { facts } },
  { file: 'redirects.ts', exports: { redirects } },
  { file: 'services.ts', exports: { services } },
  { file: 'settings.ts', exports: { settings } },
  { file: 'site.ts', exports: { contentSet: { facts, words: { en: words }, drawings: {} } } },
  { file: 'theme.ts', exports: { theme } },
]

test.each([
  ['services[0].page.h1', 'en/services/repair.ts', 'page.h1'],
  ['services[0].page.path', 'services.ts', '[0].page.path'],
  ['services[0].page.subtitle', 'en/services/repair.ts', 'page.subtitle'],
  ['services[2].name', 'en/services/more.ts', 'wash.name'],
  ['services[3].name', 'en/services.ts', 'sweep.name'],
  ['redirects["/old/"]', 'redirects.ts', '["/old/"]'],
  ['phoneNumber', 'settings.ts', 'phoneNumber'],
  ['openingHours.summary', 'en/general.ts', 'openingHours.summary'],
  ['openingHours.periods[0].opens', 'settings.ts', 'openingHours.periods[0].opens'],
  ['servicesPage.close', 'en/general.ts', 'servicesPage.close'],
  ['theme.light.ink', 'theme.ts', 'light.ink'],
  ['nothing.like.it', 'en/words.ts', 'nothing.like.it'],
])('%s is written in %s as %s', (place, file, field) => {
  expect(findContentSpot(place, { facts, words }, modules)).toEqual({ file, field })
})

test('a place is parsed into its keys', () => {
  expect(placeKeys('a.b[3]["/x \\"y\\"/"].c')).toEqual(['a', 'b', 3, '/x "y"/', 'c'])
})

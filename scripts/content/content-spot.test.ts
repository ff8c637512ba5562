import { expect, test } from 'vitest'
import { placeKeys } from '../../shared/content/content-places.ts'
import { findContentSpot } from './content-spot.ts'

const settings = { phoneNumber: '1', openingHours: { periods: [{ opens: '08:00' }] } }
const redirects = { '/old/': '/' }
const services = [{ id: 'repair', page: { path: '/repair/' } }, { id: 'paint' }, { id: 'wash' }]
const theme = { light: { ground: '#FFFFFF' } }
const homepage = { questions: { groups: [{ id: 'cost', items: [{ id: 'how-much' }] }] } }
const facts = { ...settings, services, homepage, redirects, theme }

const general = { openingHours: { summary: 'Always' }, servicesPage: { close: 'x' } }
const repair = { name: 'Repairs', page: { h1: 'Repairs' } }
const [paint, wash] = [{ name: 'Paint' }, { name: 'Wash' }]
const questionGroups = { cost: { name: 'Cost', items: { 'how-much': { question: 'How much?' } } } }
const homepageWords = { questions: { heading: 'Questions', groups: questionGroups } }
const words = { ...general, services: { repair, paint }, homepage: homepageWords }

const modules = [
  { file: 'en/general.ts', exports: { general } },
  { file: 'en/homepage.ts', exports: { homepage: homepageWords } },
  { file: 'en/more.ts', exports: { paint, wash } },
  { file: 'en/questions.ts', exports: { questionGroups } },
  { file: 'en/services/paint.ts', exports: { paint } },
  { file: 'en/services/repair.ts', exports: { repair } },
  { file: 'homepage.ts', exports: { homepage } },
  { file: 'redirects.ts', exports: { redirects } },
  { file: 'services.ts', exports: { services } },
  { file: 'settings.ts', exports: { settings } },
  { file: 'theme.ts', exports: { theme } },
]

test.each([
  ['services[0].page.h1', 'en/services/repair.ts', 'page.h1'],
  ['services[0].page.path', 'services.ts', '[0].page.path'],
  ['services[0].page.subtitle', 'en/services/repair.ts', 'page.subtitle'],
  ['services[1].name', 'en/more.ts', 'paint.name'],
  ['services[2].picture', 'services.ts', '[2].picture'],
  ['services[2]', 'en/services/wash.ts', ''],
  ['homepage.questions.groups[0].items[0].answer', 'en/questions.ts', 'cost.items["how-much"].answer'],
  ['redirects["/old/"]', 'redirects.ts', '["/old/"]'],
  ['phoneNumber', 'settings.ts', 'phoneNumber'],
  ['telLink', 'settings.ts', 'telLink'],
  ['openingHours.summary', 'en/general.ts', 'openingHours.summary'],
  ['openingHours.periods[0].opens', 'settings.ts', 'openingHours.periods[0].opens'],
  ['servicesPage.close', 'en/general.ts', 'servicesPage.close'],
  ['theme.light.ink', 'theme.ts', 'light.ink'],
  ['testimonials', 'testimonials.ts', ''],
  ['contact', 'en/contact.ts', ''],
  ['notFound.variant', 'not-found.ts', ''],
])('%s is written in %s as %s', (place, file, field) => {
  expect(findContentSpot(place, { facts, words, language: 'en' }, modules)).toEqual({ file, field })
})

test('a place is parsed into its keys', () => {
  expect(placeKeys('a.b[3]["/x \\"y\\"/"].c')).toEqual(['a', 'b', 3, '/x "y"/', 'c'])
})

import { describe, expect, test } from 'vitest'
import { checkAmounts } from '../../scripts/content/check-amounts.ts'
import { checkTowns } from '../../scripts/content/check-towns.ts'
import { composeSite } from '../../shared/content/compose-site.ts'
import { contentTexts } from '../../shared/content/content-places.ts'
import type { ContentSet } from '../../shared/content/content-set.ts'
import { languagesOf } from '../../shared/content/set-pages.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { loadContentSet } from '../helpers/content-sets.ts'

const withFact = (set: ContentSet, name: string, value: unknown): ContentSet => ({ ...set, facts: { ...set.facts, [name]: value } })
const textsOf = (set: ContentSet) => languagesOf(set).flatMap((language) => contentTexts(composeSite(set, language)))

test('the footer has the hours in the words of each business', async () => {
  const openingHours = { timeZone: 'America/Denver', periods: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }] }
  const summaryOf = (set: ContentSet, language: 'en' | 'es') =>
    composeSite(withFact(set, 'openingHours', openingHours), language).openingHours.summary
  const [fencing, insulation] = [await loadContentSet('fencing'), await loadContentSet('insulation')]
  expect(summaryOf(fencing, 'en')).toBe('Mon - Fri 8AM - 5PM')
  expect(summaryOf(fencing, 'es')).toBe('Lun - Vie 8AM - 5PM')
  expect(summaryOf(insulation, 'en')).toBe('Monday to Friday, 8:00 AM to 5:00 PM')
})

test.each(builtSiteNames)('new hours of %s reach every text that names them', async (name) => {
  const set = await loadContentSet(name)
  const periods = [{ days: [2, 3, 4], opens: '09:15', closes: '15:45' }] as const
  const changed = withFact(set, 'openingHours', { timeZone: 'America/Denver', periods })
  const weekdays = /\b(Mon|Monday|lunes)( to | - | a )\w+,? |\b8 ?AM (to|a) 5|\b7(:00)? AM to 6/i
  const namesHours = ({ value }: { value: string }) => weekdays.test(value)
  expect(textsOf(set).filter(namesHours).length).toBeGreaterThan(2)
  expect(textsOf(changed).filter(namesHours)).toEqual([])
  expect(textsOf(changed).filter(({ value }) => /9:15/.test(value)).length).toBeGreaterThan(2)
})

test.each(builtSiteNames)('a new phone number of %s reaches every text', async (name) => {
  const set = await loadContentSet(name)
  const changed = withFact(set, 'phoneNumber', '(212) 555-0199')
  expect(textsOf(changed).filter(({ value }) => value.includes(String(set.facts.phoneNumber)))).toEqual([])
})

describe('prices of the fencing set', () => {
  const textsIn = (set: ContentSet) => textsOf(set).map(({ value }) => value)

  /** The set with another price for a foot of six-foot cedar, the first one of that height. */
  const withCedar = (set: ContentSet, perFoot: string) =>
    withFact(set, 'estimate', JSON.parse(JSON.stringify(set.facts.estimate).replace(/("feet":6,"perFoot":)\[[\d.,]+\]/, `$1${perFoot}`)))

  test('texts have the amounts, in both languages', async () => {
    const texts = textsIn(withCedar(await loadContentSet('fencing'), '[37.5,50]')).join('\n')
    for (const text of ['costs **$1,500 to $3,000**', 'cuesta **de $1,500 a $3,000**', '40 feet of cedar from $1,500'])
      expect(texts).toContain(text)
    expect(texts).not.toContain('{prices')
  })

  test('a new price of cedar in the estimate reaches every text', async () => {
    const set = await loadContentSet('fencing')
    const changed = withCedar(set, '[45,60]')
    expect(textsIn(withCedar(set, '[37.5,50]')).filter((value) => value.includes('$1,500 to $3,000')).length).toBeGreaterThan(4)
    expect(textsIn(changed).filter((value) => value.includes('$1,500 to $3,000'))).toEqual([])
    expect(textsIn(changed).filter((value) => value.includes('$1,800 to $3,600')).length).toBeGreaterThan(4)
  })

  test('a new named price reaches every text', async () => {
    const set = await loadContentSet('fencing')
    const changed = withFact(set, 'prices', { ...Object(set.facts.prices), anyFence: { from: 1650, to: 5500, over: true } })
    expect(textsIn(changed).filter((value) => /over \$5,000|más de \$5,000/.test(value))).toEqual([])
    expect(composeSite(changed, 'en').homepage.figures?.items[1]?.value).toBe('$1,650 to over $5,500')
  })

  test('the check finds an amount in a text that no price has, and no other', async () => {
    const site = composeSite(await loadContentSet('fencing'), 'en')
    const changed = { ...site, footer: { ...site.footer, text: 'Fences from $1,499.' } }
    const before = checkAmounts(site).map(({ message }) => message)
    expect(checkAmounts(changed).filter(({ message }) => !before.includes(message))).toEqual([
      { level: 'warning', place: 'footer.text', message: expect.stringMatching(/^'\$1,499' /) },
    ])
  })

  test('the amounts of an estimate that is switched off are still prices', async () => {
    const set = await loadContentSet('fencing')
    const off = withFact(set, 'withoutPages', ['estimate'])
    expect(composeSite(off, 'en').estimate).toBeUndefined()
    const added = checkAmounts(composeSite(off, 'en'), off.facts).length - checkAmounts(composeSite(set, 'en')).length
    expect(added).toBeLessThanOrEqual(0)
  })
})

describe('towns and services of the fencing set', () => {
  test('a new town reaches the home page, the texts and the structured data, and the check asks for the map', async () => {
    const set = await loadContentSet('fencing')
    const changed = withFact(set, 'areaServed', [{ name: 'Simi Valley' }, { name: 'Moorpark', zips: '93021' }, { name: 'Somis' }])
    const site = composeSite(changed, 'en')
    expect(site.homepage.area?.places).toEqual([
      { name: 'Simi Valley', note: '' },
      { name: 'Moorpark', note: 'ZIP 93021' },
      { name: 'Somis', note: '' },
    ])
    expect(site.contact.map.text).toContain('in Simi Valley, Moorpark and Somis.')
    expect(composeSite(changed, 'es').contact.map.text).toContain('en Simi Valley, Moorpark y Somis.')
    const texts = [site, composeSite(changed, 'es')].flatMap((one) => contentTexts([one.homepage, one.contact, one.pages]))
    expect(texts.filter(({ value }) => value.includes('Chatsworth'))).toEqual([])
    const map = { width: 1, height: 1, markup: '<text>Moorpark</text>', label: 'Map of Simi Valley' }
    expect(checkTowns(site, { [site.contact.map.drawing ?? '']: map })).toEqual([
      { level: 'warning', place: 'areaServed[2]', message: "the drawn map 'map' does not show Somis" },
    ])
  })

  test('texts count the services', async () => {
    const set = await loadContentSet('fencing')
    const services = Array.isArray(set.facts.services) ? set.facts.services.slice(0, 7) : []
    const changed = withFact(set, 'services', services)
    expect(composeSite(set, 'en').pages.services?.metaData.description).toMatch(/^Eight fence and gate services /)
    expect(composeSite(changed, 'en').pages.services?.metaData.description).toMatch(/^Seven fence and gate services /)
    expect(composeSite(changed, 'es').notFound.metaData.description).toContain('nuestros siete servicios')
  })
})

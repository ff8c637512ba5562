import { describe, expect, test } from 'vitest'
import { checkAmounts } from '../../scripts/content/check-amounts.ts'
import { composeSite } from '../../shared/content/compose-site.ts'
import { contentTexts } from '../../shared/content/content-places.ts'
import type { ContentSet } from '../../shared/content/content-set.ts'
import { languagesOf } from '../../shared/content/set-pages.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { loadContentSet } from '../helpers/content-sets.ts'

const withFact = (set: ContentSet, name: string, value: unknown): ContentSet => ({ ...set, facts: { ...set.facts, [name]: value } })
const textsOf = (set: ContentSet) => languagesOf(set).flatMap((language) => contentTexts(composeSite(set, language)))

test('the footer has the hours in the words of each business', async () => {
  expect(composeSite(await loadContentSet('fencing'), 'en').openingHours.summary).toBe('Mon - Fri 8AM - 5PM')
  expect(composeSite(await loadContentSet('fencing'), 'es').openingHours.summary).toBe('Lun - Vie 8AM - 5PM')
  expect(composeSite(await loadContentSet('insulation'), 'en').openingHours.summary).toBe('Monday to Saturday, 7:00 AM to 6:00 PM')
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

  test('texts have the amounts, in both languages', async () => {
    const texts = textsIn(await loadContentSet('fencing')).join('\n')
    for (const text of [
      'costs **$1,500 to $3,000**',
      'cuesta **de $1,500 a $3,000**',
      'costs **$1,500 to over $5,000**',
      'cuesta **de $1,500 a más de $5,000**',
      '40 feet of cedar from $1,500',
      'roughly **$6,300 to $11,900**',
      'adds $250 to $950',
      'General liability of $1 million',
      'Responsabilidad civil de $1 millón',
    ])
      expect(texts).toContain(text)
  })

  test('a new price of cedar in the estimate reaches every text and the scale', async () => {
    const set = await loadContentSet('fencing')
    const estimate = JSON.parse(JSON.stringify(set.facts.estimate).replace('[37.5,50]', '[45,60]'))
    const changed = withFact(set, 'estimate', estimate)
    expect(textsIn(changed).filter((value) => value.includes('$3,000'))).toEqual([])
    expect(textsIn(changed).filter((value) => value.includes('$1,800 to $3,600')).length).toBeGreaterThan(4)
    expect(composeSite(changed, 'en').homepage.figures?.items[0]?.scale).toMatchObject({ from: 1800, to: 3600 })
  })

  test('a new named price reaches every text and the scale', async () => {
    const set = await loadContentSet('fencing')
    const changed = withFact(set, 'prices', { ...Object(set.facts.prices), anyFence: { from: 1650, to: 5500, over: true } })
    expect(textsIn(changed).filter((value) => /over \$5,000|más de \$5,000/.test(value))).toEqual([])
    expect(composeSite(changed, 'en').homepage.figures?.items[1]).toMatchObject({
      value: '$1,650 to over $5,500',
      scale: { from: 1650, to: 5500, openEnd: true },
    })
  })

  test('the check finds an amount in a text that no price has, and no other', async () => {
    const site = composeSite(await loadContentSet('fencing'), 'en')
    expect(checkAmounts(site)).toEqual([])
    const changed = { ...site, footer: { ...site.footer, text: 'Fences from $1,499.' } }
    expect(checkAmounts(changed)).toEqual([{ level: 'warning', place: 'footer.text', message: expect.stringMatching(/^'\$1,499' /) }])
  })
})

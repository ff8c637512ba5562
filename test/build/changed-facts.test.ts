import { expect, test } from 'vitest'
import { composeSite, languagesOf } from '../../shared/content/compose-site.ts'
import { contentTexts } from '../../shared/content/content-places.ts'
import type { ContentSet } from '../../shared/content/content-set.ts'
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

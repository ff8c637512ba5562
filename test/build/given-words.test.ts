import { describe, expect, test } from 'vitest'
import { checkLengths } from '../../scripts/content/check-lengths.ts'
import { composeSite } from '../../shared/content/compose-site.ts'
import { contentTexts } from '../../shared/content/content-places.ts'
import type { Language } from '../../shared/language/languages.ts'
import { messagesFor } from '../../shared/language/messages.ts'
import { isObject } from '../../shared/schema/is-object.ts'
import { loadContentSet } from '../helpers/content-sets.ts'

/** Words and figures that the two given sites have to keep, whatever else is rewritten. */
const given = {
  fencing: [
    'Call Now for Expert Fencing Solutions!',
    'Call to schedule a FREE consultation',
    'Mon - Fri 8AM - 5PM',
    '$1,500 to $3,000',
    '$1,500 to over $5,000',
    '20 to 30 years',
    '100% customer satisfaction',
    'Eco-friendly options',
    'Certified installers',
    'Find us on the web!',
    'See our services',
    'Reach out to us',
    'Page Not Found',
    'misplaced a fence',
    'Sorry, the page you are looking for does not exist.',
  ],
  insulation: [
    'Call Us Anytime',
    '24/7',
    'Request Free Quote',
    'Need insulation services?\nCall Us Today',
    'Monday to Saturday, 7:00 AM to 6:00 PM',
    'Call to schedule a FREE consultation',
    '404',
    'Back To Home Page',
    'Westminster and the Denver metro area',
  ],
  interface: [
    'Our Services',
    'Useful Links',
    'Recent Posts',
    'Unexpected Application Error!',
    'Your Name*',
    'Email Address*',
    'Phone Number',
    'Message Here*',
  ],
} as const

/** Facts that the two sites were given. Words are composed with these, so an owner may change hours and prices and the tests pass. */
const givenFacts = {
  fencing: {
    periods: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }],
    prices: { basicWoodFence: { from: 1500, to: 3000 }, anyFence: { from: 1500, to: 5000, over: true } },
  },
  insulation: { periods: [{ days: [1, 2, 3, 4, 5, 6], opens: '07:00', closes: '18:00' }], prices: {} },
} as const

async function siteWithGivenFacts(name: keyof typeof givenFacts, language: Language = 'en') {
  const { facts, words, drawings } = await loadContentSet(name)
  const { periods, prices } = givenFacts[name]
  const openingHours = { ...(isObject(facts.openingHours) && facts.openingHours), periods }
  const givenPrices = { ...(isObject(facts.prices) && facts.prices), ...prices }
  return composeSite({ facts: { ...facts, openingHours, prices: givenPrices }, words, drawings }, language)
}

const missingIn = (content: unknown, words: readonly string[]) => {
  // Spaces that do not break are a matter of layout.
  const texts = contentTexts(content).map(({ value }) => value.replaceAll('\u00a0', ' '))
  return words.filter((word) => !texts.some((text) => text.includes(word)))
}

describe.each(['fencing', 'insulation'] as const)('%s', (name) => {
  test('has the words and figures that it was given', async () => {
    expect(missingIn(await siteWithGivenFacts(name), given[name])).toEqual([])
  })

  test('has its thirteen questions, its three testimonials, and its four articles of December 3, 2023, or more', async () => {
    const site = await siteWithGivenFacts(name)
    const questions = site.homepage.questions?.groups.flatMap(({ items }) => items) ?? []
    expect(questions.length).toBeGreaterThanOrEqual(13)
    expect(site.testimonials.length).toBeGreaterThanOrEqual(3)
    const givenArticles = site.articles.filter(({ id }) => ['1', '2', '3', '4'].includes(id))
    expect(givenArticles.map(({ createdAt }) => createdAt)).toEqual(Array(4).fill('2023-12-03'))
  })
})

test.each([
  ['fencing', 'en'],
  ['fencing', 'es'],
  ['insulation', 'en'],
] as const)('titles and descriptions of %s in %s are as long as search engines show them', async (name, language) => {
  expect(checkLengths(await siteWithGivenFacts(name, language))).toEqual([])
})

test('the interface has the words that it was given', () => {
  const messages = messagesFor('en')
  expect(missingIn(messages, given.interface)).toEqual([])
  expect(messages.share.letter('https://a.example/')).toBe('Hi, I wanted to share this link with you: https://a.example/')
})

import { describe, expect, test } from 'vitest'
import { composeSite } from '../../shared/content/compose-site.ts'
import { contentTexts } from '../../shared/content/content-places.ts'
import { messagesFor } from '../../shared/language/messages.ts'
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

const missingIn = (content: unknown, words: readonly string[]) => {
  // Spaces that do not break are a matter of layout.
  const texts = contentTexts(content).map(({ value }) => value.replaceAll('\u00a0', ' '))
  return words.filter((word) => !texts.some((text) => text.includes(word)))
}

describe.each(['fencing', 'insulation'] as const)('%s', (name) => {
  test('has the words and figures that it was given', async () => {
    const site = composeSite(await loadContentSet(name), 'en')
    expect(missingIn(site, given[name])).toEqual([])
  })

  test('has thirteen questions, three testimonials and four articles of December 3, 2023', async () => {
    const site = composeSite(await loadContentSet(name), 'en')
    const questions = site.homepage.questions?.groups.flatMap(({ items }) => items) ?? []
    expect([questions.length, site.testimonials.length]).toEqual([13, 3])
    expect(site.articles.filter(({ createdAt }) => createdAt === '2023-12-03').map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
  })
})

test('the interface has the words that it was given', () => {
  const messages = messagesFor('en')
  expect(missingIn(messages, given.interface)).toEqual([])
  expect(messages.share.letter('https://a.example/')).toBe('Hi, I wanted to share this link with you: https://a.example/')
})

import { expect, test } from 'vitest'
import { somePrivacy } from '../../test/fixtures/some-privacy.ts'
import type { PrivacyFacts } from './privacy-facts.ts'
import { privacyBlocks } from './privacy-page.ts'

const business = { name: 'Some Fences', phoneNumber: '(785) 232-1234', telLink: 'tel:+17852321234' }

const told = (facts: Partial<PrivacyFacts> = {}) => JSON.stringify(privacyBlocks('en', business, { ...somePrivacy, ...facts }))

test('the privacy page says how long messages are kept, as it is configured', () => {
  expect(told()).toContain('90 days after')
  expect(told()).toMatch(/looks like junk[^\]]*30 days/)
  expect(told({ retentionDays: 7 })).toMatch(/looks like junk[^\]]*7 days/)
  expect(told({ retentionDays: 0 })).toContain('Until you ask us to erase it')
  expect(told({ rateLimitMinutes: 1 })).toContain('remembers for 1 minute which')
})

test('it names Google only where something of Google is loaded', () => {
  expect(told()).toContain('Nothing on it loads from another company')
  expect(told()).not.toContain('Google')
  for (const loaded of [told({ showsMap: true }), told({ hasTagManager: true })]) {
    expect(loaded).toContain('Google')
    expect(loaded).not.toContain('Nothing on it loads')
  }
})

test('what a site does not do is not told', () => {
  const features = { acknowledges: 'one email', takesPhotos: 'add pictures', forwardsInquiries: 'keep track of jobs' }
  for (const [feature, words] of Object.entries(features)) {
    expect([feature, told().includes(words), told({ [feature]: true }).includes(words)]).toEqual([feature, false, true])
  }
})

test('it tells whom to ask', () => {
  expect(told()).toContain('[(785) 232-1234](tel:+17852321234)')
})

test('it tells everything that is counted, for how long, and what a signal changes', () => {
  for (const words of [
    'each page',
    'sites visitors come from',
    'taps our phone number',
    'estimate',
    'message',
    '400 days',
    'Global Privacy Control',
  ])
    expect(told()).toContain(words)
  expect(told()).not.toContain('changes nothing here')
})

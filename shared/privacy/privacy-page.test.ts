import { expect, test } from 'vitest'
import { somePrivacy } from '../../test/fixtures/some-privacy.ts'
import { askedFields } from '../contact/asked-fields.ts'
import { originFields } from '../contact/contact-fields.ts'
import { messagesFor } from '../language/messages.ts'
import type { PrivacyFacts } from './privacy-facts.ts'
import { privacyBlocks } from './privacy-page.ts'

const business = {
  name: 'Some Fences',
  phoneNumber: '(785) 232-1234',
  telLink: 'tel:+17852321234',
  languages: ['en' as const],
  contactPath: '/contact/',
}

const pageText = (facts: Partial<PrivacyFacts> = {}) => JSON.stringify(privacyBlocks('en', business, { ...somePrivacy, ...facts }))

test('the privacy page says how long messages are kept, as configured', () => {
  expect(pageText()).toContain('90 days after')
  expect(pageText()).toMatch(/looks like junk[^\]]*30 days/)
  expect(pageText({ retentionDays: 7 })).toMatch(/looks like junk[^\]]*7 days/)
  expect(pageText({ retentionDays: 0 })).toContain('Until you ask us to delete it')
  expect(pageText()).toContain('At most 14 days longer')
  expect(pageText({ rateLimitMinutes: 1 })).toContain('remembers for 1 minute which')
})

test('with the owner’s pages it says that notes are kept, and how long messages about open jobs are', () => {
  expect(pageText()).not.toContain('our notes')
  const text = pageText({ keepsNotes: true })
  expect(text).toContain('our notes on it')
  expect(text).toContain('90 days after we got it or last changed our notes. While the job is open, we keep it.')
  expect(pageText({ keepsNotes: true, retentionDays: 0 })).toContain('Until you ask us to delete it')
})

test('it mentions Google only if something from Google is loaded', () => {
  expect(pageText()).toContain('Nothing on it loads from another company')
  expect(pageText()).not.toContain('Google')
  for (const loaded of [pageText({ showsMap: true }), pageText({ hasTagManager: true })]) {
    expect(loaded).toContain('Google')
    expect(loaded).not.toContain('Nothing on it loads')
  }
})

test('it says what Google and others get after consent, and what ads do only if they are on', () => {
  const plain = pageText({ hasTagManager: true })
  for (const words of [
    'until you choose “Allow”',
    'answers on the estimate page',
    'not what you wrote',
    'for 12 months',
    'counts as a no',
  ]) {
    expect(plain).toContain(words)
  }
  expect(plain).not.toMatch(/Ads|may load too/)
  expect(pageText({ hasTagManager: true, tagsAds: true })).toContain('show you our ads elsewhere')
  expect(pageText({ hasTagManager: true, tagHosts: ['cdn.calls.example'] })).toContain('may load too: cdn.calls.example. They get')
})

test('it names what the browser keeps for the visitor', () => {
  for (const words of [
    'A message you haven’t sent',
    'Your last estimate',
    'the web address where your visit began',
    'how far you scrolled',
    'colors',
  ]) {
    expect(pageText()).toContain(words)
  }
})

test('it does not mention features that are off', () => {
  const features = { acknowledges: 'one email', forwardsInquiries: 'keep track of jobs' }
  for (const [feature, words] of Object.entries(features)) {
    expect([feature, pageText().includes(words), pageText({ [feature]: true }).includes(words)]).toEqual([feature, false, true])
  }
})

test('it names the mailbox, the email provider and the service that get a copy, and deletes from them too', () => {
  const [mailed, forwarded, both] = [
    { mailsInquiries: true },
    { forwardsInquiries: true },
    { mailsInquiries: true, forwardsInquiries: true },
  ]
  expect(pageText()).not.toMatch(/mailbox|and our email|That service/)
  expect(pageText(mailed)).toMatch(/Our mailbox.*our server and our email.*from the server and our mailbox\./)
  expect(pageText(forwarded)).toMatch(/That service.*from the server and the service that tracks our jobs\./)
  expect(pageText(both)).toMatch(/Our mailbox.*That service.*from the server, our mailbox and the service that tracks our jobs\./)
})

test('it names every field of the form, and where a visitor came from, in each language', () => {
  for (const language of ['en', 'es'] as const) {
    const text = JSON.stringify(privacyBlocks(language, business, somePrivacy))
    const { form, keptOrigin } = messagesFor(language)
    for (const { name } of askedFields) expect(text).toContain(form.fields[name].kept)
    for (const { name } of originFields) expect(text).toContain(keptOrigin[name])
  }
  expect(pageText()).toContain(
    'Our form asks for your name, your email address, and what you’d like done and where. You can add your phone number,',
  )
})

test('it names the language of the page only where a site has several', () => {
  const several = JSON.stringify(privacyBlocks('en', { ...business, languages: ['en', 'es'] }, somePrivacy))
  expect(several).toContain('We also keep the time, the language of the page and, if you came from an estimate')
  expect(pageText()).toContain('We also keep the time and, if you came from an estimate')
})

test('it gives the phone number for questions', () => {
  expect(pageText()).toContain('[(785) 232-1234](tel:+17852321234)')
})

test('it lists everything that is counted, for how long, and the effect of Global Privacy Control', () => {
  for (const words of [
    'each page',
    'sites visitors come from',
    'taps our phone number',
    'estimate',
    'message',
    '400 days',
    'Global Privacy Control',
  ])
    expect(pageText()).toContain(words)
  expect(pageText()).not.toContain('changes nothing here')
})

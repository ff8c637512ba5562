import { expect, test } from 'vitest'
import { daysOfWeek } from '../base/calendar.ts'
import type { Figures, WeekReport } from './week-report.ts'
import { reportText, weeklyLetter } from './weekly-letter.ts'

const figures = (changes: Partial<Figures> = {}): Figures => ({
  ...{ views: 0, visits: 0, taps: 0, estimates: 0, inquiries: 0, spam: 0, won: 0, wonDollars: 0 },
  ...changes,
})

const report = (changes: Partial<WeekReport> = {}): WeekReport => ({
  site: 'some-site',
  week: '2026-W46',
  timeZone: 'America/Los_Angeles',
  figures: {
    week: figures({ visits: 1_234, views: 3_000, taps: 9, inquiries: 4, spam: 2 }),
    before: figures({ visits: 1_118, views: 2_900, taps: 1, inquiries: 0 }),
  },
  days: daysOfWeek('2026-W46').map((day, index) => ({ day, visitsBefore: 0, ...figures({ visits: index * 100 }) })),
  inquiries: { mailed: 2, waiting: 1, failed: 1, photosLeft: 0 },
  statuses: {},
  pages: [{ path: '/', views: 900, before: 800 }],
  sources: [
    { kind: 'unknown', visits: 700, before: 600 },
    { kind: 'known', name: 'google.com', visits: 31, before: 4 },
    { kind: 'others', visits: 7, before: 2 },
  ],
  attention: { late: 0, failed: 0, unreadable: 0, spam: 0, unanswered: 0 },
  ...changes,
})

const options = {
  business: { name: 'Fence & Gate', language: 'en' as const },
  ...{ from: 'site@example.com', to: ['owner@example.com'], id: '0a1b', date: new Date('2026-11-16T16:00:00Z'), problems: [] },
}

/** The visible text, one line per block and row. */
const shown = (html: string) =>
  html
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<\/(?:tr|p|li|h\d)>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

test('the subject has the week and three figures, and the Message-ID has the week and the installation', () => {
  const { subject, messageId } = weeklyLetter(report(), options)
  expect(subject).toBe('1,234 visits, 9 taps to call, 4 quote requests – Fence & Gate, November 9–15, 2026')
  expect(messageId).toBe('<report-2026-W46-0a1b@example.com>')
})

test('a single visit, tap or request is in the singular', () => {
  const one = { ...figures(), visits: 1, taps: 1, inquiries: 1 }
  const { subject } = weeklyLetter(report({ figures: { week: one, before: figures() } }), options)
  expect(subject).toBe('1 visit, 1 tap to call, 1 quote request – Fence & Gate, November 9–15, 2026')
})

test('the text compares every figure with the week before', () => {
  const { text } = weeklyLetter(report(), options)
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Your website – Fence & Gate',
      'November 9–15, 2026',
      'Visits: 1,234 (week before: 1,118)',
      'Pages viewed: 3,000 (week before: 2,900)',
      'Taps on your phone number: 9 (week before: 1)',
      'Quote requests: 4 (week before: 0)',
      '2 emailed to you',
      '1 waiting to be emailed',
      '1 couldn’t be emailed',
      '2 more looked like spam and didn’t go out',
      'Mon, Nov 9: 0',
      'Tue, Nov 10: 100 ####',
      'Sun, Nov 15: 600 ########################',
      'Home page: 900 (week before: 800)',
      'Typed in, bookmarked, or not known: 700 (week before: 600)',
      'google.com: 31 (week before: 4)',
      'Other sites: 7 (week before: 2)',
      'Everything is working, and nothing is waiting for you.',
    ]),
  )
})

test('the HTML has the same figures, and its chart is made of table cells', () => {
  const { html } = weeklyLetter(report(), options)
  expect(shown(html)).toEqual(
    expect.arrayContaining([
      'Nov 9–15 Nov 2–8',
      'Visits 1,234 1,118',
      'Taps on your phone number 9 1',
      'Quote requests 4 0',
      '1 waiting to be emailed',
      'Home page 900 800',
      'google.com 31 4',
      'Everything is working, and nothing is waiting for you.',
    ]),
  )
  const widths = [...html.matchAll(/<table role="presentation"[^>]* width="(\d+)%"/g)].map(([, width]) => Number(width))
  expect(widths).toEqual([17, 33, 50, 67, 83, 100])
  expect(html).not.toMatch(/<(?:img|script|link|style|svg)|https?:/)
})

test('what needs the owner’s attention is listed in one sentence each', () => {
  const attention = { late: 1, failed: 2, unreadable: 1, spam: 3, unanswered: 4 }
  const { text, html } = weeklyLetter(report({ attention }), { ...options, problems: ['blog', 'store', 'photos', 'limits'] })
  for (const part of [text, shown(html).join('\n')]) {
    expect(part).toContain('New blog posts can’t be fetched right now.')
    expect(part).toContain('New requests can’t be saved right now.')
    expect(part).toContain('Requests that couldn’t be emailed: 2. On the server: node dist/leads.js list failed')
    expect(part).toContain('Requests waiting for over 15 minutes to be emailed: 1. On the server: node dist/leads.js list pending')
    expect(part).toContain('Files in the requests folder that can’t be read: 1.')
    expect(part).toContain('Messages that look like spam, worth a quick check: 3. On the server: node dist/leads.js list spam')
    expect(part).toContain('Requests that nobody has answered: 4')
    expect(part).toContain('PHOTOS_MAX_MB')
    expect(part).toContain('TRUST_PROXY')
    expect(part).not.toContain('Everything is working')
  }
  // The owner's pages show them.
  expect(weeklyLetter(report({ attention }), { ...options, ownerUrl: 'https://fence.example/owner/' }).text).not.toContain('leads.js')
})

test('a week without visits gets a letter too', () => {
  const quiet = { figures: { week: figures(), before: figures() }, pages: [], sources: [] }
  const days = report().days.map(({ day }) => ({ day, visitsBefore: 0, ...figures() }))
  const letter = weeklyLetter(report({ ...quiet, days, inquiries: { mailed: 0, waiting: 0, failed: 0, photosLeft: 0 } }), options)
  expect(letter.subject).toContain('0 visits, 0 taps to call, 0 quote requests')
  expect(letter.text).toContain('Sun, Nov 15: 0\n')
  expect(letter.text).not.toMatch(/requests\n\n|undefined|NaN|Where visitors/)
})

test('jobs that were won have a line with their dollars', () => {
  expect(weeklyLetter(report(), options).text).not.toContain('won')
  const week = figures({ won: 2, wonDollars: 8_400 })
  expect(weeklyLetter(report({ figures: { week, before: figures() } }), options).text).toContain('2 won, for $8,400')
})

test('photos that could not be stored have a line with their number', () => {
  expect(weeklyLetter(report(), options).text).not.toContain('Photos')
  const { text } = weeklyLetter(report({ inquiries: { mailed: 2, waiting: 0, failed: 0, photosLeft: 3 } }), options)
  expect(text).toContain('Photos that couldn’t be saved: 3.')
})

test('the letter links to the owner’s pages if there are any', () => {
  expect(weeklyLetter(report(), options).text).not.toContain('Open your requests')
  const { text, html } = weeklyLetter(report(), { ...options, ownerUrl: 'https://fence.example/owner/' })
  expect(text).toContain('Open your requests: https://fence.example/owner/')
  expect(html).toContain('href="https://fence.example/owner/"')
})

test('estimates have a line if there were any', () => {
  expect(weeklyLetter(report(), options).text).not.toContain('Estimates')
  const before = figures({ estimates: 3 })
  expect(weeklyLetter(report({ figures: { week: figures(), before } }), options).text).toContain('Estimates shown: 0 (week before: 3)')
})

test('the address of a remote post cannot break out of its cell or look like a separate line', () => {
  const pages = [{ path: '/blog/<b>\u202e\nx/', views: 1, before: 0 }]
  const { html, text } = weeklyLetter(report({ pages }), options)
  expect(html).not.toContain('<b>')
  expect(text).toContain('/blog/<b>[U+202E] x/: 1')
})

test('the terminal shows the same figures, without the letter’s notes', () => {
  const text = reportText(report(), options.business)
  expect(text).toContain('Visits: 1,234 (week before: 1,118)')
  expect(text).not.toContain('This letter')
})

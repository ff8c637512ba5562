import { expect, test } from 'vitest'
import { createWallClock, daysOfWeek, weekBefore, weekOf } from '../../server/base/calendar.ts'
import { addDays } from '../../shared/hours/days.ts'
import { inquiry } from '../helpers/lead-outbox.ts'
import { makeOwnerApp } from '../helpers/owner-app.ts'

async function makeWeeks() {
  const { owner, services, signedIn } = await makeOwnerApp()
  const thisWeek = weekOf(createWallClock(owner.site.openingHours.timeZone)(Date.now()).day)
  return { signedIn, services, thisWeek, lastWeek: weekBefore(thisWeek) }
}

/** The text of the page's content, with one space between words. */
const textOf = (html: string) => (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('the page of the week shows the last whole week with the figures of the letter, compared with the week before', async () => {
  const { signedIn, services, lastWeek } = await makeWeeks()
  const [monday = '', tuesday = ''] = daysOfWeek(lastWeek)
  const { counts } = services.store
  await counts.add(monday, {
    visits: 30,
    views: { '/': 20, '/estimate/': 17, '/es/contact/': 5, '/gone/': 1 },
    from: { 'google.com': 12 },
    taps: 3,
    inquiries: 2,
  })
  await counts.add(tuesday, { visits: 12, won: 2, wonDollars: 9150 })
  await counts.add(addDays(monday, -7), { visits: 1389, won: 1, wonDollars: 5400 })
  const { status, text } = await signedIn('/owner/week/')
  expect(status).toBe(200)
  const shown = textOf(text)
  for (const words of [
    'visits 42 1,389 the week before',
    'taps to call 3 0 before',
    'won, from 2 jobs $9,150 $5,400 from 1',
    'Home page 20 ',
    'Cost estimate 17 ',
    'Contact (Español) 5 ',
    '/gone/ 1 ',
    'google.com 12 ',
    'Nothing is waiting for you.',
    'No requests this week',
  ]) {
    expect(shown).toContain(words)
  }
  expect(text).toMatch(/<svg[^>]*aria-label="Visits per day[^"]*Mon 30, 1389; Tue 12, 0;/)
})

test('it shows the statuses of the week’s requests, and links to those that nobody has answered', async () => {
  const { signedIn, services, thisWeek } = await makeWeeks()
  const { intake, admin } = services.leads
  const ids: string[] = []
  for (const number of [1, 2, 3]) {
    const kept = await intake.accept(inquiry(number), 'pending')
    if (kept.status === 'stored') ids.push(kept.id)
  }
  await admin.writeNote(ids[0] ?? '', { status: 'called', note: '', next: undefined, quoted: undefined }, 0)
  const { text } = await signedIn(`/owner/week/?week=${thisWeek}`)
  expect(textOf(text)).toContain('This week so far.')
  expect(textOf(text)).toContain('What happened to 3 requests New 2 Called 1')
  expect(text).toMatch(/<a [^>]*href="\/owner\/\?status=new">2 requests nobody has answered<\/a>/)
  expect(textOf((await signedIn('/owner/week/')).text)).toContain('No requests this week')
})

test('each of the last 53 weeks is shown, with links to its neighbors, and no other week', async () => {
  const { signedIn, thisWeek, lastWeek } = await makeWeeks()
  const linksIn = (html: string) => [...html.matchAll(/href="\/owner\/week\/\?week=(\d{4}-W\d\d)"/g)].map(([, week]) => week)
  let [oldest, older] = [thisWeek, thisWeek]
  for (let count = 1; count < 53; count += 1) [older, oldest] = [oldest, weekBefore(oldest)]
  expect(linksIn((await signedIn('/owner/week/')).text)).toEqual([weekBefore(lastWeek), thisWeek])
  expect(linksIn((await signedIn(`/owner/week/?week=${thisWeek}`)).text)).toEqual([lastWeek])
  const last = await signedIn(`/owner/week/?week=${oldest}`)
  expect([last.status, linksIn(last.text), last.text.match(/<option/g)?.length]).toEqual([200, [older], 53])
  for (const week of [weekBefore(oldest), '2026-W99', 'x', '', '2026-W01&week=2026-W02']) {
    expect((await signedIn(`/owner/week/?week=${week}`)).status).toBe(404)
  }
})

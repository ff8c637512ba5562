import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { currentHours } from '../../shared/hours/current-hours.ts'
import { holidays } from '../../shared/hours/holidays.ts'
import { openState } from '../../shared/hours/open-state.ts'
import { messagesFor } from '../../shared/language/messages.ts'
import { type BuiltSite, escapeForScript, type PageState } from '../../shared/pages/page-data.ts'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, phone, type SiteInBrowser, siteInBrowser, type Visit } from './site-in-browser.ts'

type Visitor = Visit & {
  /** The page as the server sends it now. Default: as it would at the time of the visit, because a page knows only the days that follow. */
  isServedNow?: boolean
}

const quarterMs = 15 * 60_000
const wholeQuarter = (time: Date) => new Date(Math.ceil(time.getTime() / quarterMs) * quarterMs)
const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000)

describe.each(builtSiteNames)('%s', (siteName) => {
  const here = siteInBrowser(siteName)
  const site = readBuiltSite(siteName)
  const { openingHours, language } = site
  const { hours } = messagesFor(language)
  const visit = (time: Date, options: Visitor = {}) => visitContact(here, site, time, options)
  const stateAt = (time: Date) => openState(currentHours(openingHours, time.getTime(), language), time, hours)

  const opening = nextChange('open', new Date('2026-06-10T07:00:00Z'))
  const soon = minutesAfter(nextChange('open', wholeQuarter(new Date())), 60)
  const closing = nextChange('closed', opening)
  const whileOpen = minutesAfter(opening, 60)

  test.each(['America/Los_Angeles', 'Asia/Tokyo'])('a visitor in %s sees the business’s local hours', async (timezoneId) => {
    for (const [time, isServedNow] of [
      [whileOpen, false],
      [soon, true],
    ] as const) {
      const page = await visit(time, { timezoneId, isServedNow })
      expect(await states(page)).toEqual([stateAt(time).text])
    }
  })

  test.each([
    { name: 'a minute before opening', time: minutesAfter(opening, -1) },
    { name: 'at closing time', time: closing },
    { name: 'on the Sunday that the clocks go forward', time: new Date('2026-03-08T18:00:00Z') },
    { name: 'on the Monday after it', time: nextChange('open', new Date('2026-03-09T07:00:00Z')) },
    { name: 'on the Monday after the clocks went back', time: minutesAfter(nextChange('open', new Date('2026-11-02T07:00:00Z')), -1) },
  ])('the state is right $name', async ({ time }) => {
    const page = await visit(time, { timezoneId: 'Asia/Tokyo' })
    expect(await states(page)).toEqual([stateAt(time).text])
    expect(await page.locator('.open-state[data-state]').first().getAttribute('data-state')).toBe(stateAt(time).status)
  })

  test('an open page updates within a minute at opening and closing', async () => {
    const page = await visit(minutesAfter(opening, -0.5))
    expect(await states(page)).toEqual([stateAt(minutesAfter(opening, -0.5)).text])
    await page.clock.runFor(31_000)
    await expect.poll(() => states(page)).toEqual([stateAt(opening).text])
    await page.clock.runFor(closing.getTime() - opening.getTime())
    await expect.poll(() => states(page)).toEqual([stateAt(closing).text])
  })

  test('a page updates at once after the computer slept', async () => {
    const page = await visit(whileOpen)
    await page.clock.setSystemTime(minutesAfter(closing, 1))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => states(page)).toEqual([stateAt(closing).text])
  })

  test('drawer, call bar and contact page all show it', async () => {
    const { text } = stateAt(whileOpen)
    const wide = await visit(whileOpen)
    await wide.locator('.contact-info').getByText(text).waitFor()
    const narrow = await visit(whileOpen, phone)
    await narrow.getByRole('region', { name: 'Call or write' }).getByText(text).waitFor()
    await narrow.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await narrow.getByRole('dialog').getByText(text).waitFor()
  })

  test('with scripts off it shows the hours, and a click shows the week', async () => {
    const page = await here.visit('/contact/', { ...desktop, javaScriptEnabled: false })
    expect(await states(page)).toEqual([openingHours.summary])
    await trigger(page).click()
    await panel(page).waitFor({ state: 'visible' })
    for (const row of openingHours.rows) expect(await panel(page).getByText(row.hours, { exact: true }).first().isVisible()).toBe(true)
  })

  /** The first quarter of an hour after `from` at which the business opens or closes, or `from` if it doesn't within a week. */
  function nextChange(status: 'open' | 'closed', from: Date): Date {
    let before = stateAt(from).status
    for (let minutes = 15; minutes <= 7 * 24 * 60; minutes += 15) {
      const time = minutesAfter(from, minutes)
      const now = stateAt(time).status
      if (now === status && before !== status) return time
      before = now
    }
    return from
  }
})

describe('Thanksgiving', () => {
  const here = siteInBrowser('fencing')
  const built = readBuiltSite('fencing')
  // The given hours, because an owner may change them.
  const openingHours: BuiltSite['openingHours'] = {
    ...built.openingHours,
    periods: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }],
    closedDays: [{ holiday: 'thanksgiving' }],
  }
  const site = { ...built, openingHours }
  const day = holidays.thanksgiving.day(new Date().getUTCFullYear())

  test.each([
    ['/', 'Closed today for Thanksgiving. Opens Friday at 8 AM'],
    ['/es/', 'Cerrado hoy por el Día de Acción de Gracias. Abre el viernes a las 8 AM'],
  ])('at noon, %s says that the business is closed today and when it opens', async (path, text) => {
    for (const device of [desktop, phone]) {
      const page = await visitAt(here, site, path, new Date(`${day}T20:00:00Z`), device)
      expect(await page.locator('.open-state[data-state]').first().getAttribute('data-state')).toBe('closed')
      expect(await states(page)).toEqual([text])
      await page.close()
    }
  })
})

describe('the week’s hours', () => {
  const here = siteInBrowser(builtSiteNames[0] ?? '')
  const site = readBuiltSite(builtSiteNames[0] ?? '')
  const visit = (time: Date, options: Visitor = {}) => visitContact(here, site, time, options)
  const wednesdayMorning = new Date('2026-06-10T17:00:00Z')

  test('hovering opens the week after 200 ms, and leaving closes it after 200 ms', async () => {
    const page = await visit(wednesdayMorning)
    await page.clock.pauseAt(new Date('2026-06-10T17:10:00Z'))
    await trigger(page).hover()
    await page.clock.runFor(199)
    expect(await isOpen(page)).toBe(false)
    await page.clock.runFor(1)
    expect(await isOpen(page)).toBe(true)
    await page.mouse.move(10, 890)
    await page.clock.runFor(199)
    expect(await isOpen(page)).toBe(true)
    await page.clock.runFor(1)
    expect(await isOpen(page)).toBe(false)
  })

  test('a pointer passing over opens nothing, and it can move into the opened week', async () => {
    const page = await visit(wednesdayMorning)
    await page.clock.pauseAt(new Date('2026-06-10T17:10:00Z'))
    await trigger(page).hover()
    await page.clock.runFor(150)
    await page.mouse.move(10, 890)
    await page.clock.runFor(1000)
    expect(await isOpen(page)).toBe(false)
    await trigger(page).hover()
    await page.clock.runFor(200)
    await panel(page).hover()
    await page.clock.runFor(5000)
    expect(await isOpen(page)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isOpen(page)).toBe(false)
  })

  test('click, touch and keyboard open it at once, and it stays open', async () => {
    const page = await visit(wednesdayMorning, { hasTouch: true })
    await page.clock.pauseAt(new Date('2026-06-10T17:10:00Z'))
    await trigger(page).focus()
    await page.keyboard.press('Enter')
    expect(await isOpen(page)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isOpen(page)).toBe(false)
    await trigger(page).tap()
    expect(await isOpen(page)).toBe(true)
    await trigger(page).tap()
    expect(await isOpen(page)).toBe(false)
    await trigger(page).click()
    expect(await isOpen(page)).toBe(true)
    await page.mouse.move(10, 890)
    await page.clock.runFor(5000)
    expect(await isOpen(page)).toBe(true)
  })

  test('a click after hovering keeps it open', async () => {
    const page = await visit(wednesdayMorning)
    await page.clock.pauseAt(new Date('2026-06-10T17:10:00Z'))
    await trigger(page).hover()
    await page.clock.runFor(200)
    await trigger(page).click()
    expect(await isOpen(page)).toBe(true)
    await trigger(page).click()
    expect(await isOpen(page)).toBe(false)
  })
})

const visitContact = (here: SiteInBrowser, site: BuiltSite, time: Date, options: Visitor) =>
  visitAt(here, site, '/contact/', time, { ...desktop, ...options })

async function visitAt(here: SiteInBrowser, site: BuiltSite, path: string, time: Date, visitor: Visitor): Promise<Page> {
  const { isServedNow, ...options } = visitor
  const page = await here.visit(path, {
    ...options,
    async before(page) {
      await page.clock.install({ time })
      if (!isServedNow) await serveAsAt(page, here.url + path, site, time)
    },
  })
  await page.locator('.open-state[data-state]').first().waitFor({ state: 'attached' })
  return page
}

/** Gives the page the hours, the special days and the offsets of the time zone that it would have at another time. */
async function serveAsAt(page: Page, url: string, site: BuiltSite, time: Date): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const [stateText = ''] = /(?<=id="page-state">)[^<]+/.exec(html) ?? []
    const state: PageState = JSON.parse(stateText)
    const { openingHours, language } = state.layout
    const { periods, specialDays, zone } = currentHours(site.openingHours, time.getTime(), language)
    Object.assign(openingHours, { periods, specialDays, zone })
    await route.fulfill({ response, body: html.replace(stateText, () => escapeForScript(state)) })
  })
}

const trigger = (page: Page) =>
  page
    .getByRole('main')
    .locator('.contact-info')
    .getByRole('button', { name: /all hours/ })
const panel = (page: Page) => page.locator('.contact-info [popover]')
const isOpen = (page: Page) => panel(page).evaluate((element) => element.matches(':popover-open'))

/** The distinct open states on the page; there should be only one. */
const states = async (page: Page) => [...new Set(await page.locator('.open-state').allTextContents())]

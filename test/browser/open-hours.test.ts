import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

describe('fencing', () => {
  const here = siteInBrowser('fencing')
  const { openingHours } = readBuiltSite('fencing')

  // Wednesday 10 AM in California, 6 PM in London, Thursday 3 AM in Tokyo.
  const wednesdayMorning = new Date('2026-06-10T17:00:00Z')

  test.each([
    'America/Los_Angeles',
    'Europe/London',
    'Asia/Tokyo',
  ])('a visitor in %s sees the business’s local hours', async (timezoneId) => {
    const page = await visit(wednesdayMorning, { timezoneId })
    expect(await states(page)).toEqual(['Open now until 5 PM'])
  })

  test.each([
    { name: 'before opening', at: '2026-06-10T14:59:00Z', text: 'Closed now. Opens at 8 AM' },
    { name: 'at closing time', at: '2026-06-11T00:00:00Z', text: 'Closed now. Opens Thursday at 8 AM' },
    { name: 'on Friday night', at: '2026-06-13T04:00:00Z', text: 'Closed now. Opens Monday at 8 AM' },
    { name: 'on the Sunday that the clocks go forward', at: '2026-03-08T18:00:00Z', text: 'Closed now. Opens Monday at 8 AM' },
    { name: 'on the Monday after it, an hour earlier in UTC', at: '2026-03-09T15:00:00Z', text: 'Open now until 5 PM' },
    { name: 'on the Monday after the clocks went back', at: '2026-11-02T15:30:00Z', text: 'Closed now. Opens at 8 AM' },
  ])('$name: $text', async ({ at, text }) => {
    const page = await visit(new Date(at), { timezoneId: 'Asia/Tokyo' })
    expect(await states(page)).toEqual([text])
  })

  test('an open page updates within a minute at opening, closing and midnight', async () => {
    const page = await visit(new Date('2026-06-10T14:59:30Z'))
    expect(await states(page)).toEqual(['Closed now. Opens at 8 AM'])
    await page.clock.runFor(31_000)
    await expect.poll(() => states(page)).toEqual(['Open now until 5 PM'])
    await page.clock.runFor(9 * 60 * 60_000)
    await expect.poll(() => states(page)).toEqual(['Closed now. Opens Thursday at 8 AM'])
    await page.clock.runFor(7 * 60 * 60_000)
    await expect.poll(() => states(page)).toEqual(['Closed now. Opens at 8 AM'])
  })

  test('a page updates at once after the computer slept', async () => {
    const page = await visit(wednesdayMorning)
    await page.clock.setSystemTime(new Date('2026-06-13T04:00:00Z'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => states(page)).toEqual(['Closed now. Opens Monday at 8 AM'])
  })

  test('drawer, call bar and contact page all show it', async () => {
    const wide = await visit(wednesdayMorning)
    await wide.getByRole('region', { name: 'Reach the office' }).getByText('Open now until 5 PM').waitFor()
    const narrow = await visit(wednesdayMorning, phone)
    await narrow.getByRole('region', { name: 'Call or write' }).getByText('Open now until 5 PM').waitFor()
    await narrow.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await narrow.getByRole('dialog').getByText('Open now until 5 PM').waitFor()
  })

  test('with scripts off it shows the hours, and a click shows the week', async () => {
    const page = await here.visit('/contact/', { ...desktop, javaScriptEnabled: false })
    expect(await states(page)).toEqual([openingHours.summary])
    await trigger(page).click()
    await panel(page).waitFor({ state: 'visible' })
    expect(await panel(page).getByText('8 AM to 5 PM').isVisible()).toBe(true)
  })

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

  async function visit(time: Date, options: Parameters<typeof here.visit>[1] = {}): Promise<Page> {
    const page = await here.visit('/contact/', { ...desktop, ...options, before: (page) => page.clock.install({ time }) })
    await page.locator('.open-state[data-state]').first().waitFor({ state: 'attached' })
    return page
  }
})

describe('insulation', () => {
  const here = siteInBrowser('insulation')

  test('Saturday evening in Denver, for a visitor in London', async () => {
    const time = new Date('2026-06-14T00:30:00Z')
    const page = await here.visit('/contact/', { ...desktop, timezoneId: 'Europe/London', before: (page) => page.clock.install({ time }) })
    // The crews are off, but the phone is answered.
    await expect.poll(() => states(page)).toEqual(['Closed now. Leave a message 24/7'])
    expect(await page.locator('.open-state[data-state="open"]').count()).toBe(0)
    expect(await page.getByRole('banner').getByRole('link', { name: /24\/7/ }).isVisible()).toBe(true)
  })
})

const trigger = (page: Page) =>
  page
    .getByRole('main')
    .locator('.contact-info')
    .getByRole('button', { name: /all hours/ })
const panel = (page: Page) => page.locator('.contact-info [popover]')
const isOpen = (page: Page) => panel(page).evaluate((element) => element.matches(':popover-open'))

/** The distinct open states on the page; there should be only one. */
const states = async (page: Page) => [...new Set(await page.locator('.open-state').allTextContents())]

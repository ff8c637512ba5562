import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, holdScripts, isFocused, siteInBrowser } from './site-in-browser.ts'

const { services, estimate } = readBuiltSite('fencing')
const here = siteInBrowser('fencing')
const visit = (path = '/', options = {}) => here.visit(path, { ...desktop, ...options })

test('hovering Services shows every service at once', async () => {
  const page = await visit()
  expect(await panel(page).isVisible()).toBe(false)
  const opened = page.evaluate(
    () =>
      new Promise((resolve) => {
        const menu = document.querySelector<HTMLElement>('.services-menu')
        menu?.addEventListener('pointerenter', () => resolve(getComputedStyle(menu.querySelector('[popover]') ?? menu).visibility))
      }),
  )
  await servicesLink(page).hover()
  expect(await opened).toBe('visible')
  // Two more: the links to the list of services and to the estimate.
  expect(await panel(page).getByRole('link').count()).toBe(services.length + 2)
  expect(await panel(page).getByRole('link', { name: 'All services' }).getAttribute('href')).toBe('/services/')
  expect(await panel(page).getByRole('link', { name: estimate?.words.linkLabel }).getAttribute('href')).toBe('/estimate/')
})

test('its drawings start below the text of the first link', async () => {
  const page = await visit()
  await servicesLink(page).hover()
  const [text, list] = await page.evaluate(() => {
    const text = document.createRange()
    text.selectNodeContents(document.querySelector('.site-nav-link') ?? document)
    return [text, document.querySelector('.services-menu-list')].map((place) => place?.getBoundingClientRect().left)
  })
  expect(list).toBe(text)
})

test('it leaves its anchor only once it is hidden, because with a hidden panel that has one WebKit 2.50 keeps old styles', async () => {
  const page = await visit()
  const left = () => panel(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).left))
  const free = await page.evaluate(() => document.documentElement.clientWidth / 2 - 195)
  expect(await left()).toBe(free)
  await servicesLink(page).hover()
  const anchored = await left()
  expect(anchored).not.toBe(free)
  const leaving = await page.evaluateHandle(() => ({
    left: new Promise<number>((resolve) => {
      const menu = document.querySelector<HTMLElement>('.services-menu')
      menu?.addEventListener('pointerleave', () =>
        resolve(Number.parseFloat(getComputedStyle(menu.querySelector('[popover]') ?? menu).left)),
      )
    }),
  }))
  await page.mouse.move(640, 880)
  expect(await leaving.evaluate((stay) => stay.left)).toBe(anchored)
  await expect.poll(left).toBe(free)
})

test('in a window lower than the menu, its last link can be scrolled into view', async () => {
  const height = 260
  const page = await visit('/', { viewport: { width: 1280, height } })
  await servicesLink(page).hover()
  const last = panel(page).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  const bottoms = await Promise.all([panel(page), last].map((part) => part.evaluate((element) => element.getBoundingClientRect().bottom)))
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(height)
})

test('it ends within the window when the navigation is short', async () => {
  const page = await visit()
  await page.setViewportSize({ width: 992, height: 800 })
  await page.evaluate(() => {
    for (const item of document.querySelectorAll<HTMLElement>('.site-nav-list > li:nth-child(n + 4)')) item.hidden = true
  })
  await servicesLink(page).hover()
  const box = await panel(page).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(992)
})

test('it stays open while the pointer moves to its links, and closes 200 ms after the pointer leaves', async () => {
  const page = await visit()
  await servicesLink(page).hover()
  await panel(page).getByRole('link').last().hover()
  expect(await panel(page).isVisible()).toBe(true)
  // Waits until the listeners are attached, which may take longer than the menu stays open.
  const lingered = await page.evaluateHandle(() => ({
    ms: new Promise<number>((resolve) => {
      const menu = document.querySelector<HTMLElement>('.services-menu')
      let left = 0
      menu?.addEventListener('pointerleave', ({ timeStamp }) => {
        left = timeStamp
      })
      menu?.addEventListener('transitionend', ({ propertyName, timeStamp }) => {
        if (propertyName === 'visibility') resolve(timeStamp - left)
      })
    }),
  }))
  await page.mouse.move(640, 880)
  // Minus one frame, because the pointer moved between two frames.
  expect(await lingered.evaluate(({ ms }) => ms)).toBeGreaterThanOrEqual(200 - 17)
  expect(await panel(page).isVisible()).toBe(false)
})

test('Escape closes it after hovering, and the next hover opens it again', async () => {
  const page = await visit()
  await servicesLink(page).hover()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  await page.mouse.move(640, 880)
  await servicesLink(page).hover()
  await panel(page).waitFor({ state: 'visible' })
})

test('Escape pressed elsewhere does not block the next hover', async () => {
  const page = await visit()
  await page.keyboard.press('Escape')
  await servicesLink(page).hover()
  await panel(page).waitFor({ state: 'visible' })
})

test('the keyboard opens it with the button, moves through its links and closes it with Escape', async () => {
  const page = await visit()
  const button = disclosure(page)
  await servicesLink(page).focus()
  await page.keyboard.press('Tab')
  expect(await isFocused(button)).toBe(true)
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  expect(await panel(page).isVisible()).toBe(true)
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  expect(await isFocused(panel(page).getByRole('link').first())).toBe(true)
  await page.keyboard.press('Escape')
  expect(await panel(page).isVisible()).toBe(false)
  expect(await isFocused(button)).toBe(true)
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
})

test('if opened before hydration, it stays open with the right button state', async () => {
  const { before, release } = holdScripts()
  const page = await visit('/', { before, waitsFor: 'load' })
  await disclosure(page).click()
  await panel(page).waitFor({ state: 'visible' })
  await release(page)
  expect(await panel(page).evaluate((element) => element.matches(':popover-open'))).toBe(true)
  await expect.poll(() => disclosure(page).getAttribute('aria-expanded')).toBe('true')
})

test('it closes when the focus leaves', async () => {
  const page = await visit()
  await disclosure(page).focus()
  await page.keyboard.press('Space')
  await panel(page).waitFor({ state: 'visible' })
  await panel(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await panel(page).waitFor({ state: 'hidden' })
  expect(await isFocused(mainNav(page).getByRole('link', { name: 'Blog' }))).toBe(true)
})

test('touching the button opens and closes it; a tap elsewhere closes it', async () => {
  const page = await visit('/', { hasTouch: true, viewport: { width: 1024, height: 768 } })
  await disclosure(page).tap()
  await panel(page).waitFor({ state: 'visible' })
  await disclosure(page).tap()
  await panel(page).waitFor({ state: 'hidden' })
  await disclosure(page).tap()
  await panel(page).waitFor({ state: 'visible' })
  await page.touchscreen.tap(512, 740)
  await panel(page).waitFor({ state: 'hidden' })
})

test('a link closes it and is marked, and the next hover works', async () => {
  const page = await visit()
  await servicesLink(page).hover()
  await panel(page).getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/')
  await panel(page).waitFor({ state: 'hidden' })
  await page.mouse.move(640, 880)
  await servicesLink(page).hover()
  await panel(page).waitFor({ state: 'visible' })
  const current = panel(page).locator('[aria-current]')
  await expect.poll(() => current.count()).toBe(services[0]?.page ? 1 : 0)
})

test('with scripts off, hover and button open it', async () => {
  const page = await visit('/', { javaScriptEnabled: false })
  await servicesLink(page).hover()
  await panel(page).waitFor({ state: 'visible' })
  await page.mouse.move(640, 880)
  await panel(page).waitFor({ state: 'hidden' })
  await disclosure(page).focus()
  await page.keyboard.press('Enter')
  await panel(page).waitFor({ state: 'visible' })
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
})

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const servicesLink = (page: Page) => mainNav(page).getByRole('link', { name: 'Services', exact: true })
const disclosure = (page: Page) => mainNav(page).getByRole('button', { name: 'Show all services' })
const panel = (page: Page) => page.locator('#services-menu')

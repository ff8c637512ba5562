import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { holdScripts, isFocused, phone, siteInBrowser } from './site-in-browser.ts'

const { services, navigation } = readBuiltSite('fencing')
const here = siteInBrowser('fencing')
const visit = (path = '/', options = {}) => here.visit(path, { ...phone, ...options })

test('the menu button opens a modal dialog with the focus inside and the page inert', async () => {
  const page = await visit()
  await menuButton(page).click()
  await drawer(page).waitFor({ state: 'visible' })
  expect(await drawer(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  // Elements behind it are no longer accessible or focusable.
  await menuButton(page).evaluate((button) => button.focus())
  expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => document.activeElement?.closest('dialog')?.id ?? document.activeElement?.tagName)
    expect(['menu', 'BODY']).toContain(place)
  }
})

test('Escape, the close button and a click on the backdrop close it and restore the focus', async () => {
  const page = await visit('/', tall)
  const closings = [
    () => page.keyboard.press('Escape'),
    () => drawer(page).getByRole('button', { name: 'Close menu' }).click(),
    () => page.touchscreen.tap(...behind),
    () => page.mouse.click(...behind),
  ]
  for (const close of closings) {
    await menuButton(page).click()
    await drawer(page).waitFor({ state: 'visible' })
    await close()
    await drawer(page).waitFor({ state: 'hidden' })
    expect(await isFocused(menuButton(page))).toBe(true)
  }
})

test('a click on the backdrop does not reach the page', async () => {
  const page = await visit('/', tall)
  await page.evaluate(() => {
    document.querySelector('.call-bar')?.addEventListener('click', (event) => {
      event.preventDefault()
      document.title = 'pressed'
    })
  })
  await menuButton(page).click()
  await drawer(page).waitFor({ state: 'visible' })
  await page.touchscreen.tap(...behind)
  await drawer(page).waitFor({ state: 'hidden' })
  expect(await page.title()).not.toBe('pressed')
  // Control: without the drawer, the same click reaches the page.
  await page.touchscreen.tap(...behind)
  await expect.poll(() => page.title()).toBe('pressed')
})

test('a click inside does not close it', async () => {
  const page = await visit()
  await menuButton(page).click()
  await drawer(page).getByText('Closed').first().click()
  await drawer(page)
    .locator('.drawer-foot')
    .click({ position: { x: 4, y: 4 } })
  expect(await drawer(page).isVisible()).toBe(true)
})

test('it has every page of the top bar, and the services in a collapsible group', async () => {
  const page = await visit('/about/')
  await menuButton(page).click()
  for (const { title } of navigation.filter((link) => !link.hideFromTopNav && link.href !== '/services/'))
    await drawer(page).getByRole('link', { name: title, exact: true }).waitFor({ state: 'visible' })
  expect(await drawer(page).locator('[aria-current=page]').allInnerTexts()).toEqual(['About'])
  const group = drawer(page).getByText('Services', { exact: true })
  const first = drawer(page).getByRole('link', { name: services[0]?.name })
  expect(await first.isVisible()).toBe(false)
  await group.click()
  await first.waitFor({ state: 'visible' })
  expect(await drawer(page).locator('.drawer-services').getByRole('link').count()).toBe(services.length + 1)
  await group.click()
  await first.waitFor({ state: 'hidden' })
})

test('the group opens by keyboard, and on a service page it is open with that page marked', async () => {
  const service = services.find((candidate) => candidate.page)
  const page = await visit(service?.page?.path ?? '/')
  await menuButton(page).press('Enter')
  const marked = drawer(page).getByRole('link', { name: service?.name })
  expect(await marked.getAttribute('aria-current')).toBe('page')
  const summary = drawer(page).locator('summary')
  await summary.press('Enter')
  await marked.waitFor({ state: 'hidden' })
  await summary.press('Enter')
  await marked.waitFor({ state: 'visible' })
})

test('the page behind does not scroll or move', async () => {
  const page = await visit()
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  const before = await place(page)
  await menuButton(page).click()
  await drawer(page).waitFor({ state: 'visible' })
  expect(await place(page)).toEqual(before)
  await page.mouse.move(180, 770)
  await page.mouse.wheel(0, 400)
  await frames(page)
  expect(await place(page)).toEqual(before)
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'hidden' })
  expect(await place(page)).toEqual(before)
})

test('nothing shifts sideways with overlay scroll bars', async () => {
  const page = await visit('/', { hasTouch: false, isMobile: false, viewport: { width: 700, height: 700 } })
  const before = await place(page)
  await menuButton(page).click()
  await drawer(page).waitFor({ state: 'visible' })
  expect(await place(page)).toEqual(before)
})

test('a link closes it without a full load and focuses the new heading', async () => {
  const page = await visit()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await menuButton(page).click()
  await drawer(page).getByRole('link', { name: 'About', exact: true }).click()
  await page.waitForURL('**/about/')
  await drawer(page).waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(page.locator('main h1'))).toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the link to the current page also closes it, and Back does not reopen it', async () => {
  const page = await visit('/about/')
  await menuButton(page).click()
  await drawer(page).getByRole('link', { name: 'About', exact: true }).click()
  await drawer(page).waitFor({ state: 'hidden' })
  await menuButton(page).click()
  await drawer(page).getByRole('link', { name: 'Blog', exact: true }).click()
  await page.waitForURL('**/blog/')
  await page.goBack()
  await page.waitForURL('**/about/')
  expect(await drawer(page).isVisible()).toBe(false)
})

test('if opened before hydration, it stays open', async () => {
  const { before, release } = holdScripts()
  const page = await visit('/', { before, waitsFor: 'load' })
  await menuButton(page).click()
  await drawer(page).waitFor({ state: 'visible' })
  await release(page)
  expect(await drawer(page).isVisible()).toBe(true)
  await expect.poll(() => drawer(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await drawer(page).getByRole('button', { name: 'Close menu' }).click()
  await drawer(page).waitFor({ state: 'hidden' })
})

test('with scripts off, the drawer, its group and its links work, without invoker commands', async () => {
  const page = await visit('/', { javaScriptEnabled: false })
  expect(await page.locator('[commandfor]').count()).toBe(0)
  await menuButton(page).click()
  await drawer(page).waitFor({ state: 'visible' })
  expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await drawer(page).locator('summary').click()
  await drawer(page).getByRole('link', { name: services[0]?.name }).waitFor({ state: 'visible' })
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'hidden' })
  await menuButton(page).click()
  await drawer(page).getByRole('button', { name: 'Close menu' }).click()
  await drawer(page).waitFor({ state: 'hidden' })
  await menuButton(page).click()
  await drawer(page).getByRole('link', { name: 'Contact', exact: true }).click()
  await page.waitForURL('**/contact/')
})

/** On small phones the drawer fills the screen. */
const tall = { viewport: { width: 360, height: 1200 } }
/** Below the drawer in a tall window, where the call bar's button is. */
const behind = [100, 1165] as const

const menuButton = (page: Page) => page.locator('.site-header-bar').getByRole('button', { name: 'Menu', includeHidden: true })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu', includeHidden: true })
const place = (page: Page) => page.evaluate(() => ({ top: scrollY, width: document.documentElement.clientWidth }))
const frames = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test('it closes when the window becomes wide enough for the links in the header', async () => {
  const page = await here.visit('/', { viewport: { width: 800, height: 900 } })
  await menuButton(page).click()
  await drawer(page).waitFor({ state: 'visible' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await drawer(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
})

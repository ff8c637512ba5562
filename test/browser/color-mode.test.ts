import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

const here = siteInBrowser('fencing')

test('a first visit is light, whatever the system’s setting', async () => {
  const page = await here.visit('/', { ...desktop, colorScheme: 'dark' })
  expect(await look(page)).toMatchObject({ mode: 'light', scheme: 'light', isDark: false, chrome: 'light' })
})

test('a stored dark mode applies before the first paint, without waiting for scripts', async () => {
  const page = await here.visit('/', {
    ...desktop,
    colorMode: 'dark',
    waitsFor: 'commit',
    async before(page) {
      await page.route('**/assets/*.js', () => new Promise(() => undefined))
      await page.addInitScript(() => {
        const modes: (string | undefined)[] = []
        Object.assign(window, { modes })
        new MutationObserver(() => {
          if (document.body) modes.push(document.documentElement.dataset.colorMode)
        }).observe(document, { childList: true, subtree: true })
      })
    },
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  expect(await look(page)).toMatchObject({ mode: 'dark', scheme: 'dark', isDark: true, chrome: 'dark' })
  // The button takes its space, with the right icon, but is invisible until a script can handle it.
  const displayOf = (icon: string) => page.locator(`.site-header-mode .icon-${icon}`).evaluate((svg) => getComputedStyle(svg).display)
  expect([await displayOf('moon'), await displayOf('sun')]).toEqual(['block', 'none'])
  expect(await page.evaluate(() => [...new Set(Reflect.get(window, 'modes'))])).toEqual(['dark'])
})

test('the button in the header toggles light and dark, and the choice is stored', async () => {
  const page = await here.visit('/', desktop)
  await page.getByRole('banner').getByRole('button', { name: 'Use dark colors' }).click()
  expect(await look(page)).toMatchObject({ mode: 'dark', scheme: 'dark', isDark: true, chrome: 'dark' })
  expect(await stored(page)).toBe('dark')
  await page.reload()
  expect(await look(page)).toMatchObject({ mode: 'dark', isDark: true })
  await page.getByRole('banner').getByRole('button', { name: 'Use light colors' }).click()
  expect(await look(page)).toMatchObject({ mode: 'light', scheme: 'light', isDark: false, chrome: 'light' })
  expect(await stored(page)).toBe('light')
})

test('footer and drawer offer all three modes and stay in sync', async () => {
  const page = await here.visit('/', phone)
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check()
  expect(await look(page)).toMatchObject({ mode: 'dark', isDark: true })
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  expect(await drawer.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
  await drawer.getByRole('radio', { name: 'Dark' }).press('ArrowRight')
  expect(await drawer.getByRole('radio', { name: 'System' }).isChecked()).toBe(true)
  expect(await look(page)).toMatchObject({ mode: 'system', isDark: false })
})

test('`system` follows changes of the system setting', async () => {
  const page = await here.visit('/', { ...desktop, colorMode: 'system', colorScheme: 'dark' })
  expect(await look(page)).toMatchObject({ mode: 'system', scheme: 'dark', isDark: true, chrome: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('banner').getByRole('button', { name: 'Use dark colors' }).waitFor()
  expect(await look(page)).toMatchObject({ mode: 'system', scheme: 'light', isDark: false, chrome: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('banner').getByRole('button', { name: 'Use light colors' }).waitFor()
  expect(await look(page)).toMatchObject({ scheme: 'dark', isDark: true, chrome: 'dark' })
})

test('other tabs follow a choice and its removal', async () => {
  const page = await here.visit('/', desktop)
  const other = await page.context().newPage()
  await other.goto(`${here.url}/about/`)
  await other.getByRole('button', { name: 'Use dark colors' }).waitFor()
  await other.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).length > 0)
  await page.getByRole('button', { name: 'Use dark colors' }).click()
  await other.getByRole('button', { name: 'Use light colors' }).waitFor()
  expect(await look(other)).toMatchObject({ mode: 'dark', isDark: true, chrome: 'dark' })
  await page.evaluate(() => localStorage.clear())
  await other.getByRole('button', { name: 'Use dark colors' }).waitFor()
  expect(await look(other)).toMatchObject({ mode: 'light', isDark: false, chrome: 'light' })
})

test('with storage blocked, the page is light, and a choice lasts across navigation', async () => {
  const page = await here.visit('/', { ...desktop, before: blockStorage })
  expect(await look(page)).toMatchObject({ mode: 'light', isDark: false })
  await page.getByRole('button', { name: 'Use dark colors' }).click()
  expect(await look(page)).toMatchObject({ mode: 'dark', isDark: true, chrome: 'dark' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about/')
  expect(await look(page)).toMatchObject({ mode: 'dark', isDark: true })
})

test('an unknown stored value counts as light', async () => {
  const page = await here.visit('/', { ...desktop, before: (page) => page.addInitScript(() => localStorage.setItem('color-mode', 'x')) })
  expect(await look(page)).toMatchObject({ mode: 'light', isDark: false })
})

test.each(['dark', 'system'] as const)('a page in %s mode prints in light colors, without bars and menus', async (colorMode) => {
  const page = await here.visit('/contact/', { ...phone, colorMode, colorScheme: 'dark' })
  const onScreen = await look(page)
  await page.emulateMedia({ media: 'print' })
  const printed = await look(page)
  expect([onScreen.isDark, printed.isDark, printed.scheme]).toEqual([true, false, 'light'])
  expect(await page.getByRole('region', { name: 'Call or write' }).isVisible()).toBe(false)
  await expect.poll(() => page.getByRole('button').count()).toBe(0)
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.locator('main a[href^="tel:"]').first().isVisible()).toBe(true)
})

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('color-mode'))

const blockStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }),
  )

/** The visible mode: whether the background is darker than the text, and the color scheme of the browser's UI. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color, colorScheme } = getComputedStyle(document.documentElement)
    const light = (css: string) => (css.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
    const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
    return {
      mode: document.documentElement.dataset.colorMode,
      scheme: colorScheme,
      isDark: light(backgroundColor) < light(color),
      chrome: Object.entries(meta?.dataset ?? {}).find(([, color]) => color === meta?.content)?.[0],
    }
  })

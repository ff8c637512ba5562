import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { axeFindings } from '../helpers/axe.ts'
import { desktop, isFocused, ownSiteInBrowser, phone, type SiteInBrowser, type Visit } from './site-in-browser.ts'

const words = {
  en: { label: 'Privacy choices', allow: 'Allow', refuse: 'No thanks', question: 'May we count' },
  es: { label: 'Opciones de privacidad', allow: 'Permitir', refuse: 'No, gracias', question: '¿Podemos contar' },
}
const panel = (page: Page, language: keyof typeof words = 'en') => page.getByRole('region', { name: words[language].label })
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A container that records what it found, and writes to a script sink as real ones do. */
const container = `
  const tag = document.createElement('script')
  tag.text = ''
  window.before = JSON.stringify(dataLayer.map((entry) => (Array.isArray(entry) || !('length' in entry) ? entry : Array.from(entry))))
`

function standIn(requested: string[]) {
  return async (page: Page) => {
    await page.route(/^https?:\/\/(?!localhost|127\.)/, async (route) => {
      requested.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: container })
    })
  }
}

async function open(here: SiteInBrowser, path: string, options: Visit = {}) {
  const requested: string[] = []
  const { before, ...rest } = options
  const page = await here.visit(path, {
    ...desktop,
    ...rest,
    before: async (page) => {
      await standIn(requested)(page)
      await before?.(page)
    },
  })
  return { page, requested }
}

/** Lines of the hero that the visible panel covers. */
const coveredLines = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('.consent')
    const box = panel?.getBoundingClientRect()
    if (!box || !panel?.checkVisibility({ visibilityProperty: true })) return []
    const lines = [...document.querySelectorAll('.hero :is(h1, p, a, li, button)')]
    return lines
      .filter((line) => {
        const { left, right, top, bottom } = line.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map((line) => line.textContent)
  })

const untilLoaded = (page: Page) => page.waitForFunction(() => 'before' in window)
const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => Reflect.get(entry, 'event')).filter((name) => name && name !== 'gtm.js'))

describe.each(['fencing', 'insulation'])('%s', (siteName) => {
  const here = ownSiteInBrowser(siteName, { TAG_MANAGER_ID: 'GTM-TEST1' })

  test.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('on %s nothing is requested before the answer, and after a yes the container finds the consent', async (_, device) => {
    const { page, requested } = await open(here, '/about/', device)
    await page.mouse.wheel(0, 1200)
    await panel(page).waitFor()
    expect(await axeFindings(page, { part: '.consent' })).toEqual([])
    expect(requested).toEqual([])
    await answer(page, words.en.allow)
    await untilLoaded(page)
    await panel(page).waitFor({ state: 'detached' })
    const [defaults, update, start] = JSON.parse(await page.evaluate(() => String(Reflect.get(window, 'before'))))
    expect(defaults.slice(0, 2)).toEqual(['consent', 'default'])
    expect(new Set(Object.values(defaults[2]))).toEqual(new Set(['denied']))
    expect(Object.keys(defaults[2])).toEqual(
      expect.arrayContaining(['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']),
    )
    expect(update).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
    expect(start).toEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' })
    // On phones the footer's links are folded.
    if (device === phone) await page.getByRole('contentinfo').getByRole('button', { name: 'Useful Links' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/contact/')
    expect(requested).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'])
  })

  test('from 768 pixels on it is in the corner, and covers no line of the hero', async () => {
    const { page } = await open(here, '/', { viewport: { width: 768, height: 800 } })
    for (const width of [768, 900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.reload()
      await page.locator('.consent').waitFor({ state: 'attached' })
      expect([width, await coveredLines(page)]).toEqual([width, []])
      await page.evaluate(() => scrollTo(0, innerHeight))
      await panel(page).waitFor()
      expect([width, await coveredLines(page)]).toEqual([width, []])
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(() => coveredLines(page)).toEqual([])
    }
  })

  test('the page without a container is the same except for a button and the question', async () => {
    const [asking, plain] = await Promise.all(
      [here.url, inject('siteUrls')[siteName]].map(async (url) => await (await fetch(`${url}/`)).text()),
    )
    const without = asking
      ?.replace(/<button type="button" class="site-footer-link privacy-choices[^>]*>[^<]*<\/button>/, '')
      .replace(/,?"tags":\{[^{}]*\{[^{}]*\}\}/, '')
    expect(without).toBe(plain)
    expect(plain).not.toMatch(/consent|privacy-choices|tagmanager/i)
    const sheet = /\/assets\/site-[^"]+\.css/.exec(plain ?? '')?.[0]
    expect(await (await fetch(here.url + sheet)).text()).not.toContain('consent')
  })
})

describe('the question', () => {
  const here = ownSiteInBrowser('fencing', { TAG_MANAGER_ID: 'GTM-TEST1' })

  test('a no is stored: nothing is asked or loaded again, and the footer changes it', async () => {
    const { page, requested } = await open(here, '/about/')
    await answer(page, words.en.refuse)
    await page.reload()
    await page.getByRole('contentinfo').getByRole('button', { name: words.en.label }).click()
    expect(await isFocused(panel(page))).toBe(true)
    expect(await page.getByRole('button', { name: words.en.refuse }).getAttribute('aria-pressed')).toBe('true')
    expect(requested).toEqual([])
    await answer(page, words.en.allow)
    await untilLoaded(page)
    await panel(page).waitFor({ state: 'detached' })
    await page.getByRole('contentinfo').getByRole('button', { name: words.en.label }).click()
    await Promise.all([page.waitForEvent('load'), answer(page, words.en.refuse)])
    await page.locator('html[data-script="hydrated"]').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    expect(requested).toHaveLength(1)
    // Simulates a page that was left with another answer and restored from the browser's memory.
    await page.evaluate(() => localStorage.setItem('tag-consent', `yes ${Date.now() + 1000_000}`))
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await untilLoaded(page)
    expect(requested).toHaveLength(2)
  })

  test.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['do-not-track', 'doNotTrack', '1'],
  ])('%s counts as a no, and nothing is asked', async (_, name, value) => {
    const signal = (page: Page) =>
      page.addInitScript(([name, value]) => Object.defineProperty(navigator, String(name), { value }), [name, value])
    const { page, requested } = await open(here, '/', { before: signal })
    await page.getByRole('contentinfo').getByRole('button', { name: words.en.label }).click()
    await panel(page).getByText('Your browser asks us not to track you').waitFor()
    expect(await panel(page).getByRole('button').allTextContents()).toEqual(['OK'])
    expect(requested).toEqual([])
  })

  test('a yes is stored: the next visit loads the container without asking', async () => {
    const { page, requested } = await open(here, '/about/')
    await answer(page, words.en.allow)
    await untilLoaded(page)
    await page.goto(`${here.url}/contact/`)
    await untilLoaded(page)
    expect(await page.locator('.consent').count()).toBe(0)
    expect(requested).toHaveLength(2)
  })

  test('the answer of one tab holds in the others', async () => {
    const { page } = await open(here, '/about/')
    const other = await page.context().newPage()
    await standIn([])(other)
    await other.goto(`${here.url}/contact/`)
    await panel(other).waitFor()
    await answer(page, words.en.allow)
    await untilLoaded(other)
    expect(await other.locator('.consent').count()).toBe(0)
    await page.getByRole('contentinfo').getByRole('button', { name: words.en.label }).click()
    await Promise.all([other.waitForEvent('load'), answer(page, words.en.refuse)])
    await other.locator('html[data-script="hydrated"]').waitFor({ state: 'attached' })
    expect(await other.evaluate(() => window.dataLayer)).toBeUndefined()
  })

  test('an answer is forgotten after twelve months', async () => {
    const { page } = await open(here, '/about/')
    await answer(page, words.en.refuse)
    const daysLeft = await page.evaluate(() => (Number(localStorage.getItem('tag-consent')?.split(' ')[1]) - Date.now()) / 86_400_000)
    expect(Math.round(daysLeft)).toBeGreaterThanOrEqual(365)
    expect(daysLeft).toBeLessThan(367)
    await page.evaluate(() => localStorage.setItem('tag-consent', `no ${Date.now() - 1}`))
    await page.reload()
    await panel(page).waitFor()
  })

  test('without script nothing is asked, and the choice is not shown', async () => {
    const { page, requested } = await open(here, '/about/', { javaScriptEnabled: false })
    expect(await page.locator('.consent').count()).toBe(0)
    expect(await page.getByRole('contentinfo').getByText(words.en.label).isVisible()).toBe(false)
    expect(requested).toEqual([])
  })

  test('on a phone it appears above the call bar after the first screen, and disappears for a focused field', async () => {
    const { page } = await open(here, '/contact/', phone)
    await page.locator('.consent').waitFor({ state: 'attached' })
    expect(await panel(page).isVisible()).toBe(false)
    await page.mouse.wheel(0, 1200)
    await panel(page).waitFor()
    const [box, bar] = [await page.locator('.consent-buttons').boundingBox(), await page.locator('.call-bar').boundingBox()]
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await page.getByRole('textbox', { name: /name/i }).first().focus()
    expect(await panel(page).isVisible()).toBe(false)
  })

  test('it covers nothing that has the focus', async () => {
    const { page } = await open(here, '/about/', { viewport: { width: 1024, height: 700 } })
    await panel(page).waitFor()
    const isUnderIt = await page.evaluate(() => {
      const box = document.querySelector('.consent')?.getBoundingClientRect()
      return [...document.querySelectorAll<HTMLElement>('main a, footer a')].some((link) => {
        link.focus()
        const { left, right, top, bottom } = link.getBoundingClientRect()
        return box && left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
    })
    expect(isUnderIt).toBe(true)
    await expect.poll(() => panel(page).isVisible()).toBe(false)
    await page.locator('.skip-link').focus()
    await panel(page).waitFor()
  })

  test('the keyboard opens it from the footer, answers it, and comes back to where it was', async () => {
    const { page } = await open(here, '/about/')
    const button = page.getByRole('contentinfo').getByRole('button', { name: words.en.label })
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await isFocused(panel(page))).toBe(true)
    for (const name of ['Privacy', words.en.allow, words.en.refuse]) {
      await page.keyboard.press('Tab')
      expect(
        await panel(page)
          .getByText(name, { exact: true })
          .evaluate((element) => element === document.activeElement),
      ).toBe(true)
    }
    await page.keyboard.press('Enter')
    await panel(page).waitFor({ state: 'detached' })
    expect(await isFocused(button)).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('tag-consent'))).toMatch(/^no /)
  })
})

describe('events', () => {
  const here = ownSiteInBrowser('fencing', { TAG_MANAGER_ID: 'GTM-TEST1', TAG_MANAGER_ADS: 'on' })

  test('the container gets one event each for a stored lead and a pressed number, and ads are granted', async () => {
    const { page } = await open(here, '/es/contact/')
    await panel(page, 'es').getByText(words.es.question).waitFor()
    await answer(page, words.es.allow)
    await untilLoaded(page)
    const before = JSON.parse(await page.evaluate(() => String(Reflect.get(window, 'before'))))
    expect(before[1][2]).toEqual(expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted' }))
    const form = page.locator('.contact-form')
    await form.locator('[name=name]').fill('Pat Miller')
    await form.locator('[name=email]').fill('pat@example.com')
    await form.locator('[name=comment]').fill('Forty feet along the drive, please.')
    await form.locator('button[type=submit]').click()
    await expect.poll(() => events(page)).toEqual(['lead_sent'])
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await page.locator('a[href^="tel:"]:visible').first().click()
    expect(await events(page)).toEqual(['lead_sent', 'number_pressed'])
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toMatch(/Pat|pat@/)
  })
})

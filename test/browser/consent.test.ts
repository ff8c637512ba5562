import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../helpers/axe.ts'
import { desktop, isFocused, ownSiteInBrowser, phone, type SiteInBrowser, siteInBrowser, type Visit } from './site-in-browser.ts'

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
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/contact/')
    expect(requested).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'])
  })

  test('a no is kept: nothing asks or loads again, and the footer changes it', async () => {
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
  })

  test('Global Privacy Control counts as a no and is not asked', async () => {
    const signal = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const { page, requested } = await open(here, '/', { before: signal })
    await page.getByRole('contentinfo').getByRole('button', { name: words.en.label }).click()
    await panel(page).getByText('Your browser asks us not to track you').waitFor()
    expect(await panel(page).getByRole('button').allTextContents()).toEqual(['OK'])
    expect(requested).toEqual([])
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

  test('it covers neither the lines of the hero, nor the call bar, nor a field that is filled in', async () => {
    const { page } = await open(here, '/')
    await panel(page).waitFor()
    const overlaps = await page.evaluate(() => {
      const box = document.querySelector('.consent')?.getBoundingClientRect()
      const lines = [...document.querySelectorAll('.hero :is(h1, p, a, li, button)')]
      return lines
        .filter((line) => {
          const { left, right, top, bottom } = line.getBoundingClientRect()
          return box && left < box.right && right > box.left && top < box.bottom && bottom > box.top
        })
        .map((line) => line.textContent)
    })
    expect(overlaps).toEqual([])
    const narrow = await open(here, '/contact/', phone)
    await narrow.page.mouse.wheel(0, 1200)
    await panel(narrow.page).waitFor()
    const buttons = narrow.page.locator('.consent-buttons')
    const [box, bar] = [await buttons.boundingBox(), await narrow.page.locator('.call-bar').boundingBox()]
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await narrow.page.getByRole('textbox', { name: /name/i }).first().focus()
    expect(await narrow.page.locator('.consent').isVisible()).toBe(false)
  })
})

describe('events', () => {
  const here = ownSiteInBrowser('fencing', { TAG_MANAGER_ID: 'GTM-TEST1', TAG_MANAGER_ADS: 'on' })

  test('the container hears of a stored lead and a pressed number once, and the ads are granted', async () => {
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

describe.each(['fencing', 'insulation'])('%s without a container', (siteName) => {
  const here = siteInBrowser(siteName)

  test('the page has no trace of it', async () => {
    const html = await (await fetch(`${here.url}/`)).text()
    expect(html).not.toMatch(/consent|Privacy choices|tagmanager/i)
    expect(html).not.toContain('"tags"')
  })
})

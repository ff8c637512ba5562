import { EventEmitter, once } from 'node:events'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../server/base/clock.ts'
import { createSessions } from '../../server/owner/sessions.ts'
import { openStore } from '../../server/store/open-store.ts'
import { axeFindings } from '../helpers/axe.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { dana } from '../helpers/owner-app.ts'
import { recordLog } from '../helpers/recorded-log.ts'
import { type SmtpSink, startSmtpSink } from '../helpers/smtp-sink.ts'
import { desktop, isFocused, ownSiteInBrowser, phone, type Visit } from './site-in-browser.ts'

describe.each(builtSiteNames)('the owner of %s', (name) => {
  const mail: { sink?: SmtpSink } = {}
  // This file does not test the limit of 5 inquiries in 10 minutes.
  const env: Record<string, string> = {
    CONTACT_RATE_LIMIT: '100',
    OWNER_EMAILS: dana,
    CONTACT_TO: dana,
    CONTACT_FROM: 'site@fence.example',
  }
  beforeAll(async () => {
    mail.sink = await startSmtpSink()
    env.SMTP_URL = `smtp://127.0.0.1:${mail.sink.port}`
  })
  afterAll(() => mail.sink?.close())
  const owned = ownSiteInBrowser(name, env)

  /** Sends a request and returns the link from its mail. */
  async function sendRequest(visitor: string): Promise<string> {
    const before = mail.sink?.mails.length ?? 0
    const { status } = await fetch(owned.url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(inquiryForm({ name: visitor, comment: `I am ${visitor}` })),
    })
    expect(status).toBe(303)
    await mail.sink?.received(before + 1)
    const source = mail.sink?.mails.at(-1)?.source.replace(/=\r?\n/g, '') ?? ''
    return /\/owner\/requests\/[0-9a-f]{32}\//.exec(source)?.[0] ?? ''
  }

  async function signedIn(path: string, options: Visit = {}, appearance = 'light'): Promise<Page> {
    const log = recordLog()
    const store = openStore({ site: name, dataDir: owned.site.dataDir, databaseUrl: undefined, log })
    const secret = await createSessions({ documents: store.documents, owners: [dana], clock: systemClock }).start(dana)
    await store.close()
    return owned.visit(path, {
      waitsFor: 'load',
      ...options,
      before: async (page) => {
        await page.context().addCookies([{ name: 'owner', value: secret, domain: '127.0.0.1', path: '/owner/' }])
        await page.context().request.post(`${owned.url}/owner/appearance`, { form: { appearance }, maxRedirects: 0 })
      },
    })
  }

  const stateOf = (page: Page) => page.locator('.step-button[aria-current]').innerText()

  test.each([true, false])('two taps on a phone lead from the mail to the status called, with script: %s', async (javaScriptEnabled) => {
    const link = await sendRequest(`Rosa ${javaScriptEnabled}`)
    const page = await signedIn(link, { ...phone, javaScriptEnabled })
    await page.getByRole('button', { name: 'Called', exact: true }).tap()
    await page.getByText('Saved as “Called”').waitFor()
    expect(await stateOf(page)).toBe('Called')
  })

  test('a second press while the first one is on its way is no second post', async () => {
    const page = await signedIn(await sendRequest('Double Visitor'), desktop)
    const posts: string[] = []
    const presses = new EventEmitter()
    await page.route(/\/owner\/requests\//, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      posts.push(route.request().url())
      await once(presses, 'second')
      await route.continue()
    })
    const box = await page.getByRole('button', { name: 'Called', exact: true }).boundingBox()
    const press = () => page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await press()
    await expect.poll(() => posts.length).toBe(1)
    await press()
    presses.emit('second')
    await page.getByText('Saved as “Called”').waitFor()
    expect(posts).toHaveLength(1)
  })

  test('by keyboard alone: open a request, write dollars, and Enter saves without a change of status', async () => {
    const visitor = 'Keyboard Visitor'
    await sendRequest(visitor)
    const page = await signedIn('/owner/', desktop)
    const row = page.getByRole('link', { name: visitor })
    for (let count = 0; count < 60 && !(await isFocused(row)); count += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: visitor }).waitFor()
    const dollars = page.getByLabel('Quoted')
    for (let count = 0; count < 60 && !(await isFocused(dollars)); count += 1) await page.keyboard.press('Tab')
    await page.keyboard.type('4100')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
    expect([await stateOf(page), await page.getByLabel('Quoted').inputValue()]).toEqual(['New', '4100'])
  })

  test('unsaved text is back after a reload, and gone after signing out', async () => {
    const page = await signedIn(await sendRequest('Reload Visitor'), phone)
    await page.getByLabel('Note').fill('Left a voicemail')
    await page.reload()
    expect(await page.getByLabel('Note').inputValue()).toBe('Left a voicemail')
    await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('voicemail')
  })

  /** Checks the page: once with all rules, then in the other mode and width with the rules that depend on them. */
  async function check(page: Page, what: string): Promise<void> {
    // Makes buttons change their color at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport)
      for (const mode of ['light', 'dark']) {
        const where = `${what}, ${mode}, ${viewport.width}`
        await page.evaluate((shown) => document.documentElement.setAttribute('data-color-mode', shown), mode)
        const isFirst = viewport === phone.viewport && mode === 'light'
        expect(await axeFindings(page, isFirst ? {} : { rules: ['color-contrast', 'target-size'] }), where).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(viewport.width)
      }
    }
  }

  test('every page has no axe findings and fits its window, in both modes and widths', { timeout: 600_000 }, async () => {
    const link = await sendRequest('Seen')
    const page = await signedIn('/owner/', desktop)
    const open = async (path: string) => {
      await page.goto(owned.url + path)
      await check(page, path)
    }
    for (const path of [
      '',
      '?status=spam',
      '?status=won',
      '?q=nothing-at-all',
      'week/',
      'site/',
      'site/work/',
      'site/hours/',
      'site/prices/',
      'nothing/',
    ]) {
      await open(`/owner/${path}`)
    }
    await open(link)
    await page.getByLabel('Quoted').fill('41.50')
    await page.getByRole('button', { name: 'Save', exact: true }).last().click()
    await page.getByRole('heading', { name: 'There’s a problem' }).waitFor()
    expect(await isFocused(page.locator('.problem'))).toBe(true)
    await check(page, 'error')
    await page.goto(owned.url + link)
    await page.getByRole('button', { name: 'Erase this request' }).click()
    await page.getByRole('button', { name: 'Erase for good' }).waitFor()
    await check(page, 'erase')
    await page.goto(owned.url + link)
    await page.evaluate(() => {
      for (const input of document.querySelectorAll<HTMLInputElement>('input[name="version"]')) input.value = '77'
    })
    await page.getByLabel('Note').fill('Mine')
    // The rejected value is still there.
    await page.getByLabel('Quoted').fill('4150')
    await page.getByRole('button', { name: 'Quoted', exact: true }).click()
    await page.getByText('Yours are below, not saved yet').waitFor()
    await check(page, 'conflict')
  })

  test('the week’s times are fully visible on a phone, even with text twice as large', async () => {
    const page = await signedIn('/owner/site/hours/', { ...phone, isMobile: false })
    for (const size of ['100%', '200%']) {
      const cut = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
        return [...document.querySelectorAll<HTMLInputElement>('.week-times input')].flatMap((input) => {
          const { width, right } = input.getBoundingClientRect()
          input.style.minWidth = 'max-content'
          const whole = input.getBoundingClientRect().width
          input.style.minWidth = ''
          return width < whole || right > document.documentElement.clientWidth ? [{ size, width, whole, right }] : []
        })
      }, size)
      expect(cut).toEqual([])
    }
  })

  test.each([phone, desktop])('the chosen facts and the text of a job are fully visible in $viewport', async (window) => {
    const page = await signedIn('/owner/site/work/', { ...window, isMobile: false })
    await page.locator('.setting-link').first().click()
    await page.locator('#job-form').waitFor()
    const cut = await page.locator('#job-form').evaluate((form) => {
      const selects = [...form.querySelectorAll('select')]
      const shown = selects.map((select) => select.getBoundingClientRect().width)
      for (const option of form.querySelectorAll('option')) if (!option.selected) option.remove()
      const cutChoices = selects.filter((select, index) => {
        select.style.cssText = 'width: max-content; flex: none'
        return select.getBoundingClientRect().width > (shown[index] ?? 0) + 1
      })
      const cutTexts = [...form.querySelectorAll('textarea')].filter((text) => text.scrollHeight > text.clientHeight + 1)
      return [...cutChoices, ...cutTexts].map(({ id }) => id)
    })
    expect(cut).toEqual([])
  })

  test('the prices fit a few screens of a phone, and what was typed is there again in an open group', async () => {
    const page = await signedIn('/owner/site/prices/', { ...phone, isMobile: false })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6 * 780)
    const group = page.locator('.form-fold').last()
    await group.locator('summary').press('Enter')
    await group.getByRole('textbox').first().fill('1234')
    await page.reload()
    await group.getByRole('textbox').first().waitFor()
    expect(await group.getByRole('textbox').first().inputValue()).toBe('1234')
  })

  test.each([phone, desktop])('the rows inside forms have room for their words in $viewport', async (window) => {
    const page = await signedIn('/owner/site/services/', { ...window, isMobile: false })
    await page.locator('.setting-link').first().click()
    const lengths = async () => {
      await page.locator('.form-rows .setting-text').first().waitFor()
      return page.locator('.form-rows .setting-text').evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width))
    }
    for (const width of await lengths()) expect(width).toBeGreaterThan(150)
    await page.goto(`${owned.url}/owner/site/work/`)
    await page.locator('.setting-link').first().click()
    for (const width of await lengths()) expect(width).toBeGreaterThan(150)
  })

  test('the code from the mail signs in on a phone', async () => {
    const page = await owned.visit('/owner/?status=new', { ...phone, waitsFor: 'load' })
    await check(page, 'sign-in')
    await page.getByLabel('Your email').fill(dana)
    const count = mail.sink?.mails.length ?? 0
    await page.getByRole('button', { name: 'Email me a link' }).tap()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await check(page, 'code')
    await page.setViewportSize(phone.viewport)
    await mail.sink?.received(count + 1)
    const code = /^(\d{6})\r?$/m.exec(mail.sink?.mails.at(-1)?.source ?? '')?.[1] ?? ''
    await page.getByLabel('Code from the email').fill(code)
    await page.getByRole('button', { name: 'Sign in' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor()
    expect(new URL(page.url()).search).toBe('?status=new')
    await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilHydrated } from '../helpers/browser.ts'
import { desktop, siteInBrowser } from './site-in-browser.ts'

const here = siteInBrowser('fencing')

const landing = '/about/?utm_source=news&utm_medium=email&utm_campaign=spring&gclid=SECRETCLICK'

/** Sends the form and returns what was posted. */
async function sendForm(page: Page, submit: () => Promise<unknown>): Promise<URLSearchParams> {
  await page.route('**/', async (route) => {
    if (route.request().method() === 'POST') await route.fulfill({ status: 201, json: { status: 'accepted', id: 'an-id' } })
    else await route.continue()
  })
  await page.getByLabel('Your name').fill('Pat Miller')
  await page.getByLabel('Email address').fill('pat@example.com')
  await page.getByLabel('How should we reply?').selectOption('Text me')
  await page.getByLabel('What would you like done?').fill('A side gate')
  const request = page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname === '/')
  await submit()
  return new URLSearchParams((await request).postData() ?? '')
}

const clickSend = (page: Page) => () => page.getByRole('button', { name: 'Get my free quote' }).click()

test('an inquiry says where the visit began, on whichever page it is sent, and never the click’s id', async () => {
  const page = await here.visit('/', desktop)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(here.url + landing, { referer: 'https://www.search.example/results?q=private' })
  await page.goto(`${here.url}/contact/?utm_source=later`)
  await untilHydrated(page)
  const posted = await sendForm(page, clickSend(page))
  expect(Object.fromEntries(posted)).toMatchObject({
    'reply-by': 'text',
    page: '/contact/',
    'first-page': '/about/',
    referrer: 'www.search.example',
    utm_source: 'news',
    utm_medium: 'email',
    utm_campaign: 'spring',
    ad: 'google',
  })
  expect(posted.toString()).not.toMatch(/SECRETCLICK|private/)
  await page.getByRole('heading', { name: 'What you sent' }).waitFor()
  expect(await page.getByText('www.search.example').count()).toBe(0)
})

test('a page that was opened from the site itself has no referrer', async () => {
  const page = await here.visit('/', desktop)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${here.url}/contact/`, { referer: `${here.url}/about/` })
  await untilHydrated(page)
  const posted = await sendForm(page, clickSend(page))
  expect([posted.get('first-page'), posted.get('referrer'), posted.get('ad')]).toEqual(['/contact/', null, null])
})

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a browser with %s does not send any of it', async (name, value) => {
  const page = await here.visit(landing, {
    ...desktop,
    before: (page) =>
      page.addInitScript(([name, value]) => Object.defineProperty(navigator, String(name), { value }), [name, value] as const),
  })
  await page.goto(`${here.url}/contact/`)
  await untilHydrated(page)
  const posted = await sendForm(page, clickSend(page))
  expect(posted.get('name')).toBe('Pat Miller')
  for (const field of ['page', 'first-page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'ad']) {
    expect(posted.has(field)).toBe(false)
  }
})

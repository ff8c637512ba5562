import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, siteInBrowser } from './site-in-browser.ts'

const { siteUrl, articles, shareEmailFooter } = readBuiltSite('fencing')
const path = `/blog/${articles[0]?.slug}/`
const url = siteUrl + path
const here = siteInBrowser('fencing')

test.each([
  { javaScriptEnabled: true },
  { javaScriptEnabled: false },
])('Facebook and email are links (scripts: $javaScriptEnabled)', async (options) => {
  const page = await here.visit(path, { ...desktop, ...options })
  const facebook = new URL((await row(page).getByRole('link', { name: 'Facebook' }).getAttribute('href')) ?? '')
  expect([facebook.hostname, facebook.searchParams.get('u')]).toEqual(['www.facebook.com', url])
  const mail = new URL((await row(page).getByRole('link', { name: 'Email' }).getAttribute('href')) ?? '')
  const { subject, body } = Object.fromEntries(new URLSearchParams(mail.search))
  expect([mail.protocol, subject]).toEqual(['mailto:', articles[0]?.title])
  expect(body).toContain(`Hi, I wanted to share this link with you: ${url}`)
  expect(body).toContain(shareEmailFooter)
  expect(await row(page).getByRole('button').count()).toBe(options.javaScriptEnabled ? 1 : 0)
})

test('copying the link is confirmed in the button and in a notice', async () => {
  const page = await here.visit(path, { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] })
  await row(page).getByRole('button', { name: 'Copy link' }).click()
  await row(page).getByRole('button', { name: 'Copied' }).waitFor()
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
})

test('a clipboard error is shown with an alternative', async () => {
  const page = await here.visit(path, {
    ...desktop,
    before: (page) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
      }),
  })
  await row(page).getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Copy it from the address bar.').waitFor()
})

test('the system’s share sheet gets title and URL', async () => {
  const page = await here.visit(path, {
    ...desktop,
    before: (page) =>
      page.addInitScript(() => {
        Object.assign(Navigator.prototype, {
          share(data: unknown) {
            Object.assign(window, { shared: data })
            return Promise.resolve()
          },
        })
      }),
  })
  await row(page).getByRole('button', { name: 'More' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({ title: articles[0]?.title, url })
})

const row = (page: Page) => page.getByRole('region', { name: 'Share' })

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { untilHydrated } from '../helpers/browser.ts'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, holdRequests, holdScripts, isFocused, ownSiteInBrowser, phone, type Visit } from './site-in-browser.ts'

const { contact, name: siteName, phoneNumber } = readBuiltSite('fencing')
const here = ownSiteInBrowser('fencing', { CONTACT_RATE_LIMIT: '2' })

/** Each test has its own IP address, so the rate limit does not interfere. */
let visitors = 0
beforeEach(() => {
  visitors += 1
})
const visit = (options: Visit = {}) =>
  here.visit('/contact/', { ...desktop, ...options, extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${visitors}` } })

test('an empty form gets a focused error summary and an error at each field', async () => {
  const page = await visit()
  await send(page).click()
  const summary = problem(page, 'There’s a problem')
  await summary.waitFor()
  expect(await isFocused(summary)).toBe(true)
  const messages = await summary.getByRole('link').allInnerTexts()
  expect(messages).toEqual(['Enter your name', 'Enter an email address, like name@example.com', 'Tell us what you’d like done'])
  expect(messages.join().toLowerCase()).not.toMatch(/please|valid|sorry|oops/)
  for (const [index, box] of [name(page), email(page), comment(page)].entries()) {
    expect(await box.getAttribute('aria-invalid')).toBe('true')
    expect(await describedBy(page, await box.getAttribute('aria-describedby'))).toBe(`Error: ${messages[index]}`)
  }
  expect(await page.title()).toMatch(/^Error: /)
  // The message comes before everything else on the page, including the heading.
  expect(await page.evaluate(() => [...document.querySelectorAll('.problem, h1')].map((element) => element.tagName))).toEqual([
    'SECTION',
    'H1',
  ])
})

test('a button starts the message, and another one replaces the start and keeps the rest', async () => {
  const page = await visit()
  await comment(page).fill('40 feet along the alley')
  for (const start of ['Repair', 'New fence']) {
    await page.getByRole('button', { name: start, exact: true }).click()
    expect(await comment(page).inputValue()).toBe(`${start}: 40 feet along the alley`)
  }
  expect(await isFocused(comment(page))).toBe(true)
})

test('each link in the summary leads to its field, not covered by header or call bar', async () => {
  const page = await visit(phone)
  await send(page).tap()
  for (const [line, box] of [
    ['Enter your name', name(page)],
    ['Tell us what you’d like done', comment(page)],
  ] as const) {
    await problem(page, 'There’s a problem').getByRole('link', { name: line }).tap()
    expect(await isFocused(box)).toBe(true)
    const [header, bar, field] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.getByRole('region', { name: 'Call or write' }).boundingBox(),
      box.boundingBox(),
    ])
    expect(field?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
    expect(field?.y).toBeLessThan(bar?.y ?? 0)
  }
})

test('valid values stay, corrected ones are sent, and the confirmation replaces the form', async () => {
  const page = await visit()
  await fill(page, { email: 'nobody' })
  await send(page).click()
  await problem(page, 'There’s a problem').waitFor()
  expect([await name(page).inputValue(), await comment(page).inputValue()]).toEqual(['Pat Miller', 'Forty feet along the drive'])
  expect(await name(page).getAttribute('aria-invalid')).toBe(null)
  await email(page).fill('pat@example.com')
  await email(page).press('Enter')
  const answer = page.getByRole('heading', { name: contact.form.sentHeading })
  await answer.waitFor()
  await expect.poll(() => isFocused(answer)).toBe(true)
  expect(await page.getByRole('form').count()).toBe(0)
  const [heading, header] = await Promise.all([answer.boundingBox(), page.getByRole('banner').boundingBox()])
  expect(heading?.y).toBeGreaterThan(header?.height ?? 0)
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([contact.form.sentHeading])
  expect(await page.title()).toBe(`${contact.form.sentHeading} | ${siteName}`)
  expect(await page.getByRole('region', { name: 'What you sent' }).getByRole('definition').allInnerTexts()).toEqual([
    'Pat Miller',
    'pat@example.com',
    '805-555-0142',
    'Late afternoon',
    'Forty feet along the drive',
  ])
  // No notice, because the page itself shows the confirmation.
  expect(await page.locator('.notice').count()).toBe(0)
  expect(await page.locator('.contact-sent').getByRole('link', { name: phoneNumber }).isVisible()).toBe(true)
  expect(
    await page
      .locator('.contact-sent')
      .getByRole('button', { name: /all hours/ })
      .isVisible(),
  ).toBe(true)
  expect(await leadsOf('pat@example.com')).toBe(1)
})

test.each([desktop, phone])('after sending, the page is at its top, and the breadcrumb and what was sent are not covered', async (view) => {
  const page = await visit(view)
  await fill(page, { email: 'top@example.com' })
  await send(page).click()
  const heading = page.getByRole('heading', { name: contact.form.sentHeading })
  await heading.waitFor()
  await expect.poll(() => isFocused(heading)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const [header, breadcrumb] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox(),
  ])
  expect(breadcrumb?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
  // The call bar no longer offers the form.
  expect(await page.locator('.call-bar-quote').isVisible()).toBe(false)
  expect(await page.locator('.call-bar-call').isVisible()).toBe(view === phone)
})

test('a second click while sending does nothing', async () => {
  const page = await visit()
  let posts = 0
  let letGo: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`${here.url}/`, async (route) => {
    posts += 1
    await released
    await route.continue()
  })
  await fill(page, { email: 'twice@example.com' })
  await send(page).dblclick()
  const sending = page.getByRole('button', { name: 'Sending…' })
  await sending.waitFor()
  expect(await sending.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('status').filter({ hasText: 'Sending your message' }).waitFor({ state: 'attached' })
  await sending.click({ force: true })
  await name(page).press('Enter')
  letGo()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(posts).toBe(1)
  expect(await leadsOf('twice@example.com')).toBe(1)
})

test('the button says that the form is being sent before the code for it has loaded', async () => {
  const { held, release } = holdRequests(/\/assets\/contact-submission-.*\.js$/)
  const page = await visit({ before: held })
  await fill(page, { email: 'slow-code@example.com' })
  await send(page).click()
  await page.getByRole('button', { name: 'Sending…' }).waitFor()
  release()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(await leadsOf('slow-code@example.com')).toBe(1)
})

test('the confirmation repeats what was sent, not what was typed since', async () => {
  const { held, release } = holdRequests(/:\d+\/$/)
  const page = await visit()
  await held(page)
  await fill(page, { email: 'since@example.com' })
  await send(page).click()
  await page.getByRole('button', { name: 'Sending…' }).waitFor()
  await comment(page).fill('Something else')
  release()
  const sent = page.getByRole('region', { name: 'What you sent' })
  await sent.waitFor()
  expect(await sent.getByRole('definition').last().innerText()).toBe('Forty feet along the drive')
})

test('a visitor who leaves while the form is being sent finds it empty later', async () => {
  const { held, release } = holdRequests(/:\d+\/$/)
  const page = await visit()
  await held(page)
  await fill(page, { email: 'left@example.com' })
  await send(page).click()
  await page.getByRole('button', { name: 'Sending…' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await name(page).waitFor({ state: 'detached' })
  release()
  await page.locator('.notice', { hasText: 'Thanks, we got your message' }).waitFor()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('left@example.com')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await name(page).waitFor()
  expect(await typed(page)).toEqual(['', '', '', '', ''])
  expect(await leadsOf('left@example.com')).toBe(1)
})

test('a response that arrives while the next page still loads is shown there', async () => {
  const post = holdRequests(/:\d+\/$/)
  const next = holdRequests(/api\/pages\/about/)
  const page = await visit()
  await post.held(page)
  await next.held(page)
  await fill(page, { email: 'leaving@example.com' })
  await send(page).click()
  await page.getByRole('button', { name: 'Sending…' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await page.waitForURL('**/about/')
  post.release()
  const notice = page.locator('.notice', { hasText: 'Thanks, we got your message' })
  await notice.waitFor()
  next.release()
  await page.locator('.about-head').waitFor()
  expect(await notice.isVisible()).toBe(true)
})

test('a post that is aborted can be sent again', async () => {
  const { held } = holdRequests(/:\d+\/$/)
  const page = await visit()
  await held(page)
  await fill(page, { email: 'stopped@example.com' })
  // The button says 'Sending…' before the request begins, and before that there is nothing to stop.
  const post = page.waitForRequest((request) => request.method() === 'POST' && /:\d+\/$/.test(request.url()))
  await send(page).click()
  await post
  await page.getByRole('button', { name: 'Sending…' }).waitFor()
  await page.evaluate(() => window.stop())
  await problem(page, 'Your message didn’t go through').waitFor()
  await page.unroute(/:\d+\/$/)
  await send(page).click()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
})

test('a lost connection shows the phone number, clears nothing, and sending again works', async () => {
  const page = await visit({ expects: /ERR_INTERNET_DISCONNECTED/ })
  await fill(page, { email: 'offline@example.com' })
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await send(page).click()
  const notice = problem(page, 'Your message didn’t go through')
  await notice.waitFor()
  await expect.poll(() => isFocused(notice)).toBe(true)
  expect(await notice.innerText()).toContain('The connection was lost.')
  expect(await notice.getByRole('link', { name: phoneNumber }).getAttribute('href')).toMatch(/^tel:/)
  // The page says it, so a notice does not.
  expect(await page.locator('.notice').count()).toBe(0)
  expect(await typed(page)).toEqual(['Pat Miller', 'offline@example.com', '805-555-0142', 'evening', 'Forty feet along the drive'])
  await page.context().setOffline(false)
  await send(page).click()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(await leadsOf('offline@example.com')).toBe(1)
})

test('a visitor who was offline on first focus can still send the form', async () => {
  const page = await visit({ expects: /ERR_INTERNET_DISCONNECTED/ })
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await name(page).focus()
  await failed
  await fill(page, { email: 'first-offline@example.com' })
  await send(page).click()
  await problem(page, 'Your message didn’t go through').waitFor()
  await page.context().setOffline(false)
  await send(page).click()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(new URL(page.url()).search).toBe('?sent=1')
  expect(await leadsOf('first-offline@example.com')).toBe(1)
})

test('after sending, the link to the contact page shows an empty form', async () => {
  const page = await visit()
  await fill(page, { email: 'again@example.com' })
  await send(page).click()
  const sent = page.getByRole('heading', { name: contact.form.sentHeading })
  await sent.waitFor()
  // A link within the page keeps the confirmation.
  await page.locator('.skip-link').press('Enter')
  await page.waitForURL('**/contact/#content')
  expect(await sent.isVisible()).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await name(page).waitFor()
  expect(await typed(page)).toEqual(['', '', '', '', ''])
  await page.goto(`${here.url}/contact/?sent=1`)
  await sent.waitFor()
  // The only part that is marked as done.
  expect(await page.locator('.chain-part').first().innerText()).toMatch(/^Today\s+We have your request\.$/)
  await untilHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await name(page).waitFor()
})

test.each([
  { status: 503, body: '{"status":"unavailable"}', says: 'The form can’t take messages right now.' },
  { status: 403, body: '{}', says: 'For your security, please send it from this page.' },
  { status: 502, body: '<html>', says: 'The form can’t take messages right now.' },
  { status: 422, body: '{"status":"invalid","errors":{}}', says: 'The form can’t take messages right now.' },
])('a $status response shows an error and clears nothing', async ({ status, body, says }) => {
  const page = await visit({ expects: new RegExp(`^${status}:`) })
  await page.route(`${here.url}/`, (route) => route.fulfill({ status, body, contentType: 'application/json' }))
  await fill(page)
  await send(page).click()
  const notice = problem(page, 'Your message didn’t go through')
  await notice.waitFor()
  expect(await notice.innerText()).toContain(says)
  expect(await notice.getByRole('link', { name: phoneNumber }).isVisible()).toBe(true)
  expect((await typed(page)).every(Boolean)).toBe(true)
})

test('errors that only the server finds appear at their fields too', async () => {
  const page = await visit({ expects: /^422:/ })
  const body = JSON.stringify({ status: 'invalid', errors: { phone: 'Your phone number must be 40 characters or fewer' } })
  await page.route(`${here.url}/`, (route) => route.fulfill({ status: 422, body, contentType: 'application/json' }))
  await fill(page)
  await send(page).click()
  await problem(page, 'There’s a problem').waitFor()
  expect(await page.getByLabel('Phone number').getAttribute('aria-invalid')).toBe('true')
})

test('after too many messages, the error says when to try again', async () => {
  const page = await visit({ expects: /^429:/ })
  for (const number of [1, 2]) {
    await fill(page, { comment: `Gate number ${number}` })
    await send(page).click()
    await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
    await page.reload()
    await untilFormHydrated(page)
  }
  await fill(page, { comment: 'Gate number 3' })
  await send(page).click()
  const notice = problem(page, 'Your message didn’t go through')
  await notice.waitFor()
  expect(await notice.innerText()).toMatch(/in (a minute|\d+ minutes)/)
  expect((await typed(page)).every(Boolean)).toBe(true)
})

test('the form can be filled in by keyboard, in page order', async () => {
  const page = await visit()
  await name(page).focus()
  for (const words of ['Pat Miller', 'keys@example.com', '805-555-0142', 'Text', 'Late', 'A gate']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  expect(await isFocused(page.getByLabel('Add photos'))).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isFocused(send(page))).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
})

test('text typed before hydration stays in the fields', async () => {
  const { before, release } = holdScripts()
  const page = await visit({ before, waitsFor: 'load' })
  await fill(page)
  await release(page)
  expect(await typed(page)).toEqual(['Pat Miller', 'pat@example.com', '805-555-0142', 'evening', 'Forty feet along the drive'])
  expect(await isFocused(comment(page))).toBe(true)
})

test('before hydration, the browser submits the form itself', async () => {
  const { before } = holdScripts()
  const page = await visit({ before, waitsFor: 'load' })
  await fill(page, { email: 'early@example.com' })
  await send(page).click({ noWaitAfter: true })
  await page.waitForURL('**/contact/?sent=1', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(await leadsOf('early@example.com')).toBe(1)
})

test('with scripts off, errors appear on the page, and a valid form leads to the confirmation', async () => {
  const page = await visit({ javaScriptEnabled: false })
  await fill(page, { email: 'off@example' + ' .com' })
  await page.locator('form').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
  await send(page).click()
  const summary = problem(page, 'There’s a problem')
  await summary.waitFor()
  expect(await page.title()).toMatch(/^Error: /)
  await expect.poll(() => isFocused(summary)).toBe(true)
  expect(await summary.getByRole('link').getAttribute('href')).toBe(`#${await email(page).getAttribute('id')}`)
  expect([await name(page).inputValue(), await callTime(page).inputValue()]).toEqual(['Pat Miller', 'evening'])
  await email(page).fill('off@example.com')
  await send(page).click()
  await page.waitForURL('**/contact/?sent=1')
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: phoneNumber }).first().isVisible()).toBe(true)
  expect(await leadsOf('off@example.com')).toBe(1)
  await page.reload()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(await leadsOf('off@example.com')).toBe(1)
})

test.each([true, false])('everything from the home page to the confirmation is in Spanish, with scripts: %s', async (javaScriptEnabled) => {
  const extraHTTPHeaders = { 'x-forwarded-for': `198.51.100.${visitors}` }
  const page = await here.visit('/', { ...desktop, javaScriptEnabled, extraHTTPHeaders })
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
  await page.waitForURL('**/es/')
  expect(await page.locator('html').getAttribute('lang')).toBe('es-US')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click()
  await page.waitForURL('**/es/contact/')
  if (javaScriptEnabled) await untilFormHydrated(page)
  const address = `${javaScriptEnabled ? 'con' : 'sin'}@example.com`
  const send = page.getByRole('button', { name: 'Pedir mi cotización gratis' })
  await page.getByLabel('Su nombre').fill('Ana Ruiz')
  await page.getByLabel('¿Qué trabajo necesita?').fill('Una cerca de 40 pies')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
  await send.click()
  const summary = problem(page, 'Hay un problema')
  await summary.getByRole('link', { name: 'Escriba un correo electrónico' }).waitFor()
  await expect.poll(() => isFocused(summary)).toBe(true)
  await page.getByLabel('Correo electrónico').fill(address)
  await send.click()
  await page.getByRole('heading', { name: 'Gracias, recibimos su solicitud' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/es/contact/')
  expect(await leadsOf(address)).toBe(1)
})

test('the honeypot field is hidden from screen readers, keyboard and view', async () => {
  const page = await visit()
  const trap = page.locator('input[name="bot-field"]')
  expect(await trap.count()).toBe(1)
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value))
  expect(names).toContain('What would you like done?')
  expect(names.filter((name) => name.includes('Leave this field empty'))).toEqual([])
  const boxes = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'textbox').map(({ name }) => String(name?.value))
  expect(boxes).toEqual([
    expect.stringContaining('Your name'),
    'Email address',
    expect.stringContaining('Phone number'),
    expect.any(String),
  ])
  await name(page).focus()
  await page.keyboard.press('Shift+Tab')
  expect(await isFocused(trap)).toBe(false)
  await trap.scrollIntoViewIfNeeded()
  expect(
    await trap.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return document.elementsFromPoint(x + width / 2, y + height / 2).includes(element)
    }),
  ).toBe(false)
})

const untilFormHydrated = (page: Page) => page.waitForFunction(() => document.querySelector('form')?.noValidate)
const problem = (page: Page, heading: string) => page.getByRole('region', { name: heading })
const send = (page: Page) => page.getByRole('button', { name: 'Get my free quote' })
const name = (page: Page) => page.getByLabel('Your name')
const email = (page: Page) => page.getByLabel('Email address')
const callTime = (page: Page) => page.getByLabel('When should we call?')
const comment = (page: Page) => page.getByLabel('What would you like done?')

async function fill(page: Page, changes: Partial<Record<'email' | 'comment', string>> = {}) {
  await name(page).fill('Pat Miller')
  await email(page).fill(changes.email ?? 'pat@example.com')
  await page.getByLabel('Phone number').fill('805-555-0142')
  await callTime(page).selectOption('Late afternoon')
  await comment(page).fill(changes.comment ?? 'Forty feet along the drive')
}

const typed = (page: Page) =>
  Promise.all([name(page), email(page), page.getByLabel('Phone number'), callTime(page), comment(page)].map((box) => box.inputValue()))

const describedBy = (page: Page, id: string | null) => page.locator(`#${id}`).textContent()

/** The number of leads on disk with this email address. */
async function leadsOf(address: string): Promise<number> {
  const folder = path.join(here.site.dataDir, 'fencing', 'leads', 'pending')
  const files = await readdir(folder)
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  return texts.filter((text) => text.includes(`"${address}"`)).length
}

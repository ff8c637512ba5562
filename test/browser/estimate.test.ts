import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, holdScripts, isFocused, ownSiteInBrowser, phone } from './site-in-browser.ts'

const { contact } = readBuiltSite('fencing')
const here = ownSiteInBrowser('fencing')

const range = (page: Page) => page.locator('output').innerText()
const drawing = (page: Page) => page.getByRole('img', { name: /^Your fence/ })
const length = (page: Page) => page.getByRole('textbox', { name: 'Length, feet' })
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('drawing, range and URL update with each input, and the result is announced', async () => {
  const page = await here.visit('/estimate/', desktop)
  const [typical, drawn] = [await range(page), await drawing(page).innerHTML()]
  await page.getByRole('radio', { name: 'Vinyl' }).check()
  await expect.poll(() => range(page)).not.toBe(typical)
  expect(await drawing(page).innerHTML()).not.toBe(drawn)
  expect(await drawing(page).getAttribute('aria-label')).toContain('Vinyl')
  // Vinyl fences have at most six feet.
  expect(await page.getByRole('radio', { name: '8 feet' }).isVisible()).toBe(false)
  await length(page).fill('120')
  await page.getByRole('button', { name: 'More: Driveway gates' }).click()
  await page.getByRole('checkbox', { name: 'Opener' }).check()
  await expect.poll(() => query(page)).toMatchObject({ material: 'vinyl', length: '120', 'drive-gates': '1', opener: 'yes' })
  expect(await drawing(page).innerHTML()).toContain(`120'-0"`)
  await page
    .getByRole('status')
    .filter({ hasText: `${await range(page)}. 13 sections, 16 posts, 1 walk gate, 1 driveway gate` })
    .waitFor({ state: 'attached' })
  // The URL restores the same estimate.
  const shown = await range(page)
  await page.reload()
  expect(await range(page)).toBe(shown)
})

test('links to a part of the page neither reload it nor lose the estimate', async () => {
  const page = await here.visit('/estimate/', desktop)
  await length(page).fill('120')
  await expect.poll(() => query(page)).toMatchObject({ length: '120' })
  const shown = await range(page)
  await page.getByLabel('Your name').fill('Pat')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  const scrolled = () => page.evaluate(() => scrollY)
  for (const step of [() => page.getByRole('link', { name: 'Back to top' }).click(), () => page.goBack()]) {
    await step()
    await page.waitForLoadState()
    await expect.poll(() => range(page)).toBe(shown)
  }
  await page.getByRole('link', { name: 'Back to top' }).click()
  await expect.poll(scrolled).toBe(0)
  expect(new URL(page.url()).hash).toBe('#top')
  expect(query(page)).toMatchObject({ length: '120' })
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  expect([await length(page).inputValue(), await page.getByLabel('Your name').inputValue()]).toEqual(['120', 'Pat'])
})

test('Back and Forward restore an estimate that was changed after client-side navigation', async () => {
  const page = await here.visit('/gallery/', desktop)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cost estimate' }).click()
  await page.waitForURL('**/estimate/')
  await length(page).fill('120')
  await expect.poll(() => query(page)).toMatchObject({ length: '120' })
  const shown = await range(page)
  await page.getByRole('link', { name: 'Back to top' }).click()
  await page.waitForURL(/#top$/)
  await page.goBack()
  await page.waitForURL(/length=120[^#]*$/)
  await page.goBack()
  await page.waitForURL('**/gallery/')
  await page.goForward()
  await page.waitForURL(/length=120/)
  await expect.poll(() => range(page).catch(() => '')).toBe(shown)
  expect(await length(page).inputValue()).toBe('120')
})

test('answers chosen before hydration are drawn once it is done, and no button is needed', async () => {
  const scripts = holdScripts()
  const page = await here.visit('/estimate/', { ...desktop, waitsFor: 'load', before: scripts.before })
  // Ranch rail fences are usually four feet high.
  await page.getByRole('radio', { name: 'Ranch rail' }).check()
  await scripts.release(page)
  await page.getByRole('img', { name: /Ranch rail: 4 feet/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Show my estimate' }).count()).toBe(0)
})

test('correcting an invalid estimate also removes the error from the title', async () => {
  const page = await here.visit('/estimate/?length=5', desktop)
  expect(await page.title()).toMatch(/^Error: /)
  await length(page).fill('60')
  await drawing(page).waitFor()
  await expect.poll(() => page.title()).not.toContain('Error: ')
  await length(page).fill('')
  await length(page).blur()
  await expect.poll(() => page.title()).toMatch(/^Error: /)
})

test('too many gates for the length show an error immediately, and with fewer gates the estimate returns', async () => {
  const page = await here.visit('/estimate/?length=30', desktop)
  const typical = await range(page)
  const more = page.getByRole('button', { name: 'More: Driveway gates' })
  for (const _ of [1, 2]) await more.click()
  await page.getByText('That length is too short for its gates').waitFor()
  expect(await length(page).getAttribute('aria-invalid')).toBe('true')
  // Screen readers announce it as in the contact form.
  expect(await page.locator('#estimate-length-error').textContent()).toMatch(/^Error: That length is too short/)
  expect(await range(page)).not.toContain('$')
  // A half-typed number is not an error yet.
  await length(page).fill('')
  await length(page).pressSequentially('7')
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Less: Driveway gates' }).click()
  await page.getByText('has to be at least 8').waitFor()
  await length(page).fill('30')
  await expect.poll(() => range(page)).toBe(typical)
})

test('while an answer is wrong, the call bar leads to it instead of the form', async () => {
  const page = await here.visit('/estimate/', phone)
  const send = page.locator('.call-bar').getByRole('link', { name: 'Send this estimate' })
  expect(await send.getAttribute('href')).toBe('#contact-name')
  await length(page).fill('2')
  await length(page).blur()
  await send.click()
  await expect.poll(() => isFocused(length(page))).toBe(true)
  await length(page).fill('40')
  await expect.poll(() => send.getAttribute('href')).toBe('#contact-name')
})

test('if the first script is blocked, a button for the answers appears', async () => {
  const page = await here.visit('/estimate/', {
    ...desktop,
    waitsFor: 'load',
    expects: /ERR_FAILED/,
    before: (page) => page.route('**/assets/entry-*.js', (route) => route.abort()),
  })
  await length(page).fill('120')
  await page.locator('.estimate-submit').getByRole('button').click()
  await page.waitForURL('**/estimate/?*length=120*')
})

test('the hint about materials takes one line, so its options start as high as those beside it', async () => {
  const page = await here.visit('/estimate/', desktop)
  expect((await page.locator('.field-hint', { hasText: 'Cedar under five feet' }).boundingBox())?.height).toBeLessThan(30)
})

test('an estimate can be made by keyboard and is sent with the inquiry, and Back returns to it', async () => {
  const page = await here.visit('/estimate/', desktop)
  await page.getByRole('radio', { name: 'Cedar' }).focus()
  await page.keyboard.press('ArrowRight')
  await length(page).focus()
  await length(page).selectText()
  await page.keyboard.type('90')
  await page.keyboard.press('Tab')
  expect(await isFocused(page.getByRole('slider', { name: 'Length' }))).toBe(true)
  await page.keyboard.press('ArrowRight')
  expect(await length(page).inputValue()).toBe('91')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => query(page)).toMatchObject({ material: 'vinyl', length: '91' })
  await page.locator('.estimate-send').press('Enter')
  await expect.poll(() => isFocused(page.getByLabel('Your name'))).toBe(true)
  await page.keyboard.type('Pat Miller')
  await page.keyboard.press('Tab')
  await page.keyboard.type('pat@example.com')
  await page.getByLabel('What would you like done?').focus()
  await page.keyboard.type('The back yard')
  await page.getByRole('button', { name: 'Get my free quote' }).press('Enter')
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(await estimateOf('pat@example.com')).toContain('material=vinyl&height=6&length=91')
  await page.goBack()
  await drawing(page).waitFor()
  expect([await length(page).inputValue(), await page.getByRole('radio', { name: 'Vinyl' }).isChecked()]).toEqual(['91', true])
})

test('without scripts the estimate also works and is sent, and invalid input loses nothing', async () => {
  const page = await here.visit('/estimate/', { ...phone, javaScriptEnabled: false })
  const typical = await range(page)
  await page.getByRole('radio', { name: 'Ranch rail' }).check()
  await length(page).fill('about 90')
  const show = page.getByRole('button', { name: 'Show my estimate' })
  await show.click()
  await expect.poll(() => isFocused(page.locator('.problem'))).toBe(true)
  // Ranch rail fences have at most five feet.
  expect(await page.locator('.problem-link').allInnerTexts()).toHaveLength(2)
  expect([await page.title(), await range(page)]).toEqual([expect.stringMatching(/^Error: /), expect.not.stringContaining('$')])
  expect([await length(page).inputValue(), await page.getByRole('radio', { name: 'Ranch rail' }).isChecked()]).toEqual(['about 90', true])
  await length(page).fill('90')
  await page.getByRole('radio', { name: '4 feet' }).check()
  await show.click()
  expect(await range(page)).toMatch(/^\$[\d,]+ to \$[\d,]+$/)
  expect(await range(page)).not.toBe(typical)
  await page.getByLabel('Your name').fill('Lee')
  await page.getByLabel('Email address').fill('lee@example.com')
  await page.getByLabel('What would you like done?').fill('Along the road')
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await page.waitForURL('**/contact/?sent=1')
  expect(await estimateOf('lee@example.com')).toContain('material=ranch-rail&height=4&length=90')
})

test('at 400% zoom everything fits the window, drawings keep their size, and nothing covers the focused field', async () => {
  const page = await here.visit('/estimate/?drive-gates=1&opener=yes', { viewport: { width: 320, height: 256 } })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const drawings = page.locator('.estimate-flag svg:visible')
  expect(await drawings.evaluateAll((all) => all.map((svg) => svg.clientWidth))).toEqual([62, 62])
  await page.getByRole('radio', { name: 'Cedar' }).focus()
  const covered: string[] = []
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const field = document.activeElement
      const { left, top, width, height } = field?.getBoundingClientRect() ?? new DOMRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return seen === field || field?.contains(seen) ? '' : `${field?.id} under ${seen?.className}`
    })
    if (name) covered.push(name)
  }
  expect(covered).toEqual([])
})

async function estimateOf(email: string): Promise<string | undefined> {
  const folder = path.join(here.site.dataDir, 'fencing', 'leads', 'pending')
  const leads = await Promise.all((await readdir(folder)).map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8'))))
  return leads.find(({ fields }) => fields.email === email)?.estimate?.query
}

test('what was sent is not covered by the edge of the closing banner', async () => {
  const page = await here.visit('/estimate/', desktop)
  await page.getByLabel('Your name').fill('Pat Miller')
  await page.getByLabel('Email address').fill('edge@example.com')
  await page.getByLabel('What would you like done?').fill('The back yard')
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  const [list, edge] = await Promise.all([
    page.locator('.contact-sent > :last-child .ruled-list').boundingBox(),
    page.locator('.close-banner > .edge').boundingBox(),
  ])
  const bottom = (list?.y ?? 0) + (list?.height ?? 0)
  // Bands have a padding of 94 px in this window.
  expect((edge?.y ?? 0) - bottom).toBeGreaterThan(90)
})

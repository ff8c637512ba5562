import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, holdRequests, holdScripts, isFocused, phone, siteInBrowser } from './site-in-browser.ts'
import { swipe } from './touch.ts'

const { gallery, services } = readBuiltSite('fencing')
const { items } = gallery
const drawnService = services[0]?.page?.path ?? ''
const [first, second] = items
const last = items.at(-1)
const here = siteInBrowser('fencing')

test('a click opens the picture in a modal dialog, with its name in the URL', async () => {
  const page = await open()
  expect(await viewer(page).evaluate((dialog) => dialog.matches(':modal') && dialog.contains(document.activeElement))).toBe(true)
  expect(new URL(page.url()).hash).toBe(`#picture-${second?.picture}`)
  expect(await caption(page)).toContain(`2 of ${items.length}`)
  expect(await viewer(page).getByRole('img').count()).toBe(1)
})

test('previous, next and the arrow keys wrap around', async () => {
  const page = await open()
  await viewer(page).getByRole('button', { name: 'Previous picture' }).click()
  await expect.poll(() => caption(page)).toContain(`1 of ${items.length}`)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => caption(page)).toContain(`${items.length} of ${items.length}`)
  expect(await caption(page)).toContain(last?.title)
  await page.keyboard.press('ArrowRight')
  await viewer(page).getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => caption(page)).toContain(second?.title)
  expect(new URL(page.url()).hash).toBe(`#picture-${second?.picture}`)
})

test('swipes go forward and back', async () => {
  const page = await open(phone)
  const stage = await viewer(page).locator('.viewer-stage').boundingBox()
  const y = (stage?.y ?? 0) + 100
  await swipe(page, { x: 300, y }, { x: 60, y })
  await expect.poll(() => caption(page)).toContain(`3 of ${items.length}`)
  await swipe(page, { x: 60, y }, { x: 300, y })
  await expect.poll(() => caption(page)).toContain(`2 of ${items.length}`)
})

test.each([
  { name: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  { name: 'its button', close: (page: Page) => viewer(page).getByRole('button', { name: 'Close' }).click() },
  { name: 'a click outside', close: (page: Page) => page.mouse.click(640, 4) },
  { name: 'the browser’s Back', close: (page: Page) => page.goBack() },
])('$name closes it and restores focus and URL', async ({ close }) => {
  const page = await open()
  await close(page)
  await viewer(page).waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await expect.poll(() => isFocused(link(page, second?.title))).toBe(true)
})

test('a URL with a picture’s name opens it, and closing stays on the gallery', async () => {
  const page = await here.visit(`/gallery/#picture-${first?.picture}`, desktop)
  await viewer(page).waitFor()
  expect(await caption(page)).toContain(first?.title)
  await page.keyboard.press('Escape')
  await viewer(page).waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/gallery/')
})

test('of several pictures clicked before the viewer has loaded, only the last opens, once', async () => {
  const code = holdRequests(/\/assets\/picture-viewer-.*\.js$/)
  const page = await here.visit('/gallery/', { ...desktop, before: code.held })
  // All clicks are in one task, so the viewer cannot open between them.
  await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('.gallery-link')
    for (const index of [0, 1, 1]) links[index]?.click()
  })
  code.release()
  await viewer(page).waitFor()
  expect(await caption(page)).toContain(second?.title)
  await page.goBack()
  await viewer(page).waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).hash).toBe('')
})

test('a picture clicked before the viewer has loaded does not open after the visitor has left the gallery', async () => {
  const code = holdRequests(/\/assets\/picture-viewer-.*\.js$/)
  const requested: string[] = []
  const page = await here.visit('/gallery/', {
    ...desktop,
    async before(page) {
      page.on('request', (request) => requested.push(request.url()))
      await code.held(page)
    },
  })
  await link(page, first?.title).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect.poll(() => isFocused(page.locator('main h1'))).toBe(true)
  code.release()
  // Importing the same module and waiting for one more task guarantees that the gallery's own import has resolved.
  const address = JSON.stringify(requested.find((url) => url.includes('/picture-viewer-')))
  await page.evaluate(`import(${address}).then(() => new Promise((done) => setTimeout(done)))`)
  expect(await page.evaluate(() => location.pathname)).toBe('/about/')
})

test('offline, before the viewer has loaded, a tapped picture stays on the page, which says so', async () => {
  const page = await here.visit('/gallery/', {
    ...phone,
    expects: /ERR_/,
    before: (page) => page.route('**/picture-viewer-*.js', (route) => route.abort()),
  })
  await page.context().setOffline(true)
  await link(page, first?.title).tap()
  await page.getByRole('alert').getByText('You’re offline').waitFor()
  expect(await link(page, first?.title).getByRole('img').isVisible()).toBe(true)
  await page.context().setOffline(false)
  await link(page, first?.title).tap()
  await page.waitForURL('**/*.jpg')
})

test('the page behind does not scroll or move', async () => {
  const page = await here.visit('/gallery/', desktop)
  const place = () => page.evaluate(() => ({ top: scrollY, width: document.documentElement.clientWidth }))
  await link(page, last?.title).scrollIntoViewIfNeeded()
  const before = await place()
  await link(page, last?.title).click()
  await viewer(page).waitFor()
  await page.mouse.wheel(0, 500)
  expect(await place()).toEqual(before)
  await page.keyboard.press('Escape')
  await viewer(page).waitFor({ state: 'detached' })
  expect(await place()).toEqual(before)
})

test('the before/after divider follows the keys, and a slider moved before hydration', async () => {
  const scripts = holdScripts()
  const page = await here.visit('/gallery/', { ...desktop, waitsFor: 'load', before: scripts.before })
  const slider = page.getByRole('slider')
  await slider.press('Home')
  await scripts.release(page)
  await expect.poll(() => shownAfter(page)).toBe(1)
  expect(Math.min(...(await gripSpace(page)))).toBeGreaterThanOrEqual(0)
  for (const key of ['ArrowRight', 'ArrowRight']) await slider.press(key)
  await expect.poll(() => shownAfter(page)).toBe(0.98)
  await slider.press('End')
  await expect.poll(() => shownAfter(page)).toBe(0)
  expect(Math.min(...(await gripSpace(page)))).toBeGreaterThanOrEqual(0)
})

test('the keyboard moves the line between a drawing and its rendering', async () => {
  const page = await here.visit(drawnService, desktop)
  const slider = page.getByRole('slider')
  expect(await shownAfter(page)).toBe(0.42)
  await slider.press('ArrowLeft')
  await expect.poll(() => shownAfter(page)).toBe(0.43)
  await slider.press('Home')
  await expect.poll(() => shownAfter(page)).toBe(1)
})

test.each(['/gallery/', drawnService])('with scripts off, both pictures of %s are whole, side by side', async (path) => {
  const page = await here.visit(path, { ...desktop, javaScriptEnabled: false })
  const [before, after] = await page
    .locator('.comparison-half')
    .evaluateAll((halves) => halves.map((half) => half.getBoundingClientRect().toJSON()))
  expect(after.left).toBeGreaterThan(before.right)
  expect(after.top).toBe(before.top)
  expect(after.width / after.height).toBeCloseTo(3 / 2, 1)
  expect(
    await page
      .locator('.comparison-half')
      .last()
      .evaluate((half) => getComputedStyle(half).clipPath),
  ).toBe('none')
  expect(await page.getByRole('slider').count()).toBe(0)
})

test('if the first script is blocked, before and after are divided, without a slider that does nothing', async () => {
  const blocked = (page: Page) => page.route('**/assets/entry-*.js', (route) => route.abort())
  const page = await here.visit('/gallery/', { ...desktop, waitsFor: 'load', expects: /ERR_FAILED/, before: blocked })
  expect(await page.locator('.comparison-half').count()).toBe(2)
  expect(await page.locator('.comparison-slider:visible, .comparison-line:visible').count()).toBe(0)
})

test('with scripts off, each picture links to the full size', async () => {
  const page = await here.visit('/gallery/', { ...desktop, javaScriptEnabled: false })
  const href = (await link(page, first?.title).getAttribute('href')) ?? ''
  const response = await fetch(here.url + href)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

async function open(options = desktop): Promise<Page> {
  const page = await here.visit('/gallery/', options)
  await link(page, second?.title).click()
  await viewer(page).waitFor()
  return page
}

/** The visible share of the after picture, from 0 to 1. */
const shownAfter = (page: Page) =>
  page
    .locator('.comparison-half')
    .last()
    .evaluate((half) => {
      const hidden = /([\d.]+)%\)$/.exec(getComputedStyle(half).clipPath)?.[1]
      return Math.round(100 - Number(hidden)) / 100
    })

/** The distances from the grip to the picture's left and right edges. */
const gripSpace = (page: Page) =>
  page.locator('.comparison-line').evaluate((line) => {
    const { left, width } = getComputedStyle(line, '::before')
    const start = parseFloat(left) - parseFloat(width) / 2
    return [start, line.clientWidth - start - parseFloat(width)]
  })

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' })
const caption = (page: Page) => viewer(page).locator('.viewer-bar').innerText()
const link = (page: Page, title = '') => page.locator('figure', { hasText: title }).first().locator('.gallery-link')

test.each([
  { width: 568, height: 320 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 360, height: 780 },
])('in a window of $width × $height the picture and every button are visible', async (viewport) => {
  const page = await open({ viewport })
  for (const name of ['Previous picture', 'Next picture', 'Close']) {
    expect([name, await viewer(page).getByRole('button', { name }).evaluate(isInWindow)]).toEqual([name, true])
  }
  const picture = await viewer(page).locator('[data-shown] img').boundingBox()
  expect(picture?.height).toBeGreaterThanOrEqual(80)
  await viewer(page).getByRole('button', { name: 'Close' }).click()
  await viewer(page).waitFor({ state: 'detached' })
})

/** Whether the element is fully in the window and its center is not covered. */
function isInWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isWhole = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  return isWhole && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'
import { swipe } from './touch.ts'

const names = readBuiltSite('fencing').testimonials.map(({ name }) => name)
const last = names.length - 1
const here = siteInBrowser('fencing')

test('it has the roles and names of the carousel pattern', async () => {
  const page = await visit(desktop)
  const carousel = page.locator('[aria-roledescription=carousel]')
  expect(await carousel.evaluate((element) => element.getAttribute('aria-labelledby'))).toBe('testimonials-heading')
  expect(
    await slides(page).evaluateAll((all) => all.map((slide) => [slide.getAttribute('role'), slide.getAttribute('aria-label')])),
  ).toEqual(names.map((_, index) => ['group', `${index + 1} of ${names.length}`]))
  const choices = page.getByRole('group', { name: 'Choose a testimonial' }).getByRole('button')
  expect(await choices.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')))).toEqual(
    names.map((name, index) => `${index + 1} of ${names.length}: ${name}`),
  )
  expect(await chosen(page)).toEqual([0])
})

test.each([
  { width: 360, perView: 1 },
  { width: 640, perView: 1 },
  { width: 767, perView: 1 },
  { width: 768, perView: 2 },
  { width: 1280, perView: 2 },
])('$perView visible at $width px, 50 px apart', async ({ width, perView }) => {
  const page = await visit({ viewport: { width, height: 900 } })
  expect((await inView(page)).length).toBe(perView)
  const boxes = await slides(page).evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON()))
  expect(Math.round((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0))).toBe(50)
})

test('next and previous wrap around, and each step is announced', async () => {
  const page = await visit({ viewport: { width: 700, height: 900 } })
  const seen: (string[] | undefined)[] = []
  for (let step = 0; step < names.length; step++) {
    await page.getByRole('button', { name: 'Next testimonial' }).click()
    const number = ((step + 1) % names.length) + 1
    await page.getByText(`Testimonial ${number} of ${names.length}: ${names[number - 1]}`).waitFor({ state: 'attached' })
    seen.push(await inView(page))
  }
  expect(seen).toEqual([...names.slice(1), ...names.slice(0, 1)].map((name) => [name]))
  await page.getByRole('button', { name: 'Previous testimonial' }).click()
  await expect.poll(() => chosen(page)).toEqual([names.length - 1])
  expect(await inView(page)).toEqual(names.slice(-1))
})

test('the pagination shows each one', async () => {
  const page = await visit(phone)
  for (const index of [last, 0, 1]) {
    await page.getByRole('button', { name: `${index + 1} of ${names.length}` }).tap()
    await expect.poll(() => chosen(page)).toEqual([index])
    expect(await inView(page)).toEqual([names[index]])
  }
})

test('the arrow keys move the list, and Tab reaches every control', async () => {
  const page = await visit(desktop)
  await page.getByRole('group', { name: 'Testimonials', exact: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => chosen(page)).toEqual([last])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => chosen(page)).toEqual([1])
  await page.getByRole('button', { name: 'Previous testimonial' }).focus()
  const reached: (string | null | undefined)[] = []
  for (let press = 0; press <= names.length; press++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
  }
  expect(reached).toEqual([...names.map((name, index) => `${index + 1} of ${names.length}: ${name}`), 'Next testimonial'])
})

test('arrow keys with a modifier are left to the browser', async () => {
  const page = await visit(desktop)
  await page.getByRole('group', { name: 'Testimonials', exact: true }).focus()
  const kept = await page.evaluate(() =>
    ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'].map((modifier) => {
      const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, [modifier]: true })
      document.activeElement?.dispatchEvent(event)
      return event.defaultPrevented
    }),
  )
  expect(kept).toEqual([false, false, false, false])
})

test('swipes go to the next one and back', async () => {
  const page = await visit(phone)
  const list = await slides(page).first().boundingBox()
  const y = (list?.y ?? 0) + 60
  await swipe(page, { x: 300, y }, { x: 60, y })
  await expect.poll(() => chosen(page)).toEqual([1])
  await swipe(page, { x: 60, y }, { x: 300, y })
  await expect.poll(() => chosen(page)).toEqual([0])
})

test('slides out of view are hidden from assistive technology', async () => {
  const page = await visit(phone)
  const hidden = () => slides(page).evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-hidden') === 'true'))
  await expect.poll(hidden).toEqual(names.map((_, index) => index !== 0))
  await page.getByRole('button', { name: 'Next testimonial' }).click()
  await expect.poll(hidden).toEqual(names.map((_, index) => index !== 1))
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(async () => (await hidden()).filter((isHidden) => !isHidden).length).toBe(2)
})

test('it never moves by itself', async () => {
  const page = await visit({ ...desktop, before: (page) => page.clock.install() })
  const before = await place(page)
  await page.clock.runFor(60_000)
  expect(await place(page)).toBe(before)
  expect(await chosen(page)).toEqual([0])
})

test.each([
  { name: 'with scripts off,', options: { javaScriptEnabled: false } },
  {
    name: 'if its script fails to load,',
    options: { before: (page: Page) => page.route('**/carousel-controls-*.js', (route) => route.abort()), expects: /ERR_FAILED/ },
  },
])('$name it is a scrollable list, accessible by keyboard', async ({ options }) => {
  const page = await here.visit('/', { ...desktop, ...options })
  const list = page.getByRole('group', { name: 'Testimonials', exact: true })
  await list.scrollIntoViewIfNeeded()
  await list.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await slides(page).evaluateAll((all) => all.some((slide) => slide.hasAttribute('aria-hidden')))).toBe(false)
})

async function visit(options: Parameters<typeof here.visit>[1]): Promise<Page> {
  const page = await here.visit('/', options)
  await page.locator('#testimonials-heading').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Next testimonial' }).waitFor()
  return page
}

const slides = (page: Page) => page.locator('[aria-roledescription=slide]')
const place = (page: Page) =>
  slides(page)
    .first()
    .evaluate((slide) => slide.getBoundingClientRect().left)

/** The numbers of the marked pagination buttons. */
const chosen = (page: Page) =>
  page
    .getByRole('group', { name: 'Choose a testimonial' })
    .getByRole('button')
    .evaluateAll((all) => all.flatMap((button, index) => (button.getAttribute('aria-current') === 'true' ? [index] : [])))

/** The names on fully visible slides, once nothing moves. */
const inView = (page: Page) =>
  page.evaluate(async () => {
    const list = document.querySelector('.testimonials-viewport')
    await Promise.all(list?.getAnimations({ subtree: true }).map((animation) => animation.finished) ?? [])
    const bounds = list?.getBoundingClientRect()
    return (
      [...(list?.querySelectorAll('[aria-roledescription=slide]') ?? [])]
        .filter((slide) => {
          const { left, right } = slide.getBoundingClientRect()
          return bounds && left >= bounds.left - 1 && right <= bounds.right + 1
        })
        // Without the sample label.
        .map((slide) => slide.querySelector('.testimonial-name')?.firstChild?.textContent?.trim() ?? '')
    )
  })

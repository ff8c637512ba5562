import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

const here = siteInBrowser('fencing')

test.each([
  { name: 'a phone', visitor: phone },
  { name: 'a desktop', visitor: desktop },
])('on $name every focused element is visible, with a focus ring, and not under header or call bar', async ({ visitor }) => {
  const page = await here.visit('/', { ...visitor, reducedMotion: 'reduce' })
  for (const path of ['/', '/contact/']) {
    await page.goto(here.url + path)
    await page.waitForLoadState('networkidle')
    const faults: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 60; press++) {
        await page.keyboard.press(key)
        const stop = await focusStop(page)
        if (stop.isEnd) break
        if (stop.fault) faults.push(`${path} ${stop.fault}`)
      }
    }
    expect(faults).toEqual([])
  }
})

test('with reduced motion nothing is animated, on load, on click or on the way to another page', async () => {
  const page = await here.visit('/', { ...desktop, reducedMotion: 'reduce' })
  await page.locator('#testimonials-heading').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Next testimonial' }).click()
  await page.locator('summary').nth(2).click()
  expect(await moving(page)).toEqual([])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await page.locator('.site-nav').getByRole('link', { name: 'Gallery' }).click()
  await page.waitForURL('**/gallery/')
  expect(await moving(page)).toEqual([])
})

test('in forced colors, controls have borders, drawings are visible, and states differ by more than color', async () => {
  const page = await here.visit('/contact/', { ...desktop, forcedColors: 'active' })
  for (const control of await page.locator('input:visible:not([type=radio], [type=file]), textarea, .photo-look, .button:visible').all())
    expect(await control.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))).toBeGreaterThan(0)
  await page.goto(`${here.url}/`)
  const drawing = page.locator('main svg[role=img]').first()
  expect(await drawing.evaluate((svg) => getComputedStyle(svg).getPropertyValue('--line').trim())).toBe('CanvasText')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe('solid')
})

/** Animations, transitions and view transitions that take time. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 0)
      .map(String),
  )

/** Whether the focused element is visible and has a ring, and is not covered by header or call bar. */
const focusStop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { isEnd: true }
    const name = `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 40)}`
    // The ring may be on the label of a hidden radio button, or on a pseudo-element that covers a row.
    const rings = [getComputedStyle(element), getComputedStyle(element, '::before'), getComputedStyle(element, '::after')]
    if (element.matches('input[type=radio]') && element.nextElementSibling) rings.push(getComputedStyle(element.nextElementSibling))
    const isRinged = rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
    if (!isRinged) return { isEnd: false, fault: `${name}: no ring` }
    const boxes = [...element.getClientRects()]
    const box = boxes.find(({ width, height }) => width > 1 && height > 1)
    if (!box) return { isEnd: false, fault: `${name}: no box` }
    if (element.closest('header, .call-bar, .skip-link')) return { isEnd: false }
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
    const bar = document.querySelector('.call-bar')?.getBoundingClientRect()
    const bottom = bar?.height ? bar.top : innerHeight
    const tooTall = box.height > bottom - header
    if (!tooTall && (box.top < header - 1 || box.bottom > bottom + 1))
      return { isEnd: false, fault: `${name}: at ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${header} to ${bottom}` }
    return { isEnd: false }
  })

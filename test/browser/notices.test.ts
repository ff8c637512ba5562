import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { builtFolder } from '../helpers/built-texts.ts'
import { desktop, phone, siteInBrowser, type Visit } from './site-in-browser.ts'

const path = `/blog/${readBuiltSite('fencing').articles[0]?.slug}/`
const here = siteInBrowser('fencing')

test('a notice disappears after 5 seconds', async () => {
  const page = await show(desktop)
  const [timer] = await timersOf(page)
  expect(timer).toEqual({ duration: 5000, isRunning: true })
  await passTime(page)
  await notice(page).waitFor({ state: 'detached' })
})

test('it also disappears with reduced motion', async () => {
  const page = await show({ ...desktop, reducedMotion: 'reduce' })
  expect(await timersOf(page)).toEqual([{ duration: 5000, isRunning: true }])
  await passTime(page)
  await notice(page).waitFor({ state: 'detached' })
})

test('hovering pauses the time, and leaving resumes it', async () => {
  const page = await show(desktop)
  await notice(page).hover()
  await expect.poll(() => timersOf(page)).toEqual([{ duration: 5000, isRunning: false }])
  await page.mouse.move(5, 5)
  await expect.poll(() => timersOf(page)).toEqual([{ duration: 5000, isRunning: true }])
  await passTime(page)
  await notice(page).waitFor({ state: 'detached' })
})

test('focus inside pauses the time too', async () => {
  const page = await show(desktop)
  await closeButton(page).focus()
  await expect.poll(() => timersOf(page)).toEqual([{ duration: 5000, isRunning: false }])
  await page.getByRole('button', { name: 'Copied' }).focus()
  await expect.poll(() => timersOf(page)).toEqual([{ duration: 5000, isRunning: true }])
  await passTime(page)
  await notice(page).waitFor({ state: 'detached' })
})

test('a loading notice stays until another with its id replaces it', async () => {
  const page = await here.visit(path, desktop)
  const notices = await noticesOf(page)
  await notices({ id: 'one', status: 'loading', title: 'On its way' })
  await page.locator('.notice', { hasText: 'On its way' }).waitFor()
  expect(await timersOf(page)).toEqual([])
  await notices({ id: 'one', status: 'success', title: 'Link copied' })
  await notice(page).waitFor()
  expect(await page.locator('.notice').count()).toBe(1)
  await passTime(page)
  await notice(page).waitFor({ state: 'detached' })
})

test('the close button closes it', async () => {
  const page = await show(desktop)
  await closeButton(page).press('Enter')
  await notice(page).waitFor({ state: 'detached' })
})

test('it is at the bottom, 300 to 560 px wide, and is announced politely without taking the focus', async () => {
  const page = await show(desktop)
  const box = await notice(page).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(300)
  expect(box?.width).toBeLessThanOrEqual(560)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800)
  expect(await notice(page).evaluate((element) => element.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('polite')
  expect(await notice(page).evaluate((element) => element.contains(document.activeElement))).toBe(false)
  const size = await closeButton(page).boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24)
})

test('on a phone it is above the call bar', async () => {
  const page = await show(phone)
  const bar = await page.getByRole('region', { name: 'Call or write' }).boundingBox()
  const box = await notice(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
})

test('its code is loaded on first use', async () => {
  const requested: string[] = []
  const page = await here.visit(path, {
    ...desktop,
    before: async (page) => page.on('request', (request) => requested.push(new URL(request.url()).pathname)),
  })
  const isRequested = () => requested.some((address) => address.includes('/notices-'))
  expect(isRequested()).toBe(false)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(isRequested).toBe(true)
})

const statuses = ['success', 'info', 'warning', 'error', 'loading']
const positions = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right']

test('each position is right, and each status has its icon', async () => {
  const page = await here.visit(path, desktop)
  const notices = await noticesOf(page)
  for (const [index, position] of positions.entries()) {
    await notices({ status: statuses[index % statuses.length], title: `Shown at ${position}`, position })
    const shown = page.locator('.notice', { hasText: `Shown at ${position}` })
    await shown.waitFor()
    await expect.poll(() => shown.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    expect(await shown.locator('svg.notice-icon').count(), 'icons').toBe(1)
    const { x, y, width, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [vertical, horizontal] = position.split('-')
    expect(width).toBeGreaterThanOrEqual(300)
    expect(width).toBeLessThanOrEqual(560)
    expect(y + height / 2 < 450 ? 'top' : 'bottom').toBe(vertical)
    const beside = x + width > 1220 ? 'right' : 'center'
    expect(x < 60 ? 'left' : beside).toBe(horizontal)
    if (horizontal === 'center') expect(Math.abs(x + width / 2 - 640)).toBeLessThanOrEqual(1)
    if (vertical === 'top') expect(y).toBeGreaterThanOrEqual((await page.getByRole('banner').boundingBox())?.height ?? 0)
  }
})

/** Shows notices with the page's own code, loaded as on first use. */
async function noticesOf(page: Page) {
  const folder = join(builtFolder, 'sites/fencing')
  const { modules, chunks }: AssetManifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const scripts = [...modules, ...Object.values(chunks).flat()]
  const code = scripts.map(({ href }) => readFileSync(join(folder, 'public', href), 'utf8')).join('')
  const file = `${here.url}/assets/${/notices-\w+\.js/.exec(code)?.[0]}`
  return (notice: object) => page.evaluate(`import(${JSON.stringify(file)}).then(({ addNotice }) => addNotice(${JSON.stringify(notice)}))`)
}

/** Opens a page with a notice. */
async function show(options: Visit): Promise<Page> {
  const page = await here.visit(path, { ...options, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await notice(page).waitFor()
  return page
}

/** Finishes the animations that act as timers, which closes the notices. */
const passTime = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'notice-time') animation.finish()
  })

const timersOf = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'notice-time')
      .map((animation) => ({ duration: animation.effect?.getTiming().duration, isRunning: animation.playState === 'running' })),
  )

const notice = (page: Page) => page.locator('.notice', { hasText: 'Link copied' })
const closeButton = (page: Page) => notice(page).getByRole('button', { name: 'Close notice' })

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { samplePhotos } from '../helpers/photos.ts'
import { desktop, holdRequests, holdScripts, isFocused, ownSiteInBrowser, phone } from './site-in-browser.ts'

const { contact } = readBuiltSite('fencing')
const here = ownSiteInBrowser('fencing', { CONTACT_RATE_LIMIT: '20' })
const samples = samplePhotos()

test('the repair page’s price box leads to the photo field, which is focused', async () => {
  const page = await here.visit('/fence-repair-simi-valley/', phone)
  await page.getByRole('link', { name: 'Send us a photo' }).tap()
  await page.waitForURL('**/contact/#contact-photos')
  await expect.poll(() => isFocused(input(page))).toBe(true)
})

test('pictures of every type are sent small, upright and without metadata', async () => {
  const { png, webp, avif, heic } = await samples
  const page = await here.visit('/contact/', { ...phone, expects: /ERR_INTERNET_DISCONNECTED/ })
  await fill(page, 'every-kind@example.com')
  await choose(page, [
    ['IMG_1.jpg', await largeUprightPhoto()],
    ['gate.png', png],
    ['plan.pdf', Buffer.from('%PDF-1.7 no picture')],
    ['slope.webp', webp],
  ])
  await choose(page, [
    ['yard.avif', avif],
    ['IMG_2.HEIC', heic],
    ['old.png', png],
    ['one-too-many.png', png],
  ])
  await items(page).nth(5).locator('canvas').waitFor()
  await expect.poll(() => items(page).count()).toBe(6)
  expect(await field(page).getByRole('status').innerText()).toContain('We can take 6 photos')
  await page.getByRole('button', { name: 'Remove photo 6' }).tap()
  expect(await isFocused(input(page))).toBe(true)
  expect(await items(page).count()).toBe(5)
  expect(await items(page).nth(4).innerText()).toBe('IMG_2.HEIC')

  await page.context().setOffline(true)
  await send(page).tap()
  await page.getByRole('region', { name: 'Your message didn’t go through' }).waitFor()
  await page.context().setOffline(false)
  expect(await items(page).count()).toBe(5)
  await send(page).tap()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(await page.getByRole('region', { name: 'What you sent' }).getByRole('definition').last().innerText()).toBe('5 photos')

  const kept = await photosOf('every-kind@example.com')
  expect(Object.keys(kept)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.heic'])
  const { width, height, exif, orientation } = await sharp(kept['1.jpg']).metadata()
  expect({ width, height, exif, orientation }).toEqual({ width: 1536, height: 2048 })
  expect((await sharp(kept['2.jpg']).metadata()).width).toBe(48)
})

test('a file that is not a picture is named, and chosen files are restored after navigation', async () => {
  const page = await here.visit('/contact/', desktop)
  await choose(page, [
    ['plan.pdf', Buffer.from('%PDF-1.7 no picture')],
    ['gate.png', (await samples).png],
  ])
  await field(page).getByText('plan.pdf isn’t a photo we can open').waitFor()
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about/')
  await main.getByRole('link', { name: 'Contact' }).click()
  await items(page).locator('canvas').waitFor()
  expect(await items(page).count()).toBe(1)
})

test('an inquiry is sent even if its pictures fail', async () => {
  const page = await here.visit('/contact/', { ...desktop, expects: /ERR_CONNECTION_RESET/ })
  await page.route(`${here.url}/`, (route) =>
    route.request().headers()['content-type']?.startsWith('multipart') ? route.abort('connectionreset') : route.continue(),
  )
  await fill(page, 'weak-line@example.com')
  await choose(page, [['gate.png', (await samples).png]])
  await send(page).click()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(await page.locator('.contact-sent').innerText()).toContain('some of the photos couldn’t be saved')
  expect(await photosOf('weak-line@example.com')).toEqual({})
})

// Several attempts, because the race does not occur every time.
test.for([1, 2, 3, 4])('photos are sent even if Send is pressed before the code for them has loaded: %i', async (attempt) => {
  const { held, release } = holdRequests(/\/assets\/contact-submission-.*\.js$/)
  const page = await here.visit('/contact/', { ...desktop, before: held })
  const email = `quick-${attempt}@example.com`
  await fill(page, email)
  await choose(page, [['gate.png', (await samples).png]])
  await send(page).click()
  release()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(Object.keys(await photosOf(email))).toEqual(['1.jpg'])
})

test('a photo chosen after Send is also redrawn', async () => {
  const page = await here.visit('/contact/', desktop)
  const release = await holdDecoding(page)
  await fill(page, 'late-photo@example.com')
  await choose(page, [['IMG_1.jpg', await largeUprightPhoto()]])
  await send(page).click()
  await choose(page, [['IMG_2.jpg', await largeUprightPhoto()]])
  await expect.poll(() => items(page).count()).toBe(2)
  await release()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  const photos = Object.values(await photosOf('late-photo@example.com'))
  const facts = await Promise.all(photos.map(async (photo) => sharp(photo).metadata()))
  expect(facts.map(({ width, exif }) => ({ width, exif }))).toEqual(Array(2).fill({ width: 1536, exif: undefined }))
})

test('a file that is removed while it is examined is not reported', async () => {
  const page = await here.visit('/contact/', desktop)
  const release = await holdDecoding(page)
  await choose(page, [
    ['plan.pdf', Buffer.from('%PDF-1.7 no picture')],
    ['gate.png', (await samples).png],
  ])
  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  await release()
  await items(page).locator('canvas').waitFor()
  expect(await field(page).innerText()).not.toContain('plan.pdf')
})

test('files chosen before hydration are sent, and a bar shows the progress', async () => {
  const { before, release } = holdScripts()
  const page = await here.visit('/contact/', { ...desktop, before, waitsFor: 'load' })
  await choose(page, [['gate.png', (await samples).png]])
  await release(page)
  await items(page).locator('canvas').waitFor()
  await fill(page, 'early-photo@example.com')
  // Local connections are too fast to see the bar.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      if (bar) document.body.dataset.bar = bar.getAttribute('aria-label') ?? ''
    }).observe(document.body, { childList: true, subtree: true })
  })
  await send(page).click()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(await page.evaluate(() => document.body.dataset.bar)).toBe('Sending your photos')
  expect(Object.keys(await photosOf('early-photo@example.com'))).toEqual(['1.jpg'])
})

test('before hydration the camera opens at once, and its picture is sent', async () => {
  const scripts = holdScripts()
  const page = await here.visit('/contact/', { ...phone, before: scripts.before, waitsFor: 'load' })
  const opened = page.waitForEvent('filechooser')
  await field(page).getByText('Take a photo').tap()
  await (await opened).setFiles({ name: 'IMG_1.png', mimeType: '', buffer: (await samples).png })
  await scripts.release(page)
  await items(page).first().locator('canvas').waitFor()
  await fill(page, 'camera@example.com')
  await send(page).tap()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  expect(Object.keys(await photosOf('camera@example.com'))).toEqual(['1.jpg'])
})

test('if the code for pictures fails to load, the camera’s picture is submitted with the form', async () => {
  const page = await here.visit('/contact/', {
    ...phone,
    expects: /ERR_FAILED/,
    before: (page) => page.route('**/assets/contact-submission-*.js', (route) => route.abort()),
  })
  await field(page)
    .getByLabel('Take a photo')
    .setInputFiles({ name: 'slope.webp', mimeType: '', buffer: (await samples).webp })
  await page.locator('.photo-field[data-script="failed"]').waitFor()
  const camera = field(page).getByLabel('Take a photo')
  expect(await camera.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true)
  await fill(page, 'plain-camera@example.com')
  await send(page).tap()
  await page.waitForURL('**/contact/?sent=1')
  expect(Object.keys(await photosOf('plain-camera@example.com'))).toEqual(['1.webp'])
})

test('with scripts off the plain file field works, and the page asks again after an error', async () => {
  const page = await here.visit('/contact/', { ...desktop, javaScriptEnabled: false })
  await page.locator('form').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
  await fill(page, 'nobody')
  await choose(page, [['gate.png', (await samples).png]])
  await send(page).click()
  await field(page).getByText('Please add your photos again.').waitFor()
  await expect.poll(() => isFocused(page.locator('.problem'))).toBe(true)
  await fill(page, 'plain-photo@example.com')
  await choose(page, [['slope.webp', (await samples).webp]])
  await send(page).click()
  await page.waitForURL('**/contact/?sent=1')
  expect(Object.keys(await photosOf('plain-photo@example.com'))).toEqual(['1.webp'])
})

const field = (page: Page) => page.locator('.photo-field')
const input = (page: Page) => page.getByLabel('Add photos')
const items = (page: Page) => page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')
const send = (page: Page) => page.getByRole('button', { name: 'Get my free quote' })

/** Holds the decoding of photos until the returned function is called. */
async function holdDecoding(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const decode = createImageBitmap
    const released = new Promise((resolve) => Object.assign(window, { release: resolve }))
    Object.assign(window, { createImageBitmap: (file: Blob) => released.then(() => decode(file)) })
  })
  return () => page.evaluate(() => Reflect.get(window, 'release')())
}

const choose = (page: Page, files: [name: string, buffer: Buffer][]) =>
  input(page).setInputFiles(files.map(([name, buffer]) => ({ name, buffer, mimeType: '' })))

async function fill(page: Page, email: string) {
  await page.getByLabel('Your name').fill('Pat Miller')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('What would you like done?').fill('A side gate')
}

/** Like a portrait photo from a phone: stored rotated, with EXIF orientation, device name and location. */
const largeUprightPhoto = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#7a8a5a' } })
    .withExif({ IFD0: { Model: 'Phone 9' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 16/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** The stored pictures of the only inquiry with this email address. */
async function photosOf(address: string): Promise<Record<string, Buffer>> {
  const leads = path.join(here.site.dataDir, 'fencing', 'leads')
  const files = await readdir(path.join(leads, 'pending'))
  const texts = await Promise.all(files.map((file) => readFile(path.join(leads, 'pending', file), 'utf8')))
  const [lead, ...others] = texts.filter((text) => text.includes(`"${address}"`)).map((text) => JSON.parse(text))
  expect(others).toEqual([])
  // A message without pictures has no folder.
  const names = (await readdir(path.join(leads, 'photos', lead.id)).catch(() => [])).sort()
  const photos = await Promise.all(names.map((name) => readFile(path.join(leads, 'photos', lead.id, name))))
  return Object.fromEntries(names.map((name, index) => [name, photos[index] ?? Buffer.alloc(0)]))
}

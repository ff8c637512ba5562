import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pathOf } from '../../shared/addresses/routes.ts'
import { builtSiteNames, readBuiltSite, readBuiltTranslations } from '../helpers/built-sites.ts'
import { desktop, phone, siteInBrowser, untilInSiteFont } from './site-in-browser.ts'

const band = (page: Page) => page.locator('.price')
const range = (page: Page) => band(page).locator('.price-range')
const quantity = (page: Page) => band(page).getByRole('textbox')

describe.each(builtSiteNames)('%s', (siteName) => {
  const here = siteInBrowser(siteName)
  const { estimate } = readBuiltSite(siteName)
  const options = (page: Page) => band(page).getByRole('radio')

  test('the range and the drawing follow the answers, and the button takes them to the estimate', async () => {
    const page = await here.visit('/', desktop)
    await band(page).scrollIntoViewIfNeeded()
    const before = await range(page).innerText()
    await quantity(page).fill('400')
    await expect.poll(() => range(page).innerText()).not.toBe(before)
    const ofNumber = await range(page).innerText()
    await options(page).nth(1).check()
    await expect.poll(() => range(page).innerText()).not.toBe(ofNumber)
    const shown = await range(page).innerText()
    // The served drawing is a reference to a sheet, the new one is drawn here.
    expect(await band(page).locator('.estimate-view:visible use[href^="/assets/"]').count()).toBe(0)
    await band(page).getByRole('button', { name: estimate?.words.linkLabel }).click()
    await page.waitForURL('**/estimate/?*')
    expect(await page.locator('p.estimate-range').innerText()).toBe(shown)
  })

  test('a number that is not valid leaves the last range, and the slider follows what is typed', async () => {
    const page = await here.visit('/', desktop)
    const opening = await range(page).innerText()
    await quantity(page).fill('200')
    await expect.poll(() => range(page).innerText()).not.toBe(opening)
    const shown = await range(page).innerText()
    await quantity(page).fill('none')
    expect(await range(page).innerText()).toBe(shown)
    await quantity(page).fill('60')
    expect(await band(page).getByRole('slider').inputValue()).toBe('60')
  })

  test('a number typed before hydration stays, and the range follows it', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const before = async (page: Page) => {
      await page.route('**/hydrate-*', async (route) => {
        await released
        await route.continue()
      })
    }
    const page = await here.visit('/', { ...desktop, before, waitsFor: 'load' })
    const opening = await range(page).innerText()
    await quantity(page).fill('321')
    release()
    await expect.poll(() => range(page).innerText()).not.toBe(opening)
    expect(await quantity(page).inputValue()).toBe('321')
  })

  test('without script its answers are a form that opens the estimate', async () => {
    const page = await here.visit('/', { ...desktop, javaScriptEnabled: false })
    await quantity(page).fill('400')
    await band(page).getByRole('button').click()
    await page.waitForURL('**/estimate/?*=400*')
    expect(await page.locator('p.estimate-range').innerText()).toContain('$')
  })

  const isAtMost9000High = async (page: Page) => {
    await untilInSiteFont(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9000)
  }

  const small = { ...phone, viewport: { width: 360, height: 740 } }

  for (const { language } of readBuiltTranslations(siteName)) {
    test(`on a phone the page in ${language} is at most 9000 pixels high, too`, async () => {
      await isAtMost9000High(await here.visit(pathOf('home', language), small))
    })
  }

  test('on a phone the page is at most 9000 pixels high, with the estimate in its second screen', async () => {
    const page = await here.visit('/', small)
    await isAtMost9000High(page)
    expect((await quantity(page).boundingBox())?.y).toBeLessThan(2 * 740)
    const link = page.locator('.hero').getByRole('link', { name: estimate?.words.linkLabel })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  test('on a phone groups of questions are folded, and a link to an answer unfolds them', async () => {
    const page = await here.visit('/', phone)
    const groups = page.locator('.question-group')
    const questionsOf = (index: number) => groups.nth(index).locator('summary')
    await expect.poll(() => questionsOf(1).first().isVisible()).toBe(false)
    expect(await questionsOf(0).first().isVisible()).toBe(true)
    await groups.nth(1).getByRole('button').first().tap()
    expect(await questionsOf(1).first().isVisible()).toBe(true)
    const id = await groups.nth(2).locator('.question-answer').last().getAttribute('id')
    const linked = await here.visit(`/#${id}`, phone)
    await expect.poll(() => linked.locator(`#${id}`).isVisible()).toBe(true)
  })
})

const fencing = siteInBrowser('fencing')
const tablet = { viewport: { width: 768, height: 900 } }
const narrow = { ...phone, viewport: { width: 320, height: 640 } }

/** How far the slider's thumb is from the middle of the last post and from the dimension line, in px. */
const fromEnd = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().width > 0)
    const slider = shown('.estimate-slider')
    const posts = shown('.estimate-view [data-part="posts"]')
    const ticks = shown('.estimate-view [stroke-width="1.75"]')
    if (!(slider instanceof HTMLInputElement) || !posts || !ticks) throw new Error('No slider, or no run')
    const { left, top, width } = slider.getBoundingClientRect()
    const thumb = left + 22 + ((width - 44) * Number(slider.value)) / Number(slider.max)
    return {
      across: Math.abs(posts.getBoundingClientRect().right - thumb),
      // A tick ends 4 px below its line.
      down: Math.abs(ticks.getBoundingClientRect().bottom - 4 - (top + 22)),
    }
  })

test.each([
  { path: '/', window: desktop, lengths: ['8', '60', '100', '101', '400'] },
  { path: '/', window: { viewport: { width: 992, height: 800 } }, lengths: ['60', '400'] },
  { path: '/', window: tablet, lengths: ['60', '400'] },
  { path: '/', window: phone, lengths: ['30', '50', '51', '400'] },
  { path: '/', window: narrow, lengths: ['30', '400'] },
  { path: '/estimate/', window: desktop, lengths: ['33', '400'] },
  { path: '/estimate/?ground=slope&height=8', window: desktop, lengths: ['90'] },
  { path: '/estimate/?material=chain-link&drive-gates=1', window: tablet, lengths: ['70', '400'] },
])('the slider of $path lies on the dimension line, and its thumb stands at the last post: $window.viewport', async ({
  path,
  window,
  lengths,
}) => {
  const page = await fencing.visit(path, window)
  const length = page.getByRole('textbox', { name: 'Length, feet' })
  await length.scrollIntoViewIfNeeded()
  for (const feet of lengths) {
    await length.fill(feet)
    await expect.poll(() => page.locator('.estimate-view:visible').innerHTML()).toContain(`>${feet}'-0"<`)
    const { across, down } = await fromEnd(page)
    // Half of a post and its outline.
    expect(across, feet).toBeLessThan(3)
    expect(down, feet).toBeLessThan(2.5)
  }
})

test('a slider that is moved below the shortest fence stays at it', async () => {
  const page = await fencing.visit('/', desktop)
  const slider = band(page).getByRole('slider')
  await slider.press('Home')
  await expect.poll(() => quantity(page).inputValue()).toBe('8')
  expect(await slider.inputValue()).toBe('8')
  await slider.press('ArrowRight')
  expect(await quantity(page).inputValue()).toBe('9')
})

test('a choice leaves the length with which the page opens', async () => {
  const page = await fencing.visit('/', desktop)
  await band(page).scrollIntoViewIfNeeded()
  const [before, length] = [await range(page).innerText(), await quantity(page).inputValue()]
  await band(page).getByRole('radio').nth(1).check()
  await expect.poll(() => range(page).innerText()).not.toBe(before)
  expect(await quantity(page).inputValue()).toBe(length)
})

test.each([desktop, tablet])('in print the drawing has its dimension line, and nothing is below it: $viewport', async (window) => {
  const page = await fencing.visit('/', window)
  // Draws it here; the served drawing is a reference to a sheet.
  await quantity(page).fill('60')
  await expect.poll(() => page.locator('.estimate-view:visible').innerHTML()).toContain(`>60'-0"<`)
  await page.emulateMedia({ media: 'print' })
  const lowest = await band(page)
    .locator('.estimate-view:visible text')
    .evaluateAll((texts) => Math.max(...texts.map((text) => text.getBoundingClientRect().bottom)))
  const section = await band(page).boundingBox()
  const end = (section?.y ?? 0) + (section?.height ?? 0)
  expect(end - lowest).toBeGreaterThanOrEqual(0)
  expect(end - lowest).toBeLessThan(30)
  expect(await band(page).evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid')
})

test('the estimate and its confirmation look the same after the home page', async () => {
  const { estimate, contact } = readBuiltSite('fencing')
  const answerAndSend = async (page: Page) => {
    const length = page.getByRole('textbox', { name: 'Length, feet' })
    await length.fill('5')
    await length.blur()
    await page.locator('.estimate-drawing[data-wrong]').waitFor()
    const boxes = await page.locator('.estimate-form :is(fieldset, .estimate-slider)').evaluateAll((parts) =>
      parts.map((part) => {
        const { x, width, height } = part.getBoundingClientRect()
        return [x, width, height]
      }),
    )
    await length.fill('60')
    await page.getByLabel('Your name').fill('Pat')
    await page.getByLabel('Email address').fill('pat@example.com')
    await page.getByLabel('What would you like done?').fill('The back yard')
    await page.getByRole('button', { name: 'Get my free quote' }).click()
    await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
    return { boxes, soil: await page.locator('.price-soil').evaluate((soil) => getComputedStyle(soil).padding) }
  }
  const page = await fencing.visit('/', desktop)
  await page.locator('.hero').getByRole('link', { name: estimate?.words.linkLabel }).click()
  await page.locator('.estimate-form').waitFor()
  expect(await answerAndSend(page)).toEqual(await answerAndSend(await fencing.visit('/estimate/', desktop)))
})

const insulation = siteInBrowser('insulation')

test.each([narrow, phone])('on phones a slider without a dimension line has a line of its own: $viewport', async (window) => {
  const page = await insulation.visit('/', window)
  const room = (await band(page).locator('form').boundingBox())?.width ?? 0
  const widthOfSlider = async () => (await band(page).getByRole('slider').boundingBox())?.width
  // Less the padding of the container.
  expect(await widthOfSlider()).toBeGreaterThanOrEqual(room - 40)
  // As in a trade that draws nothing.
  await band(page)
    .locator('.estimate-drawing')
    .evaluate((drawing) => drawing.remove())
  expect(await widthOfSlider()).toBeGreaterThanOrEqual(room - 40)
})

test('a choice takes its usual quantity until one is typed', async () => {
  const page = await insulation.visit('/', desktop)
  const usual = await quantity(page).inputValue()
  const radios = band(page).getByRole('radio')
  await radios.first().check()
  await expect.poll(() => quantity(page).inputValue()).not.toBe(usual)
  await quantity(page).fill('77')
  await radios.nth(2).check()
  expect(await quantity(page).inputValue()).toBe('77')
})

test.each([desktop, tablet, phone])('what the price is stands on one line: $viewport', async (window) => {
  const page = await insulation.visit('/', window)
  const note = band(page).locator('.price-summary span')
  expect(await note.innerText()).toBe('An estimate, not a quote.')
  expect((await note.boundingBox())?.height).toBeLessThan(40)
})

test('the area of the estimate is just below its label, and both kinds of foam have one line', async () => {
  const page = await insulation.visit('/estimate/', desktop)
  const label = await page.locator('.field-label', { hasText: 'Area' }).boundingBox()
  const area = await page.getByRole('textbox', { name: 'Area, sq ft' }).boundingBox()
  if (!label || !area) throw new Error('No area')
  expect(area.y - label.y - label.height).toBeLessThan(16)
  for (const kind of await page.getByRole('radio', { name: /-cell foam$/ }).all()) {
    expect((await kind.locator('xpath=../span').boundingBox())?.height).toBeLessThan(30)
  }
})

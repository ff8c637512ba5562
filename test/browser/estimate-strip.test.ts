import { describe, expect, test } from 'vitest'
import { scrollThrough } from '../helpers/browser.ts'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, isFocused, ownSiteInBrowser, phone, siteInBrowser } from './site-in-browser.ts'

const small = { ...phone, viewport: { width: 360, height: 640 } }
const windows = [
  small,
  { ...phone, viewport: { width: 640, height: 360 } },
  { viewport: { width: 768, height: 1024 } },
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 1280, height: 480 } },
]

describe.each(builtSiteNames)('%s', (name) => {
  const here = siteInBrowser(name)

  test.each(windows)('range and drawing are on the screen at every question in $viewport', async (window) => {
    const page = await here.visit('/estimate/', window)
    const hidden = await page.evaluate(async () => {
      const seen = (element: Element) => {
        const { left, right, top, bottom, height } = element.getBoundingClientRect()
        const x = (left + right) / 2
        const found = [top + height * 0.2, bottom - height * 0.2].map((y) => document.elementFromPoint(x, y))
        return height > 0 && found.every((other) => other !== null && (element.contains(other) || other.contains(element)))
      }
      const some = (selector: string) => [...document.querySelectorAll(selector)].some(seen)
      const missing: string[] = []
      for (const field of document.querySelectorAll<HTMLElement>('.estimate-form input')) {
        field.scrollIntoView({ block: 'center', behavior: 'instant' })
        for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
        if (!some('.estimate-range, .estimate-strip output')) missing.push(`range at ${field.outerHTML}`)
        if (!some('.estimate-strip-drawing, .estimate-view')) missing.push(`drawing at ${field.outerHTML}`)
      }
      return missing
    })
    expect(hidden).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('at 360 x 640 the strip is at most 130 px high, and the call bar is one row of 66 px', async () => {
    const page = await here.visit('/estimate/', small)
    const height = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0
    expect(await height('.estimate-strip')).toBeGreaterThan(70)
    expect(await height('.estimate-strip')).toBeLessThanOrEqual(130)
    expect(await height('.call-bar')).toBe(66)
  })

  test.each([phone, desktop])('nothing shifts while the page loads and is scrolled in $viewport', async (window) => {
    const page = await here.visit('/estimate/', {
      ...window,
      before: (opened) =>
        opened.addInitScript(() => {
          const shifts: number[] = []
          Reflect.set(globalThis, 'shifts', shifts)
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
          }).observe({ type: 'layout-shift', buffered: true })
        }),
    })
    await scrollThrough(page)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([])
  })
})

const here = ownSiteInBrowser('fencing')

/** The large range has a no-break space. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test('where the range is at last decides, if the page was busy while it scrolled away and back', async () => {
  const page = await here.visit('/estimate/', {
    ...desktop,
    before: (opened) =>
      opened.addInitScript(() => {
        // Delivers both positions at once, as a browser does after a busy while.
        const Observer = globalThis.IntersectionObserver
        globalThis.IntersectionObserver = class extends Observer {
          constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
            super((entries, observer) => {
              const [entry] = entries
              if (!entry?.target.matches('.estimate-range')) return callback(entries, observer)
              callback([{ ...entry, boundingClientRect: new DOMRect(0, -500, 10, 10) }, ...entries], observer)
              document.documentElement.dataset.observed = 'true'
            }, options)
          }
        }
      }),
  })
  await page.locator('[data-observed]').waitFor({ state: 'attached' })
  expect(await page.locator('.estimate-strip[data-shown]').count()).toBe(0)
})
const { contact } = readBuiltSite('fencing')

test('a wrong answer keeps the last drawing, faded, without a price, and the actions lead to the field', async () => {
  const page = await here.visit('/estimate/?length=120', desktop)
  const drawn = await page.getByRole('img', { name: /^Your fence/ }).innerHTML()
  const length = page.getByRole('textbox', { name: 'Length, feet' })
  await length.fill('8000')
  await length.blur()
  await page.locator('.estimate-drawing[data-wrong]').waitFor()
  expect(await page.getByRole('img', { name: /^Your fence/ }).innerHTML()).toBe(drawn)
  expect(await page.locator('.estimate-work').innerText()).not.toMatch(/\$|estimate, not a quote/)
  // Its dimensions would belong to another answer.
  expect(await page.locator('.estimate-drawing text:visible').count()).toBe(0)
  // Without the dimension line, the slider has a line of its own.
  const slider = page.getByRole('slider', { name: 'Length' })
  expect(await slider.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('gradient')
  await page.locator('.estimate-send').click()
  expect(await isFocused(length)).toBe(true)
  expect(await page.locator('input[name="estimate"]').count()).toBe(0)
})

test('without script a wrong answer is drawn with the other answers at the usual length', async () => {
  const page = await here.visit('/estimate/?length=8000&material=vinyl', { ...desktop, javaScriptEnabled: false })
  await page.getByRole('img', { name: /Vinyl: 6 feet high and 80 feet/ }).waitFor()
})

test('on a phone the range is printed, the call bar leads to the first field with the estimate, and the confirmation shows it with its drawing', async () => {
  const page = await here.visit('/estimate/?material=vinyl&length=60', small)
  const range = await page.locator('output').innerText()
  // Paper is as narrow as a phone, and has no strip.
  await page.emulateMedia({ media: 'print' })
  expect(spaced(await page.locator('.estimate-price').innerText())).toContain(range)
  await page.emulateMedia({ media: 'screen' })
  await page.locator('.call-bar').getByRole('link', { name: 'Send this estimate' }).click()
  expect(await isFocused(page.getByLabel('Your name'))).toBe(true)
  expect(await page.locator('input[name="estimate"]').inputValue()).toContain('material=vinyl&height=6&length=60')
  await page.getByLabel('Your name').fill('Pat')
  await page.getByLabel('Email address').fill('pat@example.com')
  await page.getByLabel('What would you like done?').fill('The back yard')
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await page.getByRole('heading', { name: contact.form.sentHeading }).waitFor()
  const sent = page.locator('.sent-estimate')
  expect(spaced(await sent.innerText())).toContain(range)
  expect(await sent.locator('svg:visible').innerHTML()).toContain(`60'-0"`)
})

test('other pages of the visit offer to attach the last estimate', async () => {
  const page = await here.visit('/estimate/', desktop)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click()
  await page.getByLabel('Your name').waitFor()
  expect(await page.getByRole('checkbox', { name: /Send my last estimate/ }).count()).toBe(0)
  await page.goBack()
  await page.getByRole('radio', { name: 'Steel' }).check()
  const range = await page.locator('output').innerText()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click()
  const offer = page.getByRole('checkbox', { name: /Send my last estimate/ })
  await offer.waitFor()
  await page.reload()
  await offer.waitFor()
  expect(await page.locator('.attached-estimate').innerText()).toContain(range)
  expect(
    await page.evaluate(() => new FormData(document.querySelector<HTMLFormElement>('.contact-form') ?? undefined).get('estimate')),
  ).toContain('material=steel')
  await offer.uncheck()
  expect(
    await page.evaluate(() => new FormData(document.querySelector<HTMLFormElement>('.contact-form') ?? undefined).has('estimate')),
  ).toBe(false)
})

test('a page that the browser translates after hydration survives every change', async () => {
  for (const change of ['Rim joist', 'Metal building', 'Attic floor']) {
    const page = await insulation.visit('/estimate/', desktop)
    // As Google Translate does: it wraps each text in new elements.
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (text.parentElement?.closest('script, style, svg')) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        text.replaceWith(outer)
        outer.append(inner)
        inner.append(text)
      }
    })
    const range = await page.locator('output').innerText()
    await page.getByRole('radio', { name: change }).check()
    await expect.poll(() => page.locator('output').innerText()).not.toBe(range)
    await page.getByRole('button', { name: 'Copy link' }).first().click()
    expect(await page.getByRole('radio', { name: change }).isChecked()).toBe(true)
    expect(await page.locator('html').getAttribute('data-plain')).toBeNull()
  }
})

const insulation = siteInBrowser('insulation')

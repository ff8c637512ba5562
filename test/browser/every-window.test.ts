import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { builtSiteNames, everyPage, readBuiltSite } from '../helpers/built-sites.ts'
import { siteInBrowser } from './site-in-browser.ts'

describe.each(builtSiteNames)('%s', (siteName) => {
  const site = readBuiltSite(siteName)
  const paths = onePerScreen(site)
  const here = siteInBrowser(siteName)

  test.each([
    320, 1280,
  ])('at %i px nothing leaves the window and nothing is cut, with the text twice as large and with wider spacing too', async (width) => {
    const page = await here.visit('/', { viewport: { width, height: 800 }, bypassCSP: true, before: withoutPictures })
    const faults: string[] = []
    for (const path of paths) {
      await page.goto(here.site.url + path)
      for (const [name, css] of Object.entries(treatments)) {
        const style = await page.addStyleTag({ content: css })
        faults.push(...[...(await outside(page)), ...(await cutWords(page))].map((fault) => `${path} ${name} ${fault}`))
        await style.evaluate((element) => element.parentNode?.removeChild(element))
      }
    }
    expect(faults).toEqual([])
  })

  test.each([
    320, 360, 992, 1024,
  ])('at %i px every phone number stands on one line, inside its box and the window, with the text twice as large too', async (width) => {
    const page = await here.visit('/', { viewport: { width, height: 800 }, bypassCSP: true, before: withoutPictures })
    const faults: string[] = []
    for (const path of paths) {
      await page.goto(here.site.url + path)
      for (const name of ['plain', 'text twice as large'] as const) {
        const style = await page.addStyleTag({ content: treatments[name] })
        faults.push(...(await brokenNumbers(page, site.phoneNumber)).map((fault) => `${path} ${name} ${fault}`))
        await style.evaluate((element) => element.parentNode?.removeChild(element))
      }
    }
    expect(faults).toEqual([])
  })

  test('at 360 px a word of 34 letters, wherever it stands, does not make the page scroll sideways', async () => {
    const page = await here.visit('/', { viewport: { width: 360, height: 800 }, javaScriptEnabled: false, before: withoutPictures })
    const faults: string[] = []
    for (const path of paths) {
      await page.goto(here.site.url + path)
      await lengthenWords(page)
      faults.push(...(await outside(page)).map((fault) => `${path} ${fault}`))
    }
    expect(faults).toEqual([])
  })
})

/** A path for each kind of page. */
function onePerScreen(site: Parameters<typeof everyPage>[0]): string[] {
  return [...new Map(everyPage(site).map(({ screen, path }) => [screen, path])).values()]
}

const treatments = {
  plain: 'html { font-size: 100% }',
  'text twice as large': 'html { font-size: 200% }',
  // WCAG 1.4.12.
  'wider spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
}

/** Their place is kept by their size alone. */
const withoutPictures = (page: Page) => page.route(/\.(avif|webp|jpg)$/, (route) => route.fulfill({ status: 204 }))

/** What makes the page scroll sideways: the innermost elements that leave the window. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const leaves = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
    const wide = [...document.body.querySelectorAll('*')].filter((element) => leaves(element) && ![...element.children].some(leaves))
    return [`scrolls to ${scrollWidth}`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))]
  })

/** Every text in `main` gets a word that no phone has room for. */
const lengthenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const isWord = text.parentElement?.closest('h1, h2, h3, p, li, dt, dd, th, td, figcaption, summary')
      if (isWord && !text.parentElement?.closest('a[href^="tel:"], button, .share-row'))
        text.nodeValue += ' Donaudampfschifffahrtsgesellschaft'
    }
  })

/** Numbers on two lines, over the edge of their link or of the window. */
const brokenNumbers = (page: Page, phoneNumber: string) =>
  page.evaluate((phoneNumber) => {
    const links = [...document.querySelectorAll<HTMLElement>('a[href^="tel:"]')]
    return links.flatMap((link) => {
      const text = [...link.querySelectorAll('*'), link]
        .flatMap((element) => [...element.childNodes])
        .find((node) => node.nodeValue?.includes(phoneNumber))
      if (!text || !link.checkVisibility()) return []
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      const { left, right } = range.getBoundingClientRect()
      const box = link.getBoundingClientRect()
      // Hidden from sight, for those who hear the page.
      if (box.width < 50) return []
      const isOver = left < Math.max(box.left, 0) - 1 || right > Math.min(box.right, document.documentElement.clientWidth) + 1
      return lines > 1 || isOver ? [`${lines} lines, ${left} to ${right} in ${box.left} to ${box.right}: ${link.className}`] : []
    })
  }, phoneNumber)

/** Words that their own box cuts off. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('a, button, p, h1, h2, h3, li, dt, dd, summary, label, legend, figcaption, th, td')]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest('.visually-hidden, [aria-hidden=true], .skip-link')) return false
        for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box)
          if (webkitLineClamp !== 'none') return false
          const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
          // Pictures are cut on purpose, carousels scroll: words directly in a cutting box are meant.
          if (box === element && cuts(overflowX) && box.scrollWidth > box.clientWidth + 1) return true
          if (box === element && cuts(overflowY) && box.scrollHeight > box.clientHeight + 1) return true
        }
        return false
      })
      .map((element) => `cut: ${element.outerHTML.slice(0, 120)}`),
  )

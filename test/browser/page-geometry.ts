import type { Page } from 'playwright-core'

export const treatments = {
  plain: 'html { font-size: 100% }',
  'text twice as large': 'html { font-size: 200% }',
  // WCAG 1.4.12.
  'wider spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
}

/** The innermost elements that make the page scroll sideways. */
export const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const leaves = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
    const wide = [...document.body.querySelectorAll('*')].filter((element) => leaves(element) && ![...element.children].some(leaves))
    return [`scrolls to ${scrollWidth}`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))]
  })

/** Adds a word that is too long for any phone to every text in `main`. */
export const lengthenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const isWord = text.nodeValue?.trim() && text.parentElement?.closest('h1, h2, h3, p, li, dt, dd, th, td, figcaption, summary')
      if (isWord && !text.parentElement?.closest('a[href^="tel:"], button, .share-row'))
        text.nodeValue += ' Donaudampfschifffahrtsgesellschaft'
    }
  })

/** Phone numbers that wrap, or overflow their link or the window. */
export const brokenNumbers = (page: Page, phoneNumber: string) =>
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
      // Visually hidden, for screen readers.
      if (box.width < 50) return []
      const isOver = left < Math.max(box.left, 0) - 1 || right > Math.min(box.right, document.documentElement.clientWidth) + 1
      return lines > 1 || isOver ? [`${lines} lines, ${left} to ${right} in ${box.left} to ${box.right}: ${link.className}`] : []
    })
  }, phoneNumber)

/** Text cut off by its own box. */
export const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('a, button, p, h1, h2, h3, li, dt, dd, summary, label, legend, figcaption, th, td')]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest('.visually-hidden, [aria-hidden=true], .skip-link')) return false
        for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
          const { clipPath, overflowX, overflowY, webkitLineClamp } = getComputedStyle(box)
          // Visually hidden at this width, for screen readers.
          if (clipPath === 'inset(50%)') return false
          if (webkitLineClamp !== 'none') return false
          const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
          // Only text directly in the clipping box: pictures are cropped on purpose, and carousels scroll.
          if (box === element && cuts(overflowX) && box.scrollWidth > box.clientWidth + 1) return true
          if (box === element && cuts(overflowY) && box.scrollHeight > box.clientHeight + 1) return true
        }
        return false
      })
      .map((element) => `cut: ${element.outerHTML.slice(0, 120)}`),
  )

/** Words that break, and dimensions and short compounds that wrap: `closed-cell`, `5 1/2"`, `3" is R-18`, `24" o.c.` */
export const brokenMeasures = (page: Page) =>
  page.evaluate(() => {
    const whole =
      /(?<![\p{L}\p{N}@/.-])\p{L}{1,6}-\u2060?[\p{L}\p{N}]{1,5}(?![\p{L}\p{N}@-])|\d\s(\d\/\d|inch|feet|years)|\d["']\s(is\s)?(R-|o\.c\.|clear)|\p{L}{6,}/gu
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('svg, script, a[href^="mailto:"]')) continue
      for (const { 0: words, index } of (text.nodeValue ?? '').matchAll(whole)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + words.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(words)
      }
    }
    return broken
  })

/** Article excerpts that are cut off or end within a sentence. */
export const cutExcerpts = (page: Page) =>
  page
    .locator('.post-recent .post-card-excerpt')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.scrollHeight > text.clientHeight + 1 || !/[.?!]$/.test(text.textContent))
        .map((text) => `excerpt: ${text.textContent}`),
    )

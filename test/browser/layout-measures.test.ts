import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pathOf } from '../../shared/addresses/routes.ts'
import { builtSiteNames, everyPage, readBuiltSite, readBuiltTranslations } from '../helpers/built-sites.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

describe.each(builtSiteNames)('%s', (siteName) => {
  const here = siteInBrowser(siteName)

  test.each([
    phone,
    desktop,
  ])('on an unknown post’s page the drawing with the gap is on the ground below the link, in a band of at least 40% of the window', async (view) => {
    const page = await here.visit('/blog/no-such-post/', { ...view, expects: /404/ })
    const { band, ground, text, run } = await page.evaluate(() => {
      const section = document.querySelector('.missing-post')
      const link = section?.querySelector('a')
      const drawing = section?.querySelector('.run')
      if (!section || !link || !drawing) throw new Error('No band with a link and a drawing')
      const { height, bottom } = section.getBoundingClientRect()
      const soil = parseFloat(getComputedStyle(section, '::after').height)
      const run = drawing.getBoundingClientRect()
      return { band: height / innerHeight, ground: bottom - soil, text: link.getBoundingClientRect(), run }
    })
    expect(band).toBeGreaterThanOrEqual(0.4)
    expect(run.top).toBeGreaterThanOrEqual(text.bottom)
    // It covers the ground line of 2 px.
    expect(run.bottom - ground).toBeCloseTo(2, 1)
  })

  test('home, contact and careers have no size containers, with which WebKit 2.50 loses their styles when the window narrows', async () => {
    const page = await here.visit('/', desktop)
    for (const path of ['/', '/contact/', '/careers/']) {
      await page.goto(here.url + path)
      const containers = await page.evaluate(() =>
        [...document.body.querySelectorAll('*')].filter((element) => getComputedStyle(element).containerType !== 'normal').map(String),
      )
      expect([path, containers]).toEqual([path, []])
    }
  })

  test('the price of a recent job is below its drawing, with or without a picture above it', async () => {
    const service = everyPage(readBuiltSite(siteName)).find(({ screen }) => screen === 'service')?.path ?? ''
    const page = await here.visit(service, desktop)
    const gaps = await page.locator('.job-cards .job-card').evaluateAll((jobs) =>
      jobs.map((job) => {
        const [run, facts] = ['.job-run', '.job-card-facts'].map((part) => job.querySelector(part)?.getBoundingClientRect())
        return run && facts && facts.top - run.bottom
      }),
    )
    expect(gaps.length).toBeGreaterThan(0)
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0)
  })

  test('no half of a service’s chapter stays empty beside or below a single text or quote', async () => {
    const empty: string[] = []
    const page = await here.visit('/', desktop)
    for (const { path } of everyPage(readBuiltSite(siteName)).filter(({ screen }) => screen === 'service')) {
      await page.goto(here.url + path)
      const gaps = await page.evaluate(() => {
        const box = (element: Element | null | undefined) => element?.getBoundingClientRect()
        const beside = [...document.querySelectorAll('.chapter-texts > :only-child')].map(
          (group) => (box(group.closest('.container'))?.right ?? 0) - (box(group.lastElementChild)?.right ?? 0),
        )
        const quote = document.querySelector('.trust > figure')
        const below = (box(document.querySelector('.trust-questions'))?.top ?? 0) - (box(quote)?.bottom ?? 0)
        return quote ? [...beside, below] : beside
      })
      if (gaps.some((gap) => gap > 80)) empty.push(`${path} ${gaps}`)
    }
    expect(empty).toEqual([])
  })

  test('the job that a service shows with its price is drawn whole', async () => {
    const cut: string[] = []
    const page = await here.visit('/', desktop)
    for (const { path } of everyPage(readBuiltSite(siteName)).filter(({ screen }) => screen === 'service')) {
      await page.goto(here.url + path)
      for (const width of [320, 992, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const beyond = await page.locator('.priced-job svg:visible').evaluateAll((drawings) =>
          drawings.map((drawing) => {
            const edge = drawing.closest('.priced-job')?.getBoundingClientRect().right ?? 0
            return drawing.getBoundingClientRect().right - edge
          }),
        )
        if (beyond.some((pixels) => pixels > 0.5)) cut.push(`${path} at ${width}`)
      }
    }
    expect(cut).toEqual([])
  })

  test('in the list of jobs, the prices of a row are on one line, with or without a drawing above them', async () => {
    const page = await here.visit(pathOf('work', 'en'), desktop)
    const places = await page.locator('.work-item').evaluateAll((items) =>
      items.map((item) => ({
        row: item.getBoundingClientRect().top,
        price: item.querySelector('.job-card-facts strong')?.getBoundingClientRect().top ?? Number.NaN,
      })),
    )
    expect(places.length).toBeGreaterThan(1)
    for (const { row, price } of places) {
      const first = places.find((place) => place.row === row)?.price ?? Number.NaN
      expect(Math.abs(price - first)).toBeLessThanOrEqual(1)
    }
  })

  test('drawings to choose from have ground lines as long as the list, and a single job has its text beside its picture', async () => {
    const page = await here.visit('/', { ...desktop, viewport: { width: 768, height: 900 } })
    const short: string[] = []
    for (const { path } of everyPage(readBuiltSite(siteName)).filter(({ screen }) => screen === 'service')) {
      await page.goto(here.url + path)
      const { grounds, raised, below } = await page.evaluate(() => {
        const right = (element: Element) => element.getBoundingClientRect().right
        const isGround = (element: Element) => parseFloat(getComputedStyle(element).borderBottomWidth) === 2
        const lists = [...document.querySelectorAll('.options')]
        const last = (list: Element) => [...list.querySelectorAll('.option:last-child, .option:last-child *')].filter(isGround)
        const lone = document.querySelector('.job-cards-1 .job-card-photo + .job-card-words')
        return {
          grounds: lists.map((list) => right(list) - Math.max(...last(list).map(right))),
          // Words above the ground line of their drawing.
          raised: [...document.querySelectorAll('.option-drawing')].filter(
            (drawing) => (drawing.nextElementSibling?.getBoundingClientRect().top ?? Infinity) < drawing.getBoundingClientRect().bottom,
          ).length,
          below: lone?.previousElementSibling ? right(lone.previousElementSibling) - lone.getBoundingClientRect().left : -1,
        }
      })
      if (grounds.some((gap) => Math.abs(gap) > 1) || raised > 0 || below > 0) short.push(path)
    }
    expect(short).toEqual([])
  })

  test('on tablets, a price chapter without a price has its number at the left of the box', async () => {
    const page = await here.visit('/', { ...desktop, viewport: { width: 768, height: 900 } })
    const service = everyPage(readBuiltSite(siteName)).find(({ screen }) => screen === 'service')
    await page.goto(here.url + service?.path)
    const gap = await page.locator('.pay .phone-block').evaluate((block) => {
      block.querySelector('.price-box')?.remove()
      const number = block.querySelector('.phone-block-number')?.getBoundingClientRect().left ?? 0
      return number - block.getBoundingClientRect().left - parseFloat(getComputedStyle(block).paddingLeft)
    })
    // The box has a border.
    expect(Math.abs(gap)).toBeLessThan(2)
  })

  test('on the narrowest phone, the list of breadcrumbs hides the slashes at its left and no letter, however large the text', async () => {
    const page = await here.visit('/', { ...phone, viewport: { width: 320, height: 640 } })
    const longest = ['service', 'job', 'post'].map((screen) => {
      const paths = everyPage(readBuiltSite(siteName)).flatMap((one) => (one.screen === screen ? [one.path] : []))
      return paths.sort((one, other) => other.length - one.length)[0] ?? ''
    })
    for (const path of longest) {
      await page.goto(here.url + path)
      for (const size of ['100%', '150%']) {
        const { hidden, slash, texts } = await page.locator('.breadcrumb-list').evaluate((list, size) => {
          document.documentElement.style.fontSize = size
          const left = list.getBoundingClientRect().left
          const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT)
          const starts: number[] = []
          while (walker.nextNode()) {
            const line = document.createRange()
            line.selectNodeContents(walker.currentNode)
            starts.push(...[...line.getClientRects()].map((rect) => rect.left - left))
          }
          return {
            // The width at the left that is not shown.
            hidden: parseFloat(/ ([\d.]+)px\)$/.exec(getComputedStyle(list).clipPath)?.[1] ?? '0'),
            // The slash is in the middle of a box of 1.5 em.
            slash: parseFloat(getComputedStyle(list).fontSize),
            texts: Math.min(...starts),
          }
        }, size)
        expect([path, size, hidden > slash, hidden <= texts]).toEqual([path, size, true, true])
      }
    }
  })

  test('the chapters of a service are one row on the narrowest phone, in every language', async () => {
    const page = await here.visit('/', { ...phone, viewport: { width: 320, height: 640 } })
    const wrapped: string[] = []
    for (const site of [readBuiltSite(siteName), ...readBuiltTranslations(siteName)]) {
      for (const { path } of everyPage(site).filter(({ screen }) => screen === 'service')) {
        await page.goto(here.url + path)
        const height = await page.locator('.chapter-links').evaluate((links) => links.clientHeight)
        if (height > 48) wrapped.push(path)
      }
    }
    expect(wrapped).toEqual([])
  })

  test('tiles of the estimate are only as high as needed, and their marks are aligned, in every language', async () => {
    const wrong: string[] = []
    const page = await here.visit('/', desktop)
    for (const language of readBuiltSite(siteName).languages) {
      await page.goto(here.url + pathOf('estimate', language))
      const heights = await page.locator('.option-tile:visible').evaluateAll((tiles) => tiles.map(({ clientHeight }) => clientHeight))
      expect(heights).not.toEqual([])
      const grounds = await page
        .locator('.estimate-choice-tiles .estimate-options, .estimate-usual')
        .evaluateAll((groups) =>
          groups.map(
            (group) => new Set([...group.querySelectorAll('svg')].map((mark) => Math.round(mark.getBoundingClientRect().bottom))).size,
          ),
        )
      if (Math.max(...heights) > 160 || grounds.some((count) => count > 1)) wrong.push(language)
    }
    expect(wrong).toEqual([])
  })

  test('one of the set’s own pages has the services and the number beside its text on large screens only', async () => {
    const own = everyPage(readBuiltSite(siteName)).filter(({ screen }) => screen === 'own')
    expect(own).not.toEqual([])
    for (const [view, shown] of [
      [desktop, 1],
      [phone, 0],
    ] as const) {
      const page = await here.visit(own[0]?.path ?? '', view)
      expect(await page.locator('.text-page .sidebar .phone-block:visible').count()).toBe(shown)
    }
  })

  test('pictures of jobs are loaded at the width at which they are shown', async () => {
    const narrow: string[] = []
    const page = await here.visit('/', desktop)
    for (const { path } of everyPage(readBuiltSite(siteName)).filter(({ screen }) => screen === 'job')) {
      await page.goto(here.url + path)
      const images = page.locator('.job-pictures img')
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded()
        await page.waitForFunction(
          (element) => element instanceof HTMLImageElement && element.naturalWidth > 0,
          await image.elementHandle(),
        )
        // The natural width of a picture with `sizes` is the width that they announce.
        const [announced, shown] = await image.evaluate((element: HTMLImageElement) => [element.naturalWidth, element.clientWidth])
        if (announced + 1 < shown) narrow.push(path)
      }
    }
    expect(narrow).toEqual([])
  })

  test('on a phone the drawing of a service is whole above the call bar, below a photograph', async () => {
    const page = await here.visit('/', { ...phone, viewport: { width: 360, height: 740 } })
    for (const { page: service } of readBuiltSite(siteName)
      .services.filter(({ page }) => page?.run)
      .slice(0, 2)) {
      await page.goto(here.url + service?.path)
      const [photo, run] = await page
        .locator('.service-head-photo, .service-head .run')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
      expect(photo.height).toBeGreaterThanOrEqual(120)
      // The call bar is 92 px high.
      expect(run.bottom).toBeLessThanOrEqual(740 - 92)
    }
  })

  test('on the home page an upright picture of the first service is cropped to landscape', async () => {
    const body = await sharp({ create: { width: 160, height: 600, channels: 3, background: 'gray' } })
      .webp()
      .toBuffer()
    const { services, built } = readBuiltSite(siteName)
    const { file } = built.pictures[services[0]?.picture ?? ''] ?? {}
    const page = await here.visit('/', {
      ...desktop,
      before: (page) => page.route(`**/assets/${file}-*`, (route) => route.fulfill({ contentType: 'image/webp', body })),
    })
    const picture = page.locator('.lead-service-photo img')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth)).toBe(true)
    const box = await picture.boundingBox()
    expect(box?.height).toBeLessThan(box?.width ?? 0)
  })

  test('the notes of the large drawing are between heading and drawing', async () => {
    const page = await here.visit('/', desktop)
    const box = async (selector: string) => {
      const found = await page.locator(selector).boundingBox()
      if (!found) throw new Error(`No ${selector}`)
      return found
    }
    for (const width of [992, 1024, 1169]) {
      await page.setViewportSize({ width, height: 800 })
      const [heading, notes, drawing] = [await box('#highlights-heading'), await box('.highlights-notes'), await box('.highlights-drawing')]
      expect(notes.y - (heading.y + heading.height)).toBeLessThan(60)
      expect(drawing.y - (notes.y + notes.height)).toBeLessThan(60)
      expect(drawing.y).toBeGreaterThan(notes.y + notes.height)
    }
  })

  test('on large screens the header is one row in every language, with a long name too', async () => {
    const { languages } = readBuiltSite(siteName)
    const page = await here.visit('/', desktop)
    const heights: Record<string, number> = {}
    for (const language of languages) {
      await page.goto(here.url + pathOf('home', language))
      for (const width of [992, 1209, 1210]) {
        await page.setViewportSize({ width, height: 800 })
        heights[`${language} ${width}`] = await page.locator('.site-header-bar').evaluate((bar) => bar.clientHeight)
      }
      heights[`${language}, long name`] = await page.locator('.site-header-bar').evaluate((bar) => {
        bar.querySelector('.logo-name')?.replaceChildren('Summit Valley Plumbing and Heating of Cedar Crossing')
        return bar.clientHeight
      })
    }
    expect(Object.entries(heights).filter(([, height]) => height !== 72)).toEqual([])
  })

  test('blocks of articles have the same width, and drawings of articles and service pages keep text of 12 px', async () => {
    const { services, articles } = readBuiltSite(siteName)
    const service = services.find((candidate) => candidate.page)
    const page = await here.visit('/', desktop)
    for (const path of [service?.page?.path, `/blog/${articles[0]?.slug}/`]) {
      await page.goto(here.url + path)
      const isArticle = path !== service?.page?.path
      const widths = await page
        .locator('.prose > :is(p, ul, ol, table, figure, .questions)')
        .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().width)))
      if (isArticle) expect([...new Set(widths)]).toEqual([720])
      await page.setViewportSize({ width: 992, height: 800 })
      const textSizes = await page.locator('.figure > .drawing').evaluateAll((drawings) =>
        drawings.flatMap((drawing) => {
          const { width } = drawing.getBoundingClientRect()
          return width > 0 ? [(13 * width) / Number(drawing.getAttribute('width'))] : []
        }),
      )
      expect(textSizes.filter((size) => size < 12)).toEqual([])
      await page.setViewportSize(desktop.viewport)
    }
  })

  test('on large screens and tablets, each year of the about page is written once, below its tick', async () => {
    const page = await here.visit(pathOf('about', 'en'), desktop)
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const { years, lefts, ticks } = await page.locator('.band:has(> .container > .years-list)').evaluate((band) => ({
        years: [...band.querySelectorAll('.years-row-whole .years-label, h3')].map(({ textContent }) => textContent),
        lefts: [...band.querySelectorAll('h3')].map((year) => year.getBoundingClientRect().left),
        ticks: [...band.querySelectorAll('.years-row-whole .years-tick')].map((tick) => tick.getBoundingClientRect().left),
      }))
      expect(new Set(years).size).toBe(years.length)
      expect(lefts.length).toBeGreaterThan(1)
      for (const [index, left] of lefts.entries()) expect(Math.abs(left - (ticks[index] ?? 0)), `${width}`).toBeLessThan(3)
    }
  })

  test('on the narrowest phone, no label of the about page’s years goes beyond its row', async () => {
    const page = await here.visit(pathOf('about', 'en'), { ...phone, viewport: { width: 320, height: 780 } })
    const beyond = await page.locator('.years-row-half').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const { right } = row.getBoundingClientRect()
        const labels = [...row.querySelectorAll('.years-label')]
        return labels.flatMap((label) => (label.getBoundingClientRect().right > right + 1 ? [label.textContent] : []))
      }),
    )
    expect(beyond).toEqual([])
  })

  test('on large screens, the facts below a job’s title are one line', async () => {
    const page = await here.visit('/', desktop)
    for (const { path } of everyPage(readBuiltSite(siteName)).filter(({ screen }) => screen === 'job')) {
      await page.goto(here.url + path)
      const lines = await page
        .locator('.job-head-facts')
        .evaluate((facts) => facts.getBoundingClientRect().height / parseFloat(getComputedStyle(facts).lineHeight))
      expect([path, Math.round(lines)]).toEqual([path, 1])
    }
  })

  test('in every caption of the gallery, the size is at the left on a line below the title', async () => {
    const page = await here.visit(pathOf('gallery', 'en'), desktop)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const shifted = await page.locator('.gallery-caption:visible').evaluateAll(
        (captions) =>
          captions.filter((caption) => {
            const [title, size] = ['strong', '.gallery-dimension'].map((part) => caption.querySelector(part)?.getBoundingClientRect())
            return title && size && (size.left !== title.left || size.top < title.bottom - 1)
          }).length,
      )
      expect([width, shifted]).toEqual([width, 0])
    }
  })

  test('the columns of a service’s details are about equally high', async () => {
    const page = await here.visit(pathOf('services', 'en'), desktop)
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const uneven = await page
        .locator('.service-plate .terms')
        .evaluateAll((lists) =>
          lists
            .map((list) => [...list.querySelectorAll('dd')].map((text) => text.getBoundingClientRect().height))
            .filter((heights) => Math.max(...heights) > 2 * Math.max(Math.min(...heights), 72)),
        )
      expect([width, uneven]).toEqual([width, []])
    }
  })

  test('no paragraph outside the articles is wider than about 80 letters', async () => {
    const { services } = readBuiltSite(siteName)
    const page = await here.visit('/', desktop)
    for (const path of [services.find((candidate) => candidate.page)?.page?.path, pathOf('about', 'en')]) {
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(here.url + path)
        const wide = await page.locator('main :is(p, dd, figcaption, .prose li):visible').evaluateAll((texts) =>
          texts
            .filter((text) => text.textContent.length > 80)
            .filter((text) => text.getBoundingClientRect().width > 40.5 * parseFloat(getComputedStyle(text).fontSize))
            .map(({ textContent }) => textContent.slice(0, 40)),
        )
        expect([path, width, wide]).toEqual([path, width, []])
      }
    }
  })

  test('on tablets a job has its large drawing, and no fact stands alone at the start of a row', async () => {
    const page = await here.visit('/', { ...desktop, viewport: { width: 768, height: 900 } })
    for (const { path } of everyPage(readBuiltSite(siteName)).filter(({ screen }) => screen === 'job')) {
      await page.goto(here.url + path)
      expect([path, await page.locator('.job-run > .drawing-small:visible').count()]).toEqual([path, 0])
      const alone = await page.locator('.job-measures').evaluateAll((lists) =>
        lists.filter((list) => {
          const boxes = [...list.children].map((fact) => fact.getBoundingClientRect())
          const last = boxes.at(-1)
          const row = boxes.filter(({ top }) => top === last?.top)
          const isShort = Math.abs((last?.right ?? 0) - list.getBoundingClientRect().right) > 1
          return isShort || (row.length === 1 && (last?.width ?? 0) < list.clientWidth - 1)
        }),
      )
      expect([path, alone.length]).toEqual([path, 0])
    }
  })

  test('the lines of a closing heading are about equally long on a phone', async () => {
    const page = await here.visit('/', phone)
    for (const { path } of everyPage(readBuiltSite(siteName)).filter(({ screen }) => screen === 'service')) {
      await page.goto(here.url + path)
      const shares = await page.locator('#close-heading > span').evaluateAll((lines) =>
        lines.map((line) => {
          const range = document.createRange()
          range.selectNodeContents(line)
          const widths = [...range.getClientRects()].map(({ width }) => width)
          return (widths.at(-1) ?? 0) / Math.max(...widths)
        }),
      )
      expect(shares.length).toBeGreaterThan(0)
      for (const share of shares) expect(share, path).toBeGreaterThan(0.45)
    }
  })

  test('on phones, drawings to choose from without texts have their names beside them', async () => {
    const page = await here.visit('/', phone)
    for (const { path } of everyPage(readBuiltSite(siteName)).filter(({ screen }) => screen === 'service')) {
      await page.goto(here.url + path)
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 780 })
        const apart = await page.locator('.options-named .option').evaluateAll((options) =>
          options.flatMap((option) => {
            const [name, drawing] = ['.option-name', '.option-drawing'].map((part) => option.querySelector(part)?.getBoundingClientRect())
            const isBeside = name && drawing && name.right <= drawing.left && name.top < drawing.bottom && name.bottom > drawing.top
            return isBeside ? [] : [option.textContent]
          }),
        )
        expect([path, width, apart]).toEqual([path, width, []])
      }
    }
  })

  test('a title of one long word breaks in the breadcrumb', async () => {
    const job = everyPage(readBuiltSite(siteName)).find(({ screen }) => screen === 'job')
    const page = await here.visit(job?.path ?? '', phone)
    await page
      .locator('.breadcrumb-step')
      .last()
      .locator('span')
      .evaluate((step) => {
        step.textContent = 'x'.repeat(70)
      })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('the footer bar is one row, and the area drawing ends at the container’s edge', async () => {
    const page = await here.visit('/', desktop)
    const { middles, right, edge } = await page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect()
      const bar = [...document.querySelectorAll('.site-footer-bar > *')].map(box)
      const container = document.querySelector('.area')
      const drawing = document.querySelector('.area-drawing .drawing-large')
      if (!container || !drawing) throw new Error('No drawing of the area')
      return { middles: bar.map(({ top, bottom }) => (top + bottom) / 2), right: box(drawing).right, edge: box(container).right }
    })
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
    expect(right).toBe(edge)
  })

  test('the hours open below or next to their text, never over a phone number', async () => {
    const page = await here.visit('/', desktop)
    // Heights with no, some and plenty of room below the text.
    for (const height of [560, 800, 1100]) {
      await page.setViewportSize({ width: 1280, height })
      await page.locator('.hero .open-hours').click()
      const covered = await page.evaluate(() => {
        const panel = document.querySelector('.hero .open-hours-panel:popover-open')?.getBoundingClientRect()
        if (!panel?.height) throw new Error('The hours are not open')
        return [...document.querySelectorAll('a[href^="tel:"]')]
          .map((link) => link.getBoundingClientRect())
          .filter(({ left, right, top, bottom }) => left < panel.right && right > panel.left && top < panel.bottom && bottom > panel.top)
      })
      expect([height, covered]).toEqual([height, []])
      await page.keyboard.press('Escape')
      await page.locator('.hero .open-hours-panel').waitFor({ state: 'hidden' })
    }
  })
})

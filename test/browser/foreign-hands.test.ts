import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { builtSiteNames, everyPage, readBuiltSite } from '../helpers/built-sites.ts'
import { samplePhotos } from '../helpers/photos.ts'
import { desktop, holdScripts, siteInBrowser } from './site-in-browser.ts'

/** As browsers do: each text moves into a new element. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() && !node.parentElement?.closest('script, style, svg, textarea')) texts.push(node)
  }
  for (const text of texts) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(`x${text.data}`)
  }
}

/** What extensions, browsers, proxies and in-app browsers do to a page. Each runs in the page, before its scripts. */
const changes: Record<string, string | (() => void)> = {
  'a password manager puts elements beside fields': () => {
    addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('form input:not([type=hidden]):not([type=file])'))
        field.after(document.createElement('div'))
    })
  },
  'a password manager adds attributes to fields': () => {
    addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input, textarea')) field.setAttribute('data-lpignore', 'true')
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
      document.body.setAttribute('cz-shortcut-listen', 'true')
    })
  },
  'an extension adds elements to head and body': () => {
    addEventListener('DOMContentLoaded', () => {
      document.head.prepend(document.createElement('meta'))
      document.head.append(document.createElement('meta'))
      document.body.prepend(document.createElement('div'))
      document.body.append(document.createElement('div'))
      document.documentElement.append(document.createElement('div'))
    })
  },
  'the page is translated': `addEventListener('DOMContentLoaded', ${translate})`,
  'a proxy collapses white space': () => {
    addEventListener('DOMContentLoaded', () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text && !node.parentElement?.closest('script, textarea')) node.data = node.data.trim()
      }
    })
  },
  'iOS makes a number in the footer a link': () => {
    addEventListener('DOMContentLoaded', () => {
      const last = document.querySelector('.site-footer-text')?.lastChild
      if (!(last instanceof Text)) return
      const rest = last.splitText(Math.max(0, last.data.length - 9))
      const link = document.createElement('a')
      link.href = 'tel:1234567'
      rest.replaceWith(link)
      link.append(rest)
    })
  },
  'a blocker removes elements': () => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('.site-footer-list li:last-child, form .field-label span')) element.remove()
    })
  },
  'an in-app browser has no sendBeacon': () => {
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined })
  },
  'an in-app browser has no storage': () => {
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: () => null })
  },
  'storage is blocked': () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError')
        },
      })
    }
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    }
  },
}

const combinations: string[][] = [
  ...Object.keys(changes).map((name) => [name]),
  ['a password manager puts elements beside fields', 'an in-app browser has no sendBeacon', 'an in-app browser has no storage'],
  ['the page is translated', 'storage is blocked', 'iOS makes a number in the footer a link'],
]

/** They change every text, so the markup of each kind of page matters. Others change forms, the layout or storage, as on any page with a form. */
const changesTexts = (name: string) => name === 'the page is translated' || name === 'a proxy collapses white space'

const samples = samplePhotos()
const typed = { name: 'Pat Miller', email: 'pat@example.com', comment: 'A side gate,\nplease', 'call-time': 'evening' }

describe.each(builtSiteNames)('%s', (siteName) => {
  const site = readBuiltSite(siteName)
  const here = siteInBrowser(siteName)
  const photo = async () => (await samples).png
  const service = everyPage(site).find(({ screen }) => screen === 'service')?.path ?? ''
  // Only the estimate's markup depends on the trade.
  const isFirst = siteName === builtSiteNames[0] || process.env.LONG
  const pathsFor = (names: string[]) => {
    if (!isFirst) return names.some(changesTexts) ? ['/estimate/'] : []
    return names.some(changesTexts) || process.env.LONG ? ['/', '/contact/', '/estimate/', service] : ['/', '/estimate/']
  }

  test.each(
    combinations.map((names) => [names.join(' and '), names, pathsFor(names)] as const).filter(([, , paths]) => paths.length > 0),
  )('hydrates in one load and keeps what was typed when %s', async (_, names, paths) => {
    for (const path of paths) {
      const scripts = holdScripts()
      let loads = 0
      const page = await here.visit(path, {
        ...desktop,
        waitsFor: 'load',
        // React #418: the page differs from the server's and is rendered again.
        expects: /Minified React error #418/,
        async before(page) {
          page.on('request', (request) => request.isNavigationRequest() && loads++)
          for (const name of names) await page.addInitScript(changes[name] ?? '')
          await scripts.before(page)
        },
      })
      const hasForm = path === '/contact/' || path === '/estimate/'
      if (hasForm) await fill(page, await photo())
      await scripts.release(page)
      expect([path, loads]).toEqual([path, 1])
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (hasForm) {
        expect([path, await values(page)]).toEqual([path, typed])
        await page.locator('.photo-item').waitFor()
      }
      await page.locator('.site-nav a[href="/about/"]').click()
      await page.locator('.about-head').waitFor()
      expect([path, loads]).toEqual([path, 1])
    }
  })

  test('a page that is translated after hydration stays usable', async () => {
    const page = await here.visit('/estimate/', desktop)
    await page.evaluate(translate)
    for (const name of ['place', 'material']) {
      for (const option of await page.locator(`input[name=${name}]`).all()) await option.check({ force: true })
    }
    await page.locator('.contact-form [type=submit]').click()
    await page.locator('.problem').waitFor()
    await page.evaluate(translate)
    await fill(page, await photo())
    await page.locator('.contact-form [type=submit]').click()
    await page.locator('.contact-sent').waitFor()
    await page.locator('.site-nav a[href="/gallery/"]').click()
    await page.locator('.gallery').waitFor()
    expect(await page.locator('html').getAttribute('data-script')).toBe('hydrated')
  })
})

async function fill(page: Page, photo: Buffer) {
  for (const [name, value] of Object.entries(typed)) {
    const field = page.locator(`#contact-${name}`)
    if (name === 'call-time') await field.selectOption(value)
    else await field.fill(value)
  }
  await page.locator('#contact-photos').setInputFiles({ name: 'fence.png', mimeType: 'image/png', buffer: photo })
}

async function values(page: Page) {
  const entries = Object.keys(typed).map(async (name) => [name, await page.locator(`#contact-${name}`).inputValue()] as const)
  return Object.fromEntries(await Promise.all(entries))
}

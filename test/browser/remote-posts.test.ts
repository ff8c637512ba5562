import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { blogPost, type EntryFields, linkTo, paragraph, picture, richText, space, text, token } from '../../scripts/bench/contentful.ts'
import { askAt } from '../helpers/ask.ts'
import { openPage, scrollThrough, sharedBrowser, untilHydrated } from '../helpers/browser.ts'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { startContentfulServer } from '../helpers/contentful-server.ts'
import { startSite } from '../helpers/start-site.ts'

const node = (nodeType: string, content: unknown[] = [], data: object = {}) => ({ nodeType, data, content })
const link = (uri: string, ...content: unknown[]) => node('hyperlink', content, { uri })
const cell = (type: string, value: string, data: object = {}) => node(type, [paragraph(value)], data)
const to = (linkType: 'Asset' | 'Entry', id: string) => ({ target: linkTo(linkType, id) })
const marks = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough']

const everyNode = richText(
  ...[1, 2, 3, 4, 5, 6].map((level) => node(`heading-${level}`, [text(`Heading of level ${level}`)])),
  node('paragraph', [...marks.map((mark) => text(`${mark} `, mark)), text('both', 'bold', 'italic'), text('one\ntwo')]),
  node('paragraph', [
    link('/about/', text('about')),
    link('https://other.example/', text('other')),
    link('tel:+15555550100', text('call')),
  ]),
  node('unordered-list', [node('list-item', [paragraph('a'), node('ordered-list', [node('list-item', [paragraph('b')])])])]),
  node('blockquote', [paragraph('quoted')]),
  node('hr'),
  node('table', [
    node('table-row', [cell('table-header-cell', 'Wood'), cell('table-header-cell', 'Price')]),
    node('table-row', [cell('table-header-cell', 'Cedar'), cell('table-cell', 'More', { colspan: 2 })]),
  ]),
  node('embedded-asset-block', [], to('Asset', 'fence')),
  node('embedded-entry-block', [], to('Entry', 'entry2')),
  node('paragraph', [text('See '), node('embedded-entry-inline', [], to('Entry', 'entry2'))]),
  node('paragraph', [node('entry-hyperlink', [text('there')], to('Entry', 'entry2'))]),
)
const misplaced = richText(
  node('paragraph', [
    node('paragraph', [text('a paragraph in a paragraph')]),
    node('table', [node('table-row', [cell('table-cell', 'x')])]),
  ]),
  node('paragraph', [link('/a/', link('/b/', text('a link in a link')))]),
  node('unordered-list', [text('bare'), paragraph('text'), node('hr')]),
  node('table', [paragraph('no row'), node('table-row', [text('no cell')]), node('table-row', [cell('table-cell', 'one'), null])]),
  node('heading-2', [node('hr'), text('A rule in a heading')]),
  node('heading-2', [text('A rule in a heading')]),
  text('alone'),
  node('sparkle', [paragraph('unknown'), node('list-item', [text('stray')])]),
)
const odd = '\n  line\r\nline\rline\u2028\u2029 \u00a0 \u0000\u000b\ufeff\u202e\ud800 e\u0301 🏡 </script><!-- ]]> &amp; <b>&lt;'

const posts: EntryFields[] = [
  { body: everyNode, image: linkTo('Asset', 'fence') },
  { body: misplaced },
  { title: `Odd ${odd}`, excerpt: odd, metaDescription: odd, body: richText(paragraph(odd), node('heading-1', [text(odd)])) },
  { body: null, image: linkTo('Asset', 'fence') },
  { body: richText(node('paragraph', [text('')]), node('embedded-asset-block', [], to('Asset', 'none'))), excerpt: '' },
]

let browser: Browser
let photograph: Buffer
beforeAll(async () => {
  browser = await sharedBrowser()
  photograph = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'gray' } })
    .jpeg()
    .toBuffer()
})

async function siteWithPosts(siteName: string, wanted = posts) {
  const service = await startContentfulServer()
  service.assets.push(picture('fence'))
  const website = [readBuiltSite(siteName).siteUrl]
  service.entries.push(...wanted.map((fields, number) => blogPost(number + 1, { website, ...fields })))
  const env = { BLOG_SOURCE: 'contentful', CONTENTFUL_SPACE_ID: space, CONTENTFUL_ACCESS_TOKEN: token }
  const site = await startSite(siteName, { ...env, CONTENTFUL_HOST: `http://${service.host.host}` })
  onTestFinished(() => site.stop())
  const listed = async () => JSON.parse((await askAt(site.port)('/api/posts')).text).posts.length
  await vi.waitUntil(async () => (await listed()) === readBuiltSite(siteName).articles.length + wanted.length, { timeout: 120_000 })
  const { page, problems, close } = await openPage(browser)
  onTestFinished(close)
  await page.route('https://images.ctfassets.net/**', (route) => route.fulfill({ contentType: 'image/jpeg', body: photograph }))
  return { site, page, problems }
}

const addresses = posts.map((_, index) => `/blog/remote-post-${index + 1}/`)
/** The rendered text without NUL: HTML parsing removes it, client-side rendering does not. */
const articleText = async (page: Page) => (await page.locator('article').first().innerText()).replaceAll('\0', '')

// One site is enough: the code is the same.
test.each(
  builtSiteNames.slice(0, 1),
)('remote posts of %s hydrate without problems, and look the same after client-side navigation', async (siteName) => {
  const { site, page, problems } = await siteWithPosts(siteName)
  const shown = new Map<string, string>()
  for (const path of [...addresses, '/blog/']) {
    await page.goto(site.url + path)
    await untilHydrated(page)
    if (path === addresses[0]) await scrollThrough(page)
    expect([path, problems]).toEqual([path, []])
    if (addresses.includes(path)) shown.set(path, await articleText(page))
  }
  expect(shown.get('/blog/remote-post-1/')).toContain('Heading of level 6')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  for (const path of addresses) {
    await page.locator(`main a[href="${path}"]`).first().click()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => articleText(page)).toBe(shown.get(path))
    expect([path, problems]).toEqual([path, []])
    await page.goBack()
    await page.locator('main .blog .post-list').waitFor()
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

test('Back to page 2 of a long list restores it at once without a request', async () => {
  const { site, page } = await siteWithPosts(
    'fencing',
    Array.from({ length: 22 }, () => ({})),
  )
  await page.goto(`${site.url}/blog/`)
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Older articles' }).click()
  await page.getByRole('navigation', { name: 'Blog pages' }).locator('[aria-current=page]', { hasText: '2' }).waitFor()
  const titles = await page.locator('.post-list').innerText()
  const last = page.locator('.post-list a').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await last.click()
  await page.locator('article.post').waitFor()
  await page.route('**/api/**', (route) => route.abort())
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  expect(await page.locator('.post-list').innerText()).toBe(titles)
})

import { expect, test, vi } from 'vitest'
import { Document } from '../../client/document.tsx'
import type { ContactFields } from '../../shared/contact-form.ts'
import { type BuiltSite, type ContactState, layoutData, messagePage, type PageData, pageData } from '../../shared/page-data.ts'
import { contentPages } from '../../shared/routes.ts'
import { builtSite, contentSets, testManifest } from '../../test/helpers/content-sets.ts'
import { createPageDrawing } from './page-drawing.tsx'
import { createFramedDrawing } from './page-frames.ts'

const texts = [
  ...['', 'Ana Castillo', '\nfirst line', '\r\n\r\n', '"></textarea></script><!--', `'&amp;"<b>`],
  ...['\u2028\u2029\ufffd😀', '$& $1 $$', '\0\b\\n', '"', 'x'.repeat(50_000)],
]

function makeDrawing(site: BuiltSite) {
  const draw = vi.fn(createPageDrawing({ manifest: testManifest(), areaServed: site.areaServed, Document }))
  const layout = layoutData(site, { siteUrl: 'https://site.example', year: 2026 })
  const framed = createFramedDrawing(draw)
  return { draw, whole: (page: PageData) => draw({ layout, page }), framed: (page: PageData) => framed({ layout, page }) }
}

function contactPage(site: BuiltSite, form: ContactState): PageData {
  const page = contentPages(site).find(({ screen }) => screen === 'contact')
  if (!page) throw new Error('There is no contact page')
  return pageData(site, page, { form })
}

const kinds: [name: string, (values: ContactFields) => ContactState][] = [
  ['errors', (values) => ({ status: 'invalid', values, errors: { name: 'Enter your name', comment: 'Tell us what you would like done' } })],
  ['a refusal', (values) => ({ status: 'refused', notice: 'rate-limited', values })],
]

for (const [name, set] of contentSets) {
  test.each(kinds)(`${name}: the form with %s is, byte for byte, the page drawn for it alone, and drawn once`, async (_, formWith) => {
    const site = builtSite(set)
    const { draw, whole, framed } = makeDrawing(site)
    for (const [number, text] of texts.entries()) {
      const other = (step: number) => texts[(number + step) % texts.length] ?? ''
      const page = contactPage(site, formWith({ name: text, email: other(1), phone: other(2), comment: other(3) }))
      expect((await framed(page)).toString()).toBe((await whole(page)).toString())
    }
    expect(draw).toHaveBeenCalledTimes(texts.length + 1)
  })
}

test('pages of one kind with other errors, other words or another year are other pages', async () => {
  const site = builtSite(contentSets[0]?.[1] ?? expect.fail('There is no content set'))
  const { whole, framed } = makeDrawing(site)
  const values = { name: 'A', email: 'B', phone: '', comment: 'C' }
  const pages = [
    contactPage(site, { status: 'invalid', values, errors: { email: 'Enter an email address' } }),
    contactPage(site, { status: 'invalid', values, errors: { name: 'Enter your name' } }),
    contactPage(site, { status: 'refused', notice: 'cross-site', values }),
    contactPage(site, { status: 'refused', notice: 'unavailable', values }),
    messagePage(site, 'We could not read that', 'Call us.'),
    messagePage(site, 'That was too much', 'Call us.'),
    messagePage(site, 'Unexpected', '500', 'first-id'),
    messagePage(site, 'Unexpected', '500', 'second-id'),
  ]
  for (const page of [...pages, ...pages]) expect((await framed(page)).equals(await whole(page))).toBe(true)
  const draw = createPageDrawing({ manifest: testManifest(), areaServed: site.areaServed, Document })
  const drawFramed = createFramedDrawing(draw)
  const [page] = pages
  for (const year of [2026, 2027]) {
    const layout = layoutData(site, { siteUrl: 'https://site.example', year })
    expect((await drawFramed({ layout, page: page ?? expect.fail() })).includes(`"year":${year}`)).toBe(true)
  }
})

test('a drawing that failed is tried again by the next who asks', async () => {
  const site = builtSite(contentSets[0]?.[1] ?? expect.fail('There is no content set'))
  const layout = layoutData(site, { siteUrl: 'https://site.example', year: 2026 })
  const draw = vi.fn(async () => Buffer.from('<!doctype html>')).mockRejectedValueOnce(new Error('once'))
  const framed = createFramedDrawing(draw)
  const state = { layout, page: messagePage(site, 'Unexpected', '500') }
  await expect(framed(state)).rejects.toThrow('once')
  expect((await framed(state)).toString()).toBe('<!doctype html>')
})

test('where as many are kept as may be, what is kept is still found', async () => {
  const site = builtSite(contentSets[0]?.[1] ?? expect.fail('There is no content set'))
  const layout = layoutData(site, { siteUrl: 'https://site.example', year: 2026 })
  const draw = vi.fn(async () => Buffer.from('<!doctype html>'))
  const framed = createFramedDrawing(draw)
  const numbers = Array.from({ length: 300 }, (_, number) => number)
  for (const number of [...numbers, ...numbers]) await framed({ layout, page: messagePage(site, `Kind ${number}`, 'Call us.') })
  expect(draw).toHaveBeenCalledTimes(300)
})

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { LayoutData } from '../../shared/pages/page-data.ts'
import { SiteContext } from '../contexts/site-context.ts'
import { RichText } from './rich-text.tsx'
import { parseRichText } from './rich-text-document.ts'

const layout: LayoutData = {
  language: 'en',
  languages: ['en'],
  name: 'A business',
  logo: { strong: 'A', plain: 'business' },
  phoneNumber: '555-0100',
  telLink: 'tel:+15555550100',
  license: '0',
  openingHours: { periods: [], summary: 'Never', rows: [], specialDays: [], zone: { offset: 0, changes: [] } },
  header: { quoteLabel: 'Ask', quoteLabelShort: 'Ask', showsQuote: false },
  navigation: [],
  footer: { heading: '', paragraphs: ['', ''], text: '' },
  services: [],
  mark: { size: 1, path: '' },
  assets: { pictures: {}, drawings: {} },
  siteUrl: 'https://www.home.example',
  year: 2024,
}

const inPage = (children: ReactNode) =>
  renderToStaticMarkup(
    <StaticRouter location="/blog/post/">
      <SiteContext value={layout}>{children}</SiteContext>
    </StaticRouter>,
  )

const render = (...content: unknown[]) =>
  inPage(<RichText document={parseRichText({ nodeType: 'document', data: {}, content }).document} />)

const words = (value: string, ...marks: string[]) => ({ nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} })
const node = (nodeType: string, content: unknown[] = [], data: object = {}) => ({ nodeType, data, content })
const paragraph = (...content: unknown[]) => node('paragraph', content)

test('headings start at h2, because the page has the only h1', () => {
  const headings = [1, 2, 3, 4, 5, 6].map((level) => node(`heading-${level}`, [words(`Level ${level}`)]))
  expect(render(...headings)).toBe(
    '<h2 id="level-1">Level 1</h2><h2 id="level-2">Level 2</h2><h3>Level 3</h3><h4>Level 4</h4><h5>Level 5</h5><h6>Level 6</h6>',
  )
})

test('every mark has its element, and line breaks are kept', () => {
  const marks = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough']
  expect(render(paragraph(...marks.map((mark) => words('x', mark))))).toBe(
    '<p><strong>x</strong><em>x</em><u>x</u><code>x</code><sup>x</sup><sub>x</sub><s>x</s></p>',
  )
  expect(render(paragraph(words('both', 'bold', 'italic', 'unheard-of')))).toBe('<p><em><strong>both</strong></em></p>')
  expect(render(paragraph(words('one\ntwo')))).toBe('<p>one<br/>two</p>')
})

test.each(['valueOf', 'toString', '__proto__', '__defineGetter__', 'constructor'])('a mark named %s is ignored', (name) => {
  expect(render(paragraph(words('x', name)))).toBe('<p>x</p>')
})

test('lists, quotes and rules are rendered', () => {
  const item = (text: string) => node('list-item', [paragraph(words(text))])
  expect(
    render(node('unordered-list', [item('a'), item('b')]), node('ordered-list', [item('c')]), node('blockquote', [paragraph(words('d'))])),
  ).toBe('<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><blockquote><p>d</p></blockquote>')
  expect(render(node('hr'))).toBe('<hr/>')
})

test('a table has header cells, and each cell is labeled with its column', () => {
  const cell = (type: string, text: string, data = {}) => node(type, [paragraph(words(text))], data)
  const html = render(
    node('table', [
      node('table-row', [cell('table-header-cell', 'Wood'), cell('table-header-cell', 'Price')]),
      node('table-row', [cell('table-header-cell', 'Cedar'), cell('table-cell', 'More', { colspan: 2 })]),
    ]),
  )
  expect(html).toBe(
    '<table class="table"><thead><tr><th scope="col">Wood</th><th scope="col">Price</th></tr></thead>' +
      '<tbody><tr><th scope="row">Cedar</th><td colSpan="2" data-label="Price">More</td></tr></tbody></table>',
  )
  const withHeaderColumn = node('table', [node('table-row', [cell('table-header-cell', 'Wood'), cell('table-cell', 'Cedar')])])
  expect(render(withHeaderColumn)).toContain('<th scope="row">Wood</th>')
})

test.each([
  ['/about/', '<a href="/about/" data-discover="true">x</a>'],
  ['https://home.example/about/', '<a href="/about/" data-discover="true">x</a>'],
  ['https://other.example/', '<a href="https://other.example/" target="_blank" rel="noopener">x</a>'],
  ['//other.example/', '<a href="https://other.example/" target="_blank" rel="noopener">x</a>'],
  ['tel:+15555550100', '<a href="tel:+15555550100">x</a>'],
  ['#part', '<a href="#part">x</a>'],
  ['javascript:alert(1)', 'x'],
  ['data:text/html,x', 'x'],
])('a link to %s is rendered as %s', (uri, expected) => {
  expect(render(paragraph(node('hyperlink', [words('x')], { uri })))).toBe(`<p>${expected}</p>`)
})

const entry = { sys: { id: 'e' }, fields: { title: 'Another post', slug: 'another-post', excerpt: 'In short.' } }

test('an embedded entry is a card as a block and a link inline', () => {
  expect(render(node('embedded-entry-block', [], { target: entry }))).toContain('href="/blog/another-post/"')
  expect(render(node('embedded-entry-block', [], { target: entry }))).toContain('In short.')
  expect(render(paragraph(words('See '), node('embedded-entry-inline', [], { target: entry })))).toMatch(
    /^<p>See <a href="\/blog\/another-post\/"[^>]*>Another post<\/a><\/p>$/,
  )
  expect(render(paragraph(node('entry-hyperlink', [words('there')], { target: entry })))).toMatch(
    /<a href="\/blog\/another-post\/"[^>]*>there</,
  )
  expect(render(node('embedded-entry-block', [], { target: { sys: { id: 'gone' } } }))).toBe('')
})

test('an embedded picture has its size, source widths, alternative text and caption', () => {
  const file = { url: '//images.ctfassets.net/s/a/b.jpg', details: { image: { width: 1000, height: 500 } } }
  const html = render(node('embedded-asset-block', [], { target: { fields: { title: 'A gate', description: 'A gate, open', file } } }))
  expect(html).toContain('width="1000" height="500"')
  expect(html).toContain('b.jpg?w=800&amp;fm=webp&amp;q=75 800w')
  expect(html).toContain('alt="A gate, open"')
  expect(html).toContain('<figcaption>A gate</figcaption>')
  expect(render(node('embedded-asset-block', [], { target: { fields: { file: { url: 'javascript:x' } } } }))).toBe('')
})

test('text is never parsed as HTML', () => {
  expect(render(paragraph(words('<img src=x onerror=alert(1)>')))).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
})

test('an unknown node is replaced by its content', () => {
  expect(render(node('sparkle', [paragraph(words('inside'))]))).toBe('<p>inside</p>')
  expect(render(paragraph(words('a '), node('glitter', [words('b')])))).toBe('<p>a b</p>')
  expect(render(words('alone'), node('list-item', [words('stray')]))).toBe('<p>alone</p><p>stray</p>')
})

test('nodes are placed only where HTML allows them', () => {
  expect(render(paragraph(paragraph(words('in a paragraph'))))).toBe('<p>in a paragraph</p>')
  expect(render(node('unordered-list', [words('bare'), paragraph(words('text'))]))).toBe('<ul><li>bare</li><li>text</li></ul>')
  const link = (content: unknown) => node('hyperlink', [content], { uri: '#a' })
  expect(render(paragraph(link(link(words('x')))))).toBe('<p><a href="#a">x</a></p>')
  expect(render(paragraph(words('')), paragraph())).toBe('')
})

test.each([
  null,
  undefined,
  7,
  'text',
  [],
  {},
  { content: 'x' },
  { content: [null, 7, 'x', {}, { nodeType: 7 }, { nodeType: 'text' }, { nodeType: 'text', value: 'x', marks: 'bold' }] },
  { content: [{ nodeType: 'paragraph' }, { nodeType: 'table', content: [{ nodeType: 'table-row' }, 7] }] },
  {
    content: [
      { nodeType: 'embedded-asset-block', data: { target: null } },
      { nodeType: 'embedded-entry-block', data: 'x' },
    ],
  },
  { content: [{ nodeType: 'paragraph', content: [{ nodeType: 'hyperlink', data: null, content: [{ nodeType: 'text', value: 'x' }] }] }] },
])('malformed input never throws: %j', (document) => {
  expect(() => inPage(<RichText document={parseRichText(document).document} />)).not.toThrow()
})

test('20,000 levels of nesting do not overflow the stack', () => {
  let deep: unknown = words('bottom')
  for (let level = 0; level < 20_000; level++) deep = node('blockquote', [deep])
  expect(render(paragraph(words('top')), deep)).toContain('<p>top</p>')
})

test('headings are listed with unique ids, and words are counted', () => {
  const { contents, wordCount } = parseRichText({
    content: [node('heading-1', [words('Same')]), paragraph(words('Three words here')), node('heading-2', [words('Same')])],
  })
  expect(contents).toEqual([
    { id: 'same', text: 'Same' },
    { id: 'same-2', text: 'Same' },
  ])
  expect(wordCount).toBe(5)
})

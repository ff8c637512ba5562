import { expect, test } from 'vitest'
import { blogPost, linkTo, paragraph, picture, richText, text } from '../../scripts/bench/contentful.ts'
import { postFromEntry } from './contentful-post.ts'
import { readRichText } from './rich-text-document.ts'

const linked = {
  assets: new Map<string, unknown>([
    ['fence', picture('fence')],
    ['foreign', picture('foreign', { url: '//evil.test/x.jpg' })],
  ]),
  entries: new Map<string, unknown>([['entry7', blogPost(7)]]),
}
const read = (...content: unknown[]) => readRichText(richText(...content), linked).content

test('text nodes keep their text and marks, and nothing else', () => {
  const [node] = read({ nodeType: 'paragraph', data: { evil: 1 }, extra: 'x', content: [{ ...text('Bold', 'bold', 'code'), style: 'x' }] })
  expect(node).toEqual({ nodeType: 'paragraph', data: {}, content: [text('Bold', 'bold', 'code')] })
})

test('linked images and entries are resolved to the fields that are shown', () => {
  const [asset, entry] = read(
    { nodeType: 'embedded-asset-block', data: { target: linkTo('Asset', 'fence') }, content: [] },
    { nodeType: 'embedded-entry-block', data: { target: linkTo('Entry', 'entry7') }, content: [] },
  )
  expect(asset).toMatchObject({
    data: {
      target: {
        fields: {
          title: 'Picture fence',
          file: { url: 'https://images.ctfassets.net/space1/fence/fence.jpg', details: { image: { width: 1500, height: 1000 } } },
        },
      },
    },
  })
  expect(entry).toMatchObject({
    data: { target: { sys: { contentType: { sys: { id: 'blogPost' } } }, fields: { title: 'Remote post 7', slug: 'remote-post-7' } } },
  })
  expect(JSON.stringify(entry)).not.toContain('Text of post 7')
})

test('images of other hosts and missing entities lose their target', () => {
  for (const id of ['foreign', 'missing']) {
    expect(read({ nodeType: 'embedded-asset-block', data: { target: linkTo('Asset', id) }, content: [] })).toEqual([
      { nodeType: 'embedded-asset-block', data: {}, content: [] },
    ])
  }
})

test('a text may link to a document, but not embed it', () => {
  const sheet = picture('sheet', { url: '//assets.ctfassets.net/a/b/prices.pdf', contentType: 'application/pdf', details: {} })
  const withSheet = { ...linked, assets: new Map([['sheet', sheet]]) }
  const nodes = ['asset-hyperlink', 'embedded-asset-block'].map((nodeType) => ({
    nodeType,
    data: { target: linkTo('Asset', 'sheet') },
    content: [],
  }))
  const [link, shown] = readRichText(richText(...nodes), withSheet).content
  expect(link).toMatchObject({ data: { target: { fields: { file: { url: 'https://assets.ctfassets.net/a/b/prices.pdf' } } } } })
  expect(shown).toMatchObject({ data: {} })
  expect(shown).not.toHaveProperty('data.target')
})

test('valid links and cell spans stay, invalid ones are removed', () => {
  expect(read({ nodeType: 'hyperlink', data: { uri: 'https://a.example' }, content: [] })).toMatchObject([
    { data: { uri: 'https://a.example' } },
  ])
  expect(read({ nodeType: 'hyperlink', data: { uri: 7 }, content: [] })).toMatchObject([{ data: {} }])
  expect(read({ nodeType: 'table-cell', data: { colspan: 2, rowspan: 1e9 }, content: [] })).toMatchObject([{ data: { colspan: 2 } }])
})

test.each([
  ['null', null, []],
  ['undefined', undefined, []],
  ['a number', 7, []],
  ['an array', [], []],
  ['a document without content', { nodeType: 'document' }, []],
  ['a string', 'One.\n\nTwo.', [{ ...paragraph('One.') }, { ...paragraph('Two.') }]],
])('a body that is %s becomes a valid document', (_, body, content) => {
  expect(readRichText(body, linked)).toEqual({ nodeType: 'document', data: {}, content })
})

test('nodes with missing or unknown content, marks or types are reduced to what is valid', () => {
  expect(
    read(
      { nodeType: 'paragraph' },
      { nodeType: 'text', value: 'no marks' },
      { nodeType: 'text', value: 7 },
      { nodeType: 'text', value: 'odd marks', marks: [null, 'bold', { type: 7 }, { type: 'italic' }] },
      { content: [] },
      null,
      'text',
      { nodeType: 'unheard-of', content: [text('inside')] },
    ),
  ).toEqual([
    { nodeType: 'paragraph', data: {}, content: [] },
    text('no marks'),
    text('odd marks', 'italic'),
    { nodeType: 'unheard-of', data: {}, content: [text('inside')] },
  ])
})

test('20,000 levels, 100,000 nodes and an entry that embeds itself are cut off', () => {
  let deep: unknown = text('bottom')
  for (let level = 0; level < 20_000; level++) deep = { nodeType: 'quote', data: {}, content: [deep] }
  const document = read(paragraph('top'), deep)
  expect(JSON.stringify(document).length).toBeLessThan(10_000)
  expect(document[0]).toEqual(paragraph('top'))
  expect(JSON.stringify(readRichText({ content: Array(100_000).fill(paragraph('x')) }, linked)).length).toBeLessThan(3_000_000)
})

test('a post without an excerpt takes the first words of its text', () => {
  const entry = blogPost(1, {
    excerpt: undefined,
    metaDescription: undefined,
    body: richText(paragraph('word '.repeat(100)), paragraph('more')),
  })
  const mapped = postFromEntry(entry, { index: 0, linked, fallbackPictures: ['a', 'b', 'c', 'd', 'e'] })
  if (mapped.kind !== 'post') throw new Error(mapped.reason)
  expect(mapped.post.excerpt).toMatch(/^word( word)+ …$/)
  expect(mapped.post.excerpt.length).toBeLessThanOrEqual(202)
  expect(mapped.post.metaDescription).toBe(mapped.post.excerpt)
})

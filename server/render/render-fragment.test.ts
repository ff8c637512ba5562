import { expect, test } from 'vitest'
import { plainText } from '../../shared/inline-text.ts'
import { postFromArticle } from '../../shared/posts.ts'
import { somePosts } from '../../test/fixtures/some-posts.ts'
import { builtSite, contentSets } from '../../test/helpers/content-sets.ts'
import { linkTo, paragraph, picture, richText, text } from '../../test/helpers/contentful-server.ts'
import { readRichText } from '../content/rich-text-document.ts'
import { renderPostHtml } from './render-fragment.tsx'

const siteUrl = 'https://site.example'
const escapeHtml = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test.each(contentSets)('the articles of %s have all their words, and only absolute addresses', (_, set) => {
  const site = builtSite(set)
  for (const article of site.articles) {
    const html = renderPostHtml(postFromArticle(article), { site, siteUrl })
    for (const block of article.body) {
      if (block.kind === 'heading') expect(html).toContain(escapeHtml(block.text))
      if (block.kind === 'paragraph') expect(html.replace(/<[^>]+>/g, '')).toContain(escapeHtml(plainText(block.text)))
    }
    expect(html).not.toMatch(/ (href|src|srcset)="\//i)
    expect(html).not.toMatch(/, \/assets|<svg|<script|style=/)
  }
})

test('rich text of the content service is drawn as on its page', () => {
  const [, set] = contentSets[0] ?? []
  const [post] = somePosts(1)
  if (!set || !post) throw new Error('nothing to draw')
  const link = { nodeType: 'hyperlink', data: { uri: '/about/' }, content: [text('About <us>')] }
  const evil = { nodeType: 'hyperlink', data: { uri: 'javascript:alert(1)' }, content: [text('click')] }
  const image = { nodeType: 'embedded-asset-block', data: { target: linkTo('Asset', 'fence') }, content: [] }
  const body = richText(paragraph('First.'), { nodeType: 'paragraph', content: [link, evil] }, image)
  const document = readRichText(body, { assets: new Map([['fence', picture('fence')]]), entries: new Map() })
  const html = renderPostHtml({ ...post, body: { kind: 'rich-text', document } }, { site: builtSite(set), siteUrl })
  expect(html).toContain('<p>First.</p>')
  expect(html).toContain(`<a href="${siteUrl}/about/"`)
  expect(html).toContain('About &lt;us&gt;')
  expect(html).toContain('https://images.ctfassets.net/space1/fence/fence.jpg')
  expect(html).not.toContain('javascript:')
})

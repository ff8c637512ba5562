import { expect, test } from 'vitest'
import type { Post } from '../../shared/posts.ts'
import type { Block } from '../../shared/site-types.ts'
import { feedXml } from './feed.ts'

const nasty = ']]> </script> <!-- & "x" \u2028 \ud800 \u0000 \ufffe'

function post(blocks: Block[], changes: Partial<Post> = {}): Post {
  return {
    id: '1',
    slug: 'a-post',
    title: 'A post',
    excerpt: 'An excerpt.',
    metaDescription: 'A description.',
    createdAt: '2023-12-03',
    lastModified: '2024-01-05',
    body: { kind: 'built-in', metaTitle: 'A post', blocks, closeHeading: 'Call' },
    ...changes,
  }
}

const picture = { file: 'yard-1234', alt: 'A "yard"', width: 1600, height: 1067, widths: [400, 800, 1200] }
const settings = { url: '/blog/', h1: 'Blog', metaData: { title: 'Blog', description: 'About fences' } }

const feedOf = (posts: Post[], name = 'Some Business') =>
  feedXml({ site: { name, pages: { blog: settings } }, siteUrl: 'https://site.example', posts, pictures: { yard: picture } })

test('posts stand in the feed with absolute addresses and their bodies', () => {
  const xml = feedOf([
    post([
      { kind: 'paragraph', text: 'See **our** [gallery](/gallery/).' },
      { kind: 'heading', level: 2, text: 'Wood & vinyl' },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'table', caption: 'Prices', head: ['Kind', 'Price'], rows: [['Wood', '$20']] },
      { kind: 'quote', text: 'Good.' },
      { kind: 'picture', picture: 'yard', caption: 'Ours' },
      { kind: 'drawing', drawing: 'post', caption: 'Six feet' },
    ]),
  ])
  expect(xml).toContain('<id>https://site.example/blog/a-post/</id>')
  expect(xml).toContain('<link rel="self" href="https://site.example/feed.xml"/>')
  expect(xml).toContain('<updated>2024-01-05T00:00:00.000Z</updated>')
  expect(xml).toContain('<published>2023-12-03T00:00:00.000Z</published>')
  expect(xml).toContain('<p>See <strong>our</strong> <a href="https://site.example/gallery/">gallery</a>.</p>')
  expect(xml).toContain('<h2>Wood &amp; vinyl</h2>')
  expect(xml).toContain('<ul><li>one</li><li>two</li></ul>')
  expect(xml).toContain(
    '<table><caption>Prices</caption><thead><tr><th>Kind</th><th>Price</th></tr></thead><tbody><tr><td>Wood</td><td>$20</td></tr></tbody></table>',
  )
  expect(xml).toContain('<img src="https://site.example/assets/yard-1234-1200.jpg" alt="A &quot;yard&quot;" width="1200" height="800">')
  expect(xml).toContain('<p>Six feet</p>')
})

test('nothing that content says ends a section or breaks the file', () => {
  const xml = feedOf([post([{ kind: 'paragraph', text: nasty }], { title: nasty, excerpt: nasty })], `Name ${nasty}`)
  const outside = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
  expect(outside).not.toContain(']]>')
  expect(outside).not.toContain('</script>')
  expect(xml).not.toMatch(/[\u0000-\u0008\ufffe\ud800-\udfff]/)
})

test('a remote post has its excerpt and no body', () => {
  const xml = feedOf([post([], { body: { kind: 'rich-text', document: { nodeType: 'document', data: {}, content: [] } } })])
  expect(xml).toContain('An excerpt.')
  expect(xml).not.toContain('<content')
})

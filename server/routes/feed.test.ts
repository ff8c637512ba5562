import { expect, test } from 'vitest'
import type { Post } from '../../shared/blog/posts.ts'
import { somePosts } from '../../test/fixtures/some-posts.ts'
import { feedXml } from './feed.ts'

const nasty = ']]> </script> <!-- & "x" \u2028 \ud800 \u0000 \ufffe'
const settings = { url: '/blog/', h1: 'Blog', metaData: { title: 'Blog', description: 'About our work' } }

const feedOf = (posts: Post[], name = 'Some Business') =>
  feedXml({ site: { language: 'en', name, pages: { blog: settings } }, siteUrl: 'https://site.example', posts })

test('posts are in the feed with absolute addresses, dates and excerpts', () => {
  const xml = feedOf(somePosts(2))
  expect(xml).toContain('<id>https://site.example/blog/post-1/</id>')
  expect(xml).toContain('<link rel="self" href="https://site.example/feed.xml"/>')
  expect(xml).toContain('<updated>2024-01-02T00:00:00.000Z</updated>')
  expect(xml).toContain('<published>2024-01-01T00:00:00.000Z</published>')
  for (const { excerpt } of somePosts(2)) expect(xml).toContain(`<![CDATA[${excerpt}]]>`)
})

test('no content can end a CDATA section or break the file', () => {
  const posts = somePosts(1).map((post): Post => ({ ...post, title: nasty, excerpt: nasty }))
  const xml = feedOf(posts, `Name ${nasty}`)
  const outside = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
  expect(outside).not.toContain(']]>')
  expect(outside).not.toContain('</script>')
  expect(xml.replace(/\n/g, '')).not.toMatch(/[\p{Cc}\p{Surrogate}\ufffe]/u)
})

test('a blog without posts has a feed', () => {
  expect(feedOf([])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
})

test('the feed of another language has the addresses of that language', () => {
  const site = { language: 'es' as const, name: 'Some Business', pages: { blog: { ...settings, url: '/es/blog/' } } }
  const xml = feedXml({ site, siteUrl: 'https://site.example', posts: somePosts(1) })
  expect(xml).toContain('<id>https://site.example/es/blog/post-0/</id>')
  expect(xml).toContain('<link rel="self" href="https://site.example/es/feed.xml"/>')
})

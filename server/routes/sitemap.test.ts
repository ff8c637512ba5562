import { expect, test } from 'vitest'
import { createPostIndex } from '../../shared/blog/post-index.ts'
import type { PostSummary } from '../../shared/blog/posts.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { somePosts } from '../../test/fixtures/some-posts.ts'
import { builtSite, contentSets } from '../../test/helpers/content-sets.ts'
import { createResolveAddress } from '../addresses/resolve-address.ts'
import { sitemapXml } from './sitemap.ts'

const siteUrl = 'https://site.example'

function sitemapOf(site: BuiltSite, posts: readonly PostSummary[]) {
  const lookup = { ...createPostIndex(posts), count: posts.length }
  const resolveAddress = createResolveAddress([{ site, posts: lookup }])
  return sitemapXml({ sites: [{ site, posts }], siteUrl, resolveAddress })
}

test.each(contentSets)('the sitemap of %s has every page once, with a date if one is known', async (_, set) => {
  const site = builtSite(set)
  const xml = await sitemapOf(site, somePosts(13))
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const path of ['/', '/services/', '/contact/', '/blog/', '/blog/page/2/', '/blog/post-12/', '/directories-on-the-web/']) {
    expect(addresses).toContain(siteUrl + path)
  }
  for (const { page } of site.services) if (page) expect(addresses).toContain(siteUrl + page.path)
  expect(addresses).not.toContain(`${siteUrl}/404/`)
  expect(xml).toContain(`<loc>${siteUrl}/blog/post-12/</loc><lastmod>2024-01-13`)
})

test('a remote post whose address is a redirect is left out', async () => {
  const [[, set] = []] = contentSets
  const [post] = somePosts(1)
  if (!set || !post) throw new Error('no content set or post')
  const site = { ...builtSite(set), redirects: { '/blog/1/': '/blog/' } }
  const xml = await sitemapOf(site, [post, { ...post, id: '2', slug: '1' }])
  expect(xml).toContain(`<loc>${siteUrl}/blog/post-0/</loc>`)
  expect(xml).not.toContain(`<loc>${siteUrl}/blog/1/</loc>`)
})

test('the pages of another language are included, under its addresses', async () => {
  const [[, set] = []] = contentSets
  if (!set) throw new Error('no content set')
  const site = builtSite(set)
  const spanish = { language: 'es' as const, services: [], pages: site.pages, ownPages: {}, redirects: {} }
  const translation = { site: spanish, posts: somePosts(1) }
  const posts = { ...createPostIndex(translation.posts), count: 1 }
  const english = { ...createPostIndex(somePosts(2)), count: 2 }
  const resolveAddress = createResolveAddress([
    { site, posts: english },
    { site: spanish, posts },
  ])
  const xml = await sitemapXml({ sites: [{ site, posts: somePosts(2) }, translation], siteUrl, resolveAddress })
  const addresses = [...xml.matchAll(/<loc>https:\/\/site\.example(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
  const translated = addresses.filter((address) => address.startsWith('/es/'))
  expect(translated).toEqual(expect.arrayContaining(['/es/', '/es/about/', '/es/blog/', '/es/blog/post-0/']))
  expect(addresses).toContain('/blog/post-1/')
  expect(addresses).not.toContain('/es/blog/post-1/')
})

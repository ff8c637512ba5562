import { expect, test } from 'vitest'
import { somePosts } from '../../test/fixtures/some-posts.ts'
import { contentSets } from '../../test/helpers/content-sets.ts'
import { sitemapXml } from './sitemap.ts'

test.each(contentSets)('the sitemap of %s has every page once, with a date where one is known', async (_, { site }) => {
  const posts = somePosts(13)
  const xml = await sitemapXml(site, 'https://site.example', posts)
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const path of ['/', '/services/', '/contact/', '/blog/', '/blog/page/2/', '/blog/post-12/', '/directories-on-the-web/']) {
    expect(addresses).toContain(`https://site.example${path}`)
  }
  for (const { page } of site.services) if (page) expect(addresses).toContain(`https://site.example${page.path}`)
  expect(addresses).not.toContain('https://site.example/404/')
  expect(xml).toContain('<loc>https://site.example/blog/post-12/</loc><lastmod>2024-01-13')
})

import { Feed } from 'feed'
import { pathOf, postPage } from '../../shared/addresses/routes.ts'
import type { PostSummary } from '../../shared/blog/posts.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { canonicalUrl } from '../../shared/pages/metadata.ts'
import { htmlText, xmlText } from './xml-text.ts'

type FeedSource = {
  site: Pick<Site, 'language' | 'name' | 'pages'>
  siteUrl: string
  /** Newest first. */
  posts: readonly PostSummary[]
}

export function feedXml({ site, siteUrl, posts }: FeedSource): string {
  const { language } = site
  const home = canonicalUrl(siteUrl, { path: pathOf('home', language) })
  const blog = site.pages.blog
  const feed = new Feed({
    id: home,
    title: xmlText(site.name),
    description: xmlText(blog?.metaData.description ?? site.name),
    link: canonicalUrl(siteUrl, { path: pathOf('blog', language) }),
    feed: canonicalUrl(siteUrl, { path: pathOf('feed', language) }),
    favicon: canonicalUrl(siteUrl, { path: '/apple-touch-icon.png' }),
    updated: new Date(Math.max(0, ...posts.map(({ lastModified }) => Date.parse(lastModified)))),
    author: { name: xmlText(site.name), link: home },
    generator: false,
  })
  for (const post of posts) {
    const address = canonicalUrl(siteUrl, postPage(post.slug, language))
    feed.addItem({
      id: address,
      link: address,
      title: htmlText(post.title),
      description: htmlText(post.excerpt),
      date: new Date(post.lastModified),
      published: new Date(post.createdAt),
    })
  }
  return feed.atom1()
}

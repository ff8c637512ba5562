import { findMetadata, metadataEntries } from './metadata.ts'
import type { BlogList, PageContent } from './page-content.ts'
import type { Post } from './posts.ts'
import type { Page } from './routes.ts'
import { shorten } from './shorten.ts'
import type { MetaData, Site } from './site-types.ts'

/** What a page's head says about it. */
export type PageMetadata = MetaData & {
  robots: string
  /** Name of the page's picture among those that the build draws. */
  image?: string
  /** Absolute address of a post's own picture. */
  imageUrl?: string
  type?: 'article'
  publishedTime?: string
  modifiedTime?: string
}

type MetadataSource = Pick<Site, 'pages' | 'services' | 'notFound' | 'keywords'>

export function pageMetadata(site: MetadataSource, page: Page, content: PageContent): PageMetadata {
  const robots = page.indexable ? 'index, follow' : 'noindex'
  if (content.screen === 'not-found' || content.screen === 'missing-post') return { ...site.notFound.metaData, robots }
  if (content.screen === 'post') return postMetadata(content.post, robots)
  const found = findMetadata(metadataEntries(site), page.path)
  const metadata = { ...found, keywords: found.keywords ?? site.keywords, robots, image: page.key.replace(':', '-') }
  if (content.screen === 'contact' && content.form.status !== 'empty') return { ...metadata, robots: 'noindex' }
  if (content.screen === 'blog') return listMetadata({ ...metadata, image: 'blog' }, content.list)
  return metadata
}

/** Further pages of a list say which they are, so that no two have the same title or description. */
function listMetadata(metadata: PageMetadata, { number, count }: BlogList): PageMetadata {
  if (number === 1) return metadata
  return {
    ...metadata,
    title: `${shorten(metadata.title, 48)}, page ${number}`,
    description: `Page ${number} of ${count}. ${shorten(metadata.description, 140)}`,
  }
}

function postMetadata(post: Post, robots: string): PageMetadata {
  const isBuiltIn = post.body.kind === 'built-in'
  return {
    title: post.body.kind === 'built-in' ? post.body.metaTitle : post.title,
    description: shorten(post.metaDescription, 160),
    keywords: post.tags,
    robots,
    image: isBuiltIn ? `post-${post.slug}` : 'blog',
    imageUrl: post.image,
    type: 'article',
    publishedTime: post.createdAt,
    modifiedTime: post.lastModified,
  }
}

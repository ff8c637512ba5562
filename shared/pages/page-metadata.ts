import { listedPage, type Page, pageOfList, withoutLanguage } from '../addresses/routes.ts'
import { type Post, upToDateOn } from '../blog/posts.ts'
import { sentTitle } from '../contact/sent-title.ts'
import type { MetaData, Site } from '../content/site-types.ts'
import type { Language } from '../language/languages.ts'
import { messagesFor } from '../language/messages.ts'
import { plainText } from '../text/inline-text.ts'
import { shorten, wholeSentences } from '../text/shorten.ts'
import { findMetadata, metadataEntries } from './metadata.ts'
import type { BlogList } from './page-content.ts'
import type { PageContent } from './page-types.ts'
import type { JobContent } from './work-content.ts'

/** Metadata in the `head` of a page. */
export type PageMetadata = MetaData & {
  robots: string
  /** Set on a page that is not indexed, to give it a canonical link to the page that is. */
  isCanonical?: boolean
  /** Name of the page's social picture in the manifest. */
  image?: string
  /** Absolute address of a post's own picture. */
  imageUrl?: string
  type?: 'article'
  publishedTime?: string
  modifiedTime?: string
}

/** The name of a page's social picture. */
export const imageOf = ({ key }: Pick<Page, 'key'>) => key.replaceAll(':', '-')

type MetadataSource = Pick<Site, 'language' | 'pages' | 'services' | 'ownPages' | 'notFound' | 'keywords' | 'name'>

export function pageMetadata(site: MetadataSource, page: Page, content: PageContent): PageMetadata {
  const robots = page.indexable ? 'index, follow' : 'noindex'
  if (content.screen === 'not-found' || content.screen === 'missing-post') return { ...site.notFound.metaData, robots }
  if (content.screen === 'post') return postMetadata(content.post, page, robots)
  if (content.screen === 'job') return jobMetadata(content.job, page, site)
  if (content.screen === 'work') return workMetadata(site, page, content.list)
  const found = findMetadata(metadataEntries(site), withoutLanguage(page.path, page.language))
  const metadata = { ...found, keywords: found.keywords ?? site.keywords, robots, image: imageOf(page) }
  if (content.screen === 'estimate') return { ...metadata, image: imageOf(listedPage('estimate', page.language)), isCanonical: true }
  if (content.screen === 'contact' && content.form.status === 'sent')
    return { ...metadata, title: sentTitle(content.contact.form.sentHeading, site.name), robots: 'noindex' }
  if (content.screen === 'contact' && content.form.status !== 'empty') return { ...metadata, robots: 'noindex' }
  if (content.screen === 'blog')
    return listMetadata({ ...metadata, image: imageOf(pageOfList('blog', 1, page.language)) }, content.list, page.language)
  return metadata
}

/** Jobs have no entry in `pages`, so their metadata is made from their content. */
function jobMetadata({ title: job, town, text }: JobContent, page: Page, { name, keywords }: MetadataSource): PageMetadata {
  const place = `${job}, ${town}`
  const description = wholeSentences(plainText(text), 160)
  const title = place.length < 30 ? `${place} | ${name}` : shorten(place, 60)
  return { title, description, keywords, robots: 'index, follow', image: imageOf(page) }
}

function workMetadata(site: MetadataSource, page: Page, list: Pick<BlogList, 'number' | 'count'>): PageMetadata {
  const first = listedPage('work', page.language)
  const found = findMetadata(metadataEntries(site), withoutLanguage(first.path, page.language))
  const metadata = { ...found, keywords: found.keywords ?? site.keywords, robots: 'index, follow', image: imageOf(first) }
  return listMetadata(metadata, list, page.language)
}

/** Page 2 and later have their number in the title and description, so that these are unique. */
function listMetadata(metadata: PageMetadata, { number, count }: Pick<BlogList, 'number' | 'count'>, language: Language): PageMetadata {
  if (number === 1) return metadata
  const { blogList } = messagesFor(language)
  return {
    ...metadata,
    title: blogList.title(shorten(metadata.title, 48), number),
    description: blogList.description(shorten(metadata.description, 140), number, count),
  }
}

function postMetadata(post: Post, page: Page, robots: string): PageMetadata {
  const isBuiltIn = post.body.kind === 'built-in'
  return {
    title: post.body.kind === 'built-in' ? post.body.metaTitle : post.title,
    description: shorten(post.metaDescription, 160),
    keywords: post.tags,
    robots,
    image: imageOf(isBuiltIn ? page : pageOfList('blog', 1, page.language)),
    imageUrl: post.image,
    type: 'article',
    publishedTime: post.createdAt,
    modifiedTime: upToDateOn(post),
  }
}

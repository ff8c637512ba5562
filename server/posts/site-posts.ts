import type { BuiltSite } from '../../shared/pages/page-data.ts'
import type { Logger } from '../base/log.ts'
import type { DocumentStore } from '../store/store.ts'
import { createBuiltInLibrary } from './built-in-library.ts'
import { createContentfulLibrary } from './contentful-library.ts'
import { type ContentfulConfig, createContentfulSource } from './contentful-source.ts'
import { createCopyStore } from './last-good-copy.ts'
import type { PostLibrary } from './post-library.ts'

type PostOptions = { site: BuiltSite; siteUrl: string; documents: DocumentStore; log: Logger }

/** The posts of a site in its default language, from the configured source. */
export async function createSitePosts(
  { contentful }: { contentful: ContentfulConfig | undefined },
  { site, siteUrl, documents, log }: PostOptions,
): Promise<PostLibrary> {
  if (!contentful) return createBuiltInLibrary(site)
  const { spaceId, environment, host } = contentful
  const copy = createCopyStore(documents, `${host.host}/${spaceId}/${environment}`)
  return createContentfulLibrary({ site, siteUrls: [siteUrl, site.siteUrl], source: createContentfulSource(contentful), copy, log })
}

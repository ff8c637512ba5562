import { join } from 'node:path'
import type { Site } from '../../shared/site-types.ts'
import type { ContentfulConfig } from '../config.ts'
import { createContentfulLibrary } from './contentful-library.ts'
import { createContentfulSource } from './contentful-source.ts'
import { createLastGoodCopy } from './last-good-copy.ts'
import type { PostLibrary } from './post-library.ts'

type RemotePostsOptions = {
  service: ContentfulConfig
  site: Pick<Site, 'articles' | 'blog' | 'siteUrl'>
  /** As configured; entries may name this address or the content set's own. */
  siteUrl: string
  dataDir: string
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void }
}

/** The library of a site whose posts come from the content service, with its copy in the data folder. */
export function createRemotePosts({ service, site, siteUrl, dataDir, log }: RemotePostsOptions): Promise<PostLibrary> {
  const siteUrls = [siteUrl, site.siteUrl]
  const origin = [service.host.host, service.spaceId, service.environment, ...siteUrls].join(' ')
  const copy = createLastGoodCopy(join(dataDir, 'posts', 'last-good-copy.jsonl'), origin)
  return createContentfulLibrary({ site, siteUrls, source: createContentfulSource(service), copy, log })
}

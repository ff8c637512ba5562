import type { BuiltSite } from '../shared/page-data.ts'
import type { PostLibrary } from './content/post-library.ts'

/** The site in one language, with its posts. */
export type SpokenSite = { site: BuiltSite; posts: PostLibrary }

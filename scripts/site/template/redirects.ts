import type { Site } from '../../../shared/content/site-types.ts'
import { articles } from './articles.ts'

const articlesById = Object.fromEntries(articles.map(({ id, slug }) => [`/blog/${id}/`, `/blog/${slug}/`]))

/** Addresses of an older site and where each has moved: '/old-page/': '/services/'. */
export const redirects: Site['redirects'] = { ...articlesById }

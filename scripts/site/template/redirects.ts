import type { Facts } from 'contractor-website/content'
import { articles } from './articles.ts'

const articlesById = Object.fromEntries(articles.map(({ id, slug }) => [`/blog/${id}/`, `/blog/${slug}/`]))

/** Addresses of an older site and where each has moved: '/old-page/': '/services/'. */
export const redirects: Facts['redirects'] = { ...articlesById }

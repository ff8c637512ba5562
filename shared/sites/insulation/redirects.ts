import type { Facts } from 'contractor-website/content'
import { articles } from './articles.ts'

const articlesById = Object.fromEntries(articles.map(({ id, slug }) => [`/blog/${id}/`, `/blog/${slug}/`]))

export const redirects: Facts['redirects'] = {
  '/residential-insulation/': '/residential-spray-foam-insulation-denver/',
  '/commercial-insulation/': '/commercial-spray-foam-insulation-denver/',
  '/attic-insulation/': '/attic-insulation-denver/',
  '/crawl-space-insulation/': '/crawl-space-insulation-denver/',
  '/roofing-foam/': '/services/#roofing',
  '/spray-foam-insulation/': '/services/',
  '/free-quote/': '/contact/',
  '/work/crawl-space-sealed/': '/work/crawl-space-walls/',
  ...articlesById,
}

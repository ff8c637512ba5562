import type { PageContent } from './page-content.ts'
import type { Page, Screen } from './routes.ts'

/** The last one is the page itself and has no address. */
export type Breadcrumb = { name: string; href?: string }

const names: Partial<Record<Screen, string>> = {
  services: 'Services',
  blog: 'Blog',
  about: 'About',
  careers: 'Careers',
  contact: 'Contact',
  gallery: 'Gallery',
  directories: 'Find us on the web',
  privacy: 'Privacy',
}

const home: Breadcrumb = { name: 'Home', href: '/' }
const blog: Breadcrumb = { name: 'Blog', href: '/blog/' }

export function breadcrumb(page: Pick<Page, 'screen'>, content: PageContent): Breadcrumb[] {
  if (page.screen === 'home' || page.screen === 'not-found') return []
  if (content.screen === 'service') return [home, { name: 'Services', href: '/services/' }, { name: content.service.name }]
  if (content.screen === 'post') return [home, blog, { name: content.post.title }]
  if (content.screen === 'missing-post') return [home, blog]
  if (content.screen === 'blog' && content.list.number > 1) return [home, blog, { name: `Page ${content.list.number}` }]
  return [home, { name: names[page.screen] ?? '' }]
}

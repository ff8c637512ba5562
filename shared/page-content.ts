import type { ContactFields } from './contact-fields.ts'
import type { ContactErrors } from './contact-words.ts'
import type { Post, PostSummary } from './posts.ts'
import type { PrivacyFacts } from './privacy/privacy-facts.ts'
import { privacyBlocks } from './privacy/privacy-page.ts'
import { type Page, serviceHref } from './routes.ts'
import type { Block, Close, HomeSections, Service, Site, Testimonial } from './site-types.ts'

export type ContactNotice = 'rate-limited' | 'unavailable' | 'cross-site'
export type ContactState =
  | { status: 'empty' }
  | { status: 'sent' }
  | { status: 'invalid'; values: ContactFields; errors: ContactErrors }
  | { status: 'refused'; notice: ContactNotice; values: ContactFields; retryAfterMinutes?: number }

/** What the drawing and its notes show; the small drawings are of the page about the business. */
export type HomeHighlights = Omit<Highlights, 'items'> & { items: Omit<Highlights['items'][number], 'icon'>[] }
type Highlights = HomeSections['highlights']
type HomeService = Pick<Service, 'id' | 'name' | 'description' | 'shortLine' | 'measures' | 'picture' | 'drawing'> & { href: string }
type ListedService = Pick<Service, 'id' | 'name' | 'description' | 'facts' | 'picture' | 'comparison'> & { href: string }
type RelatedArticle = Pick<PostSummary, 'slug' | 'title' | 'excerpt'>
type ArticleTeaser = RelatedArticle & Pick<PostSummary, 'createdAt' | 'picture'>

/** A sample says so. */
export type ShownTestimonial = Pick<Testimonial, 'avatarUrl' | 'name' | 'title' | 'quote' | 'rating' | 'source'> & { sample?: true }

/** One page of the blog's list. */
export type BlogList = { posts: PostSummary[]; number: number; count: number }

export type PageContent =
  | {
      screen: 'home'
      h1: string
      subtitle?: string
      homepage: Omit<Site['homepage'], 'highlights'> & { highlights?: HomeHighlights }
      services: HomeService[]
      testimonials: ShownTestimonial[]
      articles: ArticleTeaser[]
    }
  | { screen: 'services'; h1: string; subtitle?: string; services: ListedService[]; close: Close }
  | {
      screen: 'service'
      service: Service & { page: NonNullable<Service['page']> }
      testimonial?: ShownTestimonial
      articles: RelatedArticle[]
      gallery: Site['gallery']['items']
    }
  | { screen: 'about'; h1: string; subtitle?: string; about: Site['about'] }
  | { screen: 'careers'; h1: string; subtitle?: string; careers: Site['careers'] }
  | { screen: 'contact'; h1: string; subtitle?: string; contact: Site['contact']; mapQuery: string; form: ContactState }
  | { screen: 'gallery'; h1: string; subtitle?: string; gallery: Site['gallery'] }
  | { screen: 'directories'; h1: string; subtitle?: string; directories: Site['directories'] }
  | { screen: 'privacy'; h1: string; subtitle?: string; effectiveDate: string; body: Block[] }
  | { screen: 'blog'; h1: string; subtitle?: string; blog: Site['blog']; list: BlogList }
  | { screen: 'post'; blog: Site['blog']; post: Post; recent: PostSummary[] }
  | { screen: 'missing-post' }
  | { screen: 'not-found'; notFound: Site['notFound'] }
  | { screen: 'message'; h1: string; text: string; requestId?: string }

export type PageInput = {
  /** What pages of the blog cannot do without; the other pages ignore it. */
  list?: BlogList
  post?: Post
  recent?: PostSummary[]
  /** What the page about privacy cannot do without. */
  privacy?: PrivacyFacts
  form?: ContactState
}

/**
 * Each page gets what it shows and no more: all of it stands in the page a second time, for hydration. Throws when the page needs a
 * service, post or list that is not there.
 */
export function pageContent(site: Site, page: Page, input: PageInput): PageContent {
  const settings = (key: string) => {
    const found = site.pages[key]
    if (!found) throw new Error(`The content set has no page settings for '${key}'`)
    return { h1: found.h1, subtitle: found.subtitle }
  }
  switch (page.screen) {
    case 'home':
      return { screen: 'home', ...settings('homepage'), ...homeContent(site) }
    case 'services':
      return { screen: 'services', ...settings('services'), services: site.services.map(listedService), close: site.servicesPage.close }
    case 'service':
      return serviceContent(site, page)
    case 'about':
      return { screen: 'about', ...settings('about'), about: site.about }
    case 'careers':
      return { screen: 'careers', ...settings('careers'), careers: site.careers }
    case 'contact':
      return {
        screen: 'contact',
        ...settings('contact'),
        contact: site.contact,
        mapQuery: site.mapQuery,
        form: input.form ?? { status: 'empty' },
      }
    case 'gallery':
      return { screen: 'gallery', ...settings('gallery'), gallery: site.gallery }
    case 'directories':
      return { screen: 'directories', ...settings('directoriesOnTheWeb'), directories: site.directories }
    case 'privacy':
      return {
        screen: 'privacy',
        ...settings('privacy'),
        effectiveDate: site.privacyDate,
        body: privacyBlocks(site.language, site, given(input.privacy, page)),
      }
    case 'blog':
      return { screen: 'blog', ...settings('blog'), blog: site.blog, list: given(input.list, page) }
    case 'post':
      return { screen: 'post', blog: site.blog, post: given(input.post, page), recent: input.recent ?? [] }
    case 'missing-post':
      return { screen: 'missing-post' }
    case 'not-found':
      return { screen: 'not-found', notFound: site.notFound }
  }
}

function given<T>(part: T | undefined, page: Page): T {
  if (!part) throw new Error(`The page ${page.key} lacks what it shows`)
  return part
}

function homeContent(site: Site) {
  const { sections, highlights, ...homepage } = site.homepage
  const services = homepage.services ? site.services.map(homeService) : []
  const testimonials = homepage.testimonials ? site.testimonials.map(shownTestimonial) : []
  const articles = findArticles(site, homepage.articles?.slugs ?? []).map(({ slug, title, excerpt, createdAt, picture }) => {
    return { slug, title, excerpt, createdAt, picture }
  })
  // A heading without anything below it is not shown.
  const empty = new Set<string>([...(testimonials.length === 0 ? ['testimonials'] : []), ...(articles.length === 0 ? ['articles'] : [])])
  const shown = sections.filter((name) => !empty.has(name))
  return {
    homepage: { ...homepage, sections: shown, ...(highlights && { highlights: withoutIcons(highlights) }) },
    services,
    testimonials,
    articles,
  }
}

function withoutIcons({ items, ...highlights }: Highlights): HomeHighlights {
  return { ...highlights, items: items.map(({ icon: _, ...item }) => item) }
}

function serviceContent(site: Site, page: Page): PageContent {
  const service = site.services.find((candidate) => candidate.page?.path === page.path)
  if (!service?.page) throw new Error(`No service has the path ${page.path}`)
  const gallery = service.page.related.pictures.flatMap((name) => site.gallery.items.find((item) => item.picture === name) ?? [])
  const articles = findArticles(site, service.page.related.articles).map(({ slug, title, excerpt }) => ({ slug, title, excerpt }))
  const testimonial = site.testimonials.find((candidate) => candidate.service === service.id)
  return {
    screen: 'service',
    service: { ...service, page: service.page },
    testimonial: testimonial && shownTestimonial(testimonial),
    articles,
    gallery,
  }
}

function shownTestimonial({ avatarUrl, name, title, quote, rating, source, sample }: Testimonial): ShownTestimonial {
  return { avatarUrl, name, title, quote, rating, source, ...(sample && { sample }) }
}

const findArticles = (site: Site, slugs: readonly string[]) =>
  slugs.flatMap((slug) => site.articles.find((article) => article.slug === slug) ?? [])

function homeService(service: Service): HomeService {
  const { id, name, description, shortLine, measures, picture, drawing } = service
  return { id, name, description, shortLine, measures, picture, drawing, href: serviceHref(service) }
}

function listedService(service: Service): ListedService {
  const { id, name, description, facts, picture, comparison } = service
  return { id, name, description, facts, picture, comparison, href: serviceHref(service) }
}

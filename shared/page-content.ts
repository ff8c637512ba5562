import type { ContactFields } from './contact-fields.ts'
import type { ContactErrors } from './contact-words.ts'
import type { Post, PostSummary } from './posts.ts'
import type { PrivacyFacts } from './privacy/privacy-facts.ts'
import { serviceHref } from './routes.ts'
import type { HomeSections, Service, Site, Testimonial } from './site-types.ts'

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

export type ServiceWithPage = Service & { page: NonNullable<Service['page']> }

/** A sample says so. */
export type ShownTestimonial = Pick<Testimonial, 'avatarUrl' | 'name' | 'title' | 'quote' | 'rating' | 'source'> & { sample?: true }

/** One page of the blog's list. */
export type BlogList = { posts: PostSummary[]; number: number; count: number }

export type PageInput = {
  /** What pages of the blog cannot do without; the other pages ignore it. */
  list?: BlogList
  post?: Post
  recent?: PostSummary[]
  form?: ContactState
  /** What the page about privacy cannot do without. */
  privacy?: PrivacyFacts
}

/** A section without anything to show is left out. */
export function homeContent(site: Site) {
  const { sections, highlights, ...homepage } = site.homepage
  const services = homepage.services ? site.services.map((service) => homeService(service, site)) : []
  const testimonials = homepage.testimonials ? site.testimonials.map(shownTestimonial) : []
  const articles = findArticles(site, homepage.articles?.slugs ?? []).map(({ slug, title, excerpt, createdAt, picture }): ArticleTeaser => {
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

export function serviceContent(site: Site, service: ServiceWithPage) {
  const { pictures, articles } = service.page.related
  const testimonial = site.testimonials.find((candidate) => candidate.service === service.id)
  return {
    service,
    testimonial: testimonial && shownTestimonial(testimonial),
    articles: findArticles(site, articles).map(({ slug, title, excerpt }): RelatedArticle => ({ slug, title, excerpt })),
    gallery: pictures.flatMap((name) => site.gallery.items.find((item) => item.picture === name) ?? []),
  }
}

function shownTestimonial({ avatarUrl, name, title, quote, rating, source, sample }: Testimonial): ShownTestimonial {
  return { avatarUrl, name, title, quote, rating, source, ...(sample && { sample }) }
}

const findArticles = (site: Site, slugs: readonly string[]) =>
  slugs.flatMap((slug) => site.articles.find((article) => article.slug === slug) ?? [])

function homeService(service: Service, { language }: Site): HomeService {
  const { id, name, description, shortLine, measures, picture, drawing } = service
  return { id, name, description, shortLine, measures, picture, drawing, href: serviceHref(service, language) }
}

export function listedService(service: Service, { language }: Site): ListedService {
  const { id, name, description, facts, picture, comparison } = service
  return { id, name, description, facts, picture, comparison, href: serviceHref(service, language) }
}

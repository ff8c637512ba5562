import { type Page, pathOf, serviceHref } from '../addresses/routes.ts'
import type { Post, PostSummary } from '../blog/posts.ts'
import type { ContactFields } from '../contact/contact-fields.ts'
import type { ContactErrors } from '../contact/contact-words.ts'
import type { Job, Service, Site, Term, Testimonial } from '../content/site-types.ts'
import { type EstimateResult, parseEstimate } from '../estimate/parse-estimate.ts'
import type { Language } from '../language/languages.ts'
import { longDate, monthText } from '../language/long-date.ts'
import { messagesFor, type ServerMessages } from '../language/messages.ts'
import type { PrivacyFacts } from '../privacy/privacy-facts.ts'
import { pricedJob, recentJobs } from './work-content.ts'

export type ContactNotice = 'rate-limited' | 'unavailable' | 'cross-site'
/** A redisplayed form keeps the estimate but not the photos. `hadPhotos` makes the page ask for them again. */
export type ContactState = { estimate?: string; hadPhotos?: boolean } & (
  | { status: 'empty' }
  /** `isMissingPhotos`: some photos could not be stored. */
  | { status: 'sent'; isMissingPhotos?: boolean }
  | { status: 'invalid'; values: ContactFields; errors: ContactErrors }
  | { status: 'refused'; notice: ContactNotice; values: ContactFields; retryAfterMinutes?: number }
)

type ListedService = Pick<Service, 'id' | 'name' | 'description' | 'facts' | 'details' | 'detailsNote' | 'picture' | 'comparison'> & {
  href: string
  /** For services without their own page. */
  estimate?: LinkToEstimate
}
export type RelatedArticle = Pick<PostSummary, 'slug' | 'title' | 'excerpt'>

export type ServiceWithPage = Service & { page: NonNullable<Service['page']> }

/** `sample` is set only if true, to show the label 'Sample'. */
export type ShownTestimonial = Pick<Testimonial, 'avatarUrl' | 'name' | 'title' | 'quote' | 'rating' | 'source'> & { sample?: true }

/** Author of an article. `text` is the whole line, including the review date. */
export type Byline = { name: string; role: string; text: string }

export type ShownTerm = Pick<Term, 'label' | 'text'>
export type ShownJob = Omit<Job, 'service' | 'sample'> & { sample?: true }
/** Interface messages of the estimate page. They are page content, because no other page needs them in the browser. */
export type EstimateMessages = ServerMessages['estimate']

export type BlogList = { posts: PostSummary[]; number: number; count: number }

/** A post's dates as text. The server writes it: a browser's first `toLocaleDateString` takes up to 100 ms on a slow phone. */
export type PostDates = { created: string; reviewed?: string }

export type PageInput = {
  /** Required by pages of the blog list. */
  list?: BlogList
  post?: Post
  recent?: PostSummary[]
  form?: ContactState
  /** The parsed query of an estimate. Without it, the page shows the standard job. */
  estimate?: EstimateResult
  /** Required by the privacy page. */
  privacy?: PrivacyFacts
  /** Today's date in the business's time zone. */
  today?: string
}

type LinkToEstimate = { href: string; label: string }

/** A link to the estimate page, with the answers in `query` preselected. */
export function linkToEstimate({ estimate, language }: Site, query?: string): LinkToEstimate | undefined {
  return estimate && { href: pathOf('estimate', language) + (query ? `?${query}` : ''), label: estimate.words.linkLabel }
}

const estimateOfService = (site: Site, { estimate }: Service) => (estimate ? linkToEstimate(site, estimate) : undefined)

export function serviceAt(site: Site, { path }: Page): ServiceWithPage {
  const service = site.services.find((candidate) => candidate.page?.path === path)
  if (!service?.page) throw new Error(`No service has the path ${path}`)
  return { ...service, page: service.page }
}

export function serviceContent(site: Site, service: ServiceWithPage) {
  const { pictures, articles } = service.page.related
  const testimonial = site.testimonials.find((candidate) => candidate.service === service.id)
  const job = pricedJob(site, service.id)
  const examples = job ? [] : (site.homepage.jobs?.items ?? [])
  const content = {
    service,
    scheduleCall: site.scheduleCall,
    phoneBlock: site.phoneBlock,
    terms: shownTerms(site, 'services', service.id),
    proofs: site.terms.filter((term) => fitsService(term, service.id)).flatMap(({ proof }) => proof ?? []),
    job,
    jobs: examples.filter((example) => example.service === service.id).map(shownJob),
    estimate: estimateOfService(site, service),
    testimonial: testimonial && shownTestimonial(testimonial, site),
    articles: findArticles(site, articles).map(({ slug, title, excerpt }): RelatedArticle => ({ slug, title, excerpt })),
    gallery: pictures.flatMap((name) => site.gallery?.items.find((item) => item.picture === name) ?? []),
  }
  return { ...content, work: recentJobs(site, 2, content, { service: service.id, except: job }) }
}

/** The terms about the crew are shown below the drawing of the people. */
export function aboutContent(site: Site, about: NonNullable<Site['about']>) {
  const isOfPeople = ({ id }: { id: string }) => about.sections.includes('people') && (about.people?.terms.includes(id) ?? false)
  const people = site.terms.filter(isOfPeople).map(({ label, text }): ShownTerm => ({ label, text }))
  return { about, people, terms: shownTerms({ ...site, terms: site.terms.filter((term) => !isOfPeople(term)) }, 'about') }
}

/** The terms for a page, followed by the links to reviews. */
export function shownTerms(site: Site, page: Term['pages'][number], service?: string): ShownTerm[] {
  const shown = site.terms.filter((term) => term.pages.includes(page) && fitsService(term, service))
  const reviews = reviewLinks(site)
  return [
    ...shown.map(({ label, text }) => ({ label, text })),
    ...(reviews ? [{ label: messagesFor(site.language).reviews.label, text: reviews }] : []),
  ]
}

const fitsService = (term: Term, service?: string) => (term.service ?? service) === service && (!service || term.except !== service)

export function reviewLinks({ reviews, language }: Site): string {
  return reviews.map(({ name, href }) => `[${messagesFor(language).reviews.read(name)}](${href})`).join(' · ')
}

/** The author of a built-in article. Posts from the content service have none. */
export function byline(site: Site, { slug, tags }: PostSummary): Byline | undefined {
  const article = tags && site.articles.find((candidate) => candidate.slug === slug)
  const author = article && site.blog?.authors.find(({ id }) => id === article.author)
  if (!author) return undefined
  const reviewed = article.reviewed && longDate(article.reviewed, site.language)
  return { name: author.name, role: author.role, text: messagesFor(site.language).byline(author.name, author.role, reviewed) }
}

/** Adds the text of the dates. A review on the day of publication is not mentioned. */
export function withDates<T extends Pick<PostSummary, 'createdAt' | 'reviewed'>>(post: T, language: Language): T & { dates: PostDates } {
  const { createdAt, reviewed = '' } = post
  const isReviewed = reviewed > createdAt
  return {
    ...post,
    dates: {
      created: longDate(createdAt, language),
      ...(isReviewed && { reviewed: messagesFor(language).reviewed(longDate(reviewed, language)) }),
    },
  }
}

/** Jobs that can still be applied for on a day like `2026-11-22`. Without a day, all jobs. */
export const openJobs = ({ careers }: Site, today = '') => careers?.jobs.filter(({ validThrough }) => validThrough >= today) ?? []

/** Open jobs, with the last day to apply as text. */
export const shownOpenings = (site: Site, today?: string) =>
  openJobs(site, today).map((job) => ({ ...job, applyBy: longDate(job.validThrough, site.language) }))

export const shownJob = ({ service: _, sample, ...job }: Job): ShownJob => ({ ...job, ...(sample && { sample }) })

export function estimateContent({ estimate, contact, language }: Site, parsed?: EstimateResult) {
  if (!estimate) throw new Error('The content set has no price table for the estimate page')
  // The heading, text and hints of the contact page are not shown beside an estimate.
  const { photos, privacy, sentHeading, sentText, sentSteps } = contact.form
  return {
    estimate,
    messages: messagesFor(language).estimate,
    form: parsed ?? parseEstimate(estimate.table, new URLSearchParams()),
    contact: { photos, privacy, sentHeading, sentText, sentSteps },
    close: { heading: contact.banner.title, action: null },
  }
}

export function shownTestimonial(testimonial: Testimonial, { language }: Site): ShownTestimonial {
  const { avatarUrl, name, title, quote, rating, source, date, sample } = testimonial
  const dated = date ? `${title}, ${monthText(date.slice(0, 7), language)}` : title
  return { avatarUrl, name, title: dated, quote, rating, source, ...(sample && { sample }) }
}

export const findArticles = (site: Site, slugs: readonly string[]) =>
  slugs.flatMap((slug) => site.articles.find((article) => article.slug === slug) ?? [])

export function listedService(service: Service, site: Site): ListedService {
  const { id, name, description, facts, details, detailsNote, picture, comparison } = service
  const estimate = service.page ? undefined : estimateOfService(site, service)
  return { id, name, description, facts, details, detailsNote, picture, comparison, href: serviceHref(service, site.language), estimate }
}

import { serviceHref } from '../addresses/routes.ts'
import type { PostSummary } from '../blog/posts.ts'
import type { HomeSections, Service, Site } from '../content/site-types.ts'
import { messagesFor } from '../language/messages.ts'
import {
  findArticles,
  linkToEstimate,
  type PostDates,
  type RelatedArticle,
  reviewLinks,
  shownJob,
  shownTestimonial,
  withDates,
} from './page-content.ts'
import { priceContent, servedPrice } from './price-content.ts'
import { homeJobs, homeJobsWords } from './work-content.ts'

/** Highlights without their icons, which only the about page shows. */
export type HomeHighlights = Omit<Highlights, 'items'> & { items: Omit<Highlights['items'][number], 'icon'>[] }
type Highlights = HomeSections['highlights']
type HomeService = Pick<Service, 'id' | 'name' | 'description' | 'shortLine' | 'measures' | 'picture' | 'drawing'> & { href: string }
type ArticleTeaser = RelatedArticle & Pick<PostSummary, 'createdAt' | 'picture'> & { dates: PostDates }

export function homeContent(site: Site) {
  const { sections, highlights, jobs, price, questions, ...homepage } = site.homepage
  const opening = openingPrice(site)
  const services = homepage.services ? site.services.map((service) => homeService(service, site)) : []
  const testimonials = homepage.testimonials ? site.testimonials.map((testimonial) => shownTestimonial(testimonial, site)) : []
  const articles = findArticles(site, homepage.articles?.slugs ?? []).map((article): ArticleTeaser => {
    const { slug, title, excerpt, createdAt, dates, picture } = withDates(article, site.language)
    return { slug, title, excerpt, createdAt, dates, picture }
  })
  // Sections whose list is empty are not shown.
  const work = homeJobs(site)
  const jobItems = work.length > 0 ? [] : (jobs?.items ?? []).filter((job) => !job.onlyOnService).map(shownJob)
  const groups = (questions?.groups ?? []).filter(({ items }) => items.length > 0)
  const lists = { testimonials, articles, jobs: [...work, ...jobItems], questions: groups }
  const empty = new Set(Object.entries(lists).flatMap(([name, list]) => (list.length === 0 ? [name] : [])))
  const shown = sections.filter((name) => !empty.has(name))
  return {
    /** The color of the hero's lines. */
    promise: site.theme.hero.promise,
    homepage: {
      ...homepage,
      sections: shown,
      ...(highlights && { highlights: withoutIcons(highlights) }),
      ...(questions && { questions: { ...questions, groups } }),
      ...(jobs && { jobs: { ...jobs, ...homeJobsWords(site), items: jobItems } }),
      ...(price && opening && { price: { heading: price.heading, note: price.note, ...servedPrice(opening) } }),
    },
    services,
    testimonials,
    reviews: reviewLinks(site),
    articles,
    work,
    estimate: linkToEstimate(site),
  }
}

/** The initial content of the price band. */
export function openingPrice({ estimate, homepage: { price }, language }: Site) {
  return estimate && price && priceContent(estimate, messagesFor(language).estimate.range, price.answers ?? '')
}

function withoutIcons({ items, ...highlights }: Highlights): HomeHighlights {
  return { ...highlights, items: items.map(({ icon: _, ...item }) => item) }
}

function homeService(service: Service, { language }: Site): HomeService {
  const { id, name, description, shortLine, measures, picture, drawing } = service
  return { id, name, description, shortLine, measures, picture, drawing, href: serviceHref(service, language) }
}

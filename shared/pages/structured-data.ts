/** Structured data: one connected schema.org graph per page, with the same `@id`s on every page. */
import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  HomeAndConstructionBusiness,
  ImageObject,
  JobPosting,
  OpeningHoursSpecification,
  Person,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { pathOf } from '../addresses/routes.ts'
import { type Post, upToDateOn } from '../blog/posts.ts'
import { largestJpeg } from '../content/media-picture.ts'
import type { CurrentHours } from '../hours/current-hours.ts'
import { type Language, languages } from '../language/languages.ts'
import type { BusinessType } from '../trades/business-types.ts'
import { canonicalUrl } from './metadata.ts'
import type { Byline } from './page-content.ts'
import type { LayoutData, PageData, PageState } from './page-data.ts'
import type { JobContent } from './work-content.ts'

type StructuredDataFacts = {
  businessType?: BusinessType | undefined
  /** Towns. */
  areaServed: readonly string[]
  /** Absolute address of the page's picture. */
  image?: string
  /** Absolute address of the business's picture, the same on every page. */
  businessImage?: string
}

type Facts = StructuredDataFacts & PageState & { url: string }

/** `undefined` for pages that are not indexed. */
export function structuredData(state: PageState, facts: StructuredDataFacts): Graph | undefined {
  if (state.page.metadata.robots.startsWith('noindex')) return undefined
  const all = { ...state, ...facts, url: canonicalUrl(state.layout.siteUrl, state.page) }
  return {
    '@context': 'https://schema.org',
    '@graph': [business(all), webSite(all), webPage(all), ...breadcrumbs(all), ...contentNodes(all)],
  }
}

const homeIn = ({ siteUrl }: LayoutData, language: Language) => canonicalUrl(siteUrl, { path: pathOf('home', language) })
/** The same in every language, because it is one business. */
const businessUrl = ({ layout }: Facts) => homeIn(layout, layout.languages[0] ?? layout.language)
const businessId = (facts: Facts) => ({ '@id': `${businessUrl(facts)}#business` })
const siteUrl = ({ layout }: Facts) => homeIn(layout, layout.language)
const siteId = (facts: Facts) => ({ '@id': `${siteUrl(facts)}#website` })
const pageId = ({ url }: Facts) => ({ '@id': `${url}#page` })
const areaServed = (facts: Facts) => facts.areaServed.map((name) => ({ '@type': 'City' as const, name }))

function business(facts: Facts): HomeAndConstructionBusiness {
  const { layout, businessImage, businessType = 'HomeAndConstructionBusiness' } = facts
  return {
    '@type': businessType,
    ...businessId(facts),
    name: layout.name,
    url: businessUrl(facts),
    telephone: layout.telLink.replace('tel:', ''),
    logo: `${layout.siteUrl}/apple-touch-icon.png`,
    ...(businessImage && { image: businessImage }),
    // No street: a contractor without a storefront doesn't publish one.
    address: { '@type': 'PostalAddress', addressLocality: layout.city, addressRegion: layout.region, addressCountry: 'US' },
    areaServed: areaServed(facts),
    ...openingHours(layout.openingHours),
  }
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

function openingHours({ periods, specialDays }: CurrentHours): Hours {
  const week = periods.map((period) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: period.days.map((day) => days[day]),
    opens: period.opens,
    closes: closingTime(period.closes),
  }))
  const special = specialDays.map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: from,
    validThrough: to,
    // Google reads 00:00 to 00:00 as closed all day.
    opens: opens ?? '00:00',
    closes: closingTime(closes ?? '00:00'),
  }))
  return { openingHoursSpecification: week, ...(special.length > 0 && { specialOpeningHoursSpecification: special }) }
}

type Hours = { openingHoursSpecification: OpeningHoursSpecification[]; specialOpeningHoursSpecification?: OpeningHoursSpecification[] }

/** schema.org has no 24:00. */
const closingTime = (time: string) => (time === '24:00' ? '23:59' : time)

function webSite(facts: Facts): WebSite {
  return {
    '@type': 'WebSite',
    ...siteId(facts),
    url: siteUrl(facts),
    name: facts.layout.name,
    inLanguage: languages[facts.layout.language].tag,
    publisher: businessId(facts),
  }
}

const pageTypes = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  blog: 'CollectionPage',
  gallery: 'ImageGallery',
  work: 'CollectionPage',
  job: 'ItemPage',
  directories: 'CollectionPage',
} as const

type TypedScreen = keyof typeof pageTypes
const isTyped = (screen: string): screen is TypedScreen => Object.hasOwn(pageTypes, screen)

function webPage(facts: Facts): WebPage {
  const { page, url, image } = facts
  return {
    '@type': isTyped(page.content.screen) ? pageTypes[page.content.screen] : 'WebPage',
    ...pageId(facts),
    url,
    name: page.metadata.title,
    description: page.metadata.description,
    inLanguage: languages[facts.layout.language].tag,
    isPartOf: siteId(facts),
    about: businessId(facts),
    ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: image } }),
    ...(page.breadcrumb.length > 0 && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  }
}

function breadcrumbs({ page, layout, url }: Facts): BreadcrumbList[] {
  if (page.breadcrumb.length === 0) return []
  const itemListElement = page.breadcrumb.map(({ name, href }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    // The last step is the page itself and has no address.
    ...(href && { item: canonicalUrl(layout.siteUrl, { path: href }) }),
  }))
  return [{ '@type': 'BreadcrumbList', '@id': `${url}#breadcrumb`, itemListElement }]
}

function contentNodes(facts: Facts): Thing[] {
  const { content } = facts.page
  switch (content.screen) {
    case 'services':
      return content.services.map((item) => service(facts, item))
    case 'service':
      return [service(facts, { ...content.service, href: facts.page.path })]
    case 'post':
      return [article(facts, content.post, content.byline)]
    case 'job':
      return pictures(facts, content.job)
    case 'careers':
      return content.careers.jobs.map((job, index) => jobPosting(facts, job, index + 1))
    default:
      return []
  }
}

function service(facts: Facts, { name, description, href }: { name: string; description: string; href: string }): Service {
  const address = canonicalUrl(facts.layout.siteUrl, { path: href })
  return {
    '@type': 'Service',
    // A service without its own page has an address with a fragment, which can serve as its id.
    '@id': address.includes('#') ? address : `${address}#service`,
    url: address,
    name,
    serviceType: name,
    description,
    provider: businessId(facts),
    areaServed: areaServed(facts),
    ...(href === facts.page.path && { mainEntityOfPage: pageId(facts) }),
  }
}

/** The pictures of a job, with what they show as captions. */
function pictures(facts: Facts, { pictures: names, comparison }: JobContent): ImageObject[] {
  const shown = [...new Set([...names, ...(comparison ? [comparison.before, comparison.after] : [])])]
  return shown.flatMap((name, index): ImageObject[] => {
    const picture = facts.page.assets.pictures[name]
    if (!picture) return []
    return [
      {
        '@type': 'ImageObject',
        '@id': `${facts.url}#picture-${index + 1}`,
        contentUrl: facts.layout.siteUrl + largestJpeg(picture),
        caption: picture.alt,
        width: { '@type': 'QuantitativeValue', value: picture.width, unitCode: 'E37' },
        height: { '@type': 'QuantitativeValue', value: picture.height, unitCode: 'E37' },
        isPartOf: pageId(facts),
        creator: businessId(facts),
      },
    ]
  })
}

function article(facts: Facts, post: Post, byline: Byline | undefined): BlogPosting {
  const image = post.image ?? facts.image
  return {
    '@type': 'BlogPosting',
    '@id': `${facts.url}#article`,
    headline: post.title,
    description: post.metaDescription,
    ...(image && { image }),
    datePublished: withOffset(post.createdAt),
    dateModified: withOffset(upToDateOn(post)),
    author: byline
      ? author(facts, byline)
      : { '@type': 'Organization', ...businessId(facts), name: facts.layout.name, url: businessUrl(facts) },
    publisher: businessId(facts),
    mainEntityOfPage: pageId(facts),
    inLanguage: languages[facts.layout.language].tag,
    ...(post.tags && { keywords: post.tags }),
  }
}

function author(facts: Facts, { name, role }: Byline): Person {
  const hasPage = !facts.layout.absentPages?.includes('about')
  const url = canonicalUrl(facts.layout.siteUrl, { path: pathOf('about', facts.layout.language) })
  return { '@type': 'Person', name, jobTitle: role, ...(hasPage && { url }), worksFor: businessId(facts) }
}

/** All dates are in UTC. Consumers would read a date without an offset in their own time zone. */
const withOffset = (date: string) => (date.includes('T') ? date : `${date}T00:00:00Z`)

type Job = Extract<PageData['content'], { screen: 'careers' }>['careers']['jobs'][number]

function jobPosting(facts: Facts, job: Job, number: number): JobPosting {
  const { city, region } = facts.layout
  return {
    '@type': 'JobPosting',
    '@id': `${facts.url}#job-${number}`,
    title: job.title,
    description: job.description,
    datePosted: job.datePosted,
    validThrough: `${job.validThrough}T23:59:59Z`,
    employmentType: job.employmentType,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: job.pay.from, maxValue: job.pay.to, unitText: job.pay.per },
    },
    jobBenefits: job.benefits,
    hiringOrganization: businessId(facts),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: region, addressCountry: 'US' },
    },
  }
}

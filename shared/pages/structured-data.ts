/** Structured data: one connected schema.org graph per page, with the same `@id`s on every page. */
import type { BreadcrumbList, Graph, HomeAndConstructionBusiness, OpeningHoursSpecification, WebPage, WebSite } from 'schema-dts'
import type { CurrentHours } from '../hours/current-hours.ts'
import { languages } from '../language/languages.ts'
import { canonicalUrl } from './metadata.ts'
import type { PageState } from './page-data.ts'
import { contentNodes } from './structured-content.ts'
import {
  address,
  areaServed,
  type BusinessFacts,
  businessId,
  businessUrl,
  type Facts,
  pageId,
  type SocialPictures,
  siteId,
  siteUrl,
} from './structured-facts.ts'

/** `undefined` for pages that are not indexed. */
export function structuredData(state: PageState, facts: BusinessFacts & SocialPictures): Graph | undefined {
  if (state.page.metadata.robots.startsWith('noindex')) return undefined
  const all = { ...state, ...facts, url: canonicalUrl(state.layout.siteUrl, state.page) }
  return {
    '@context': 'https://schema.org',
    '@graph': [business(all), webSite(all), webPage(all), ...breadcrumbs(all), ...contentNodes(all)],
  }
}

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
    address: address(facts),
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

/** Other screens are a plain `WebPage`. */
const schemaTypes = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  blog: 'CollectionPage',
  gallery: 'ImageGallery',
  work: 'CollectionPage',
  job: 'ItemPage',
  directories: 'CollectionPage',
} as const

type TypedScreen = keyof typeof schemaTypes
const isTyped = (screen: string): screen is TypedScreen => Object.hasOwn(schemaTypes, screen)

function webPage(facts: Facts): WebPage {
  const { page, url, image } = facts
  return {
    '@type': isTyped(page.content.screen) ? schemaTypes[page.content.screen] : 'WebPage',
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

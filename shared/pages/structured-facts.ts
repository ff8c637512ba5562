import { pathOf } from '../addresses/routes.ts'
import type { Site } from '../content/site-types.ts'
import type { Language } from '../language/languages.ts'
import { canonicalUrl } from './metadata.ts'
import type { LayoutData, PageState } from './page-data.ts'

/** What search engines are told about the business beyond what its pages show. The same in every language. */
export type BusinessFacts = Pick<Site, 'areaServed' | 'businessType' | 'city' | 'region'>

export type SocialPictures = {
  /** Absolute address of the page's picture. */
  image?: string
  /** Absolute address of the business's picture, the same on every page. */
  businessImage?: string
}

export type Facts = BusinessFacts & SocialPictures & PageState & { url: string }

const homeIn = ({ siteUrl }: LayoutData, language: Language) => canonicalUrl(siteUrl, { path: pathOf('home', language) })

/** The same in every language, because it is one business. */
export const businessUrl = ({ layout }: Facts) => homeIn(layout, layout.languages[0] ?? layout.language)
export const siteUrl = ({ layout }: Facts) => homeIn(layout, layout.language)

export const businessId = (facts: Facts) => ({ '@id': `${businessUrl(facts)}#business` })
export const siteId = (facts: Facts) => ({ '@id': `${siteUrl(facts)}#website` })
export const pageId = ({ url }: Facts) => ({ '@id': `${url}#page` })

export const areaServed = (facts: Facts) => facts.areaServed.map(({ name }) => ({ '@type': 'City' as const, name }))

/** No street: a contractor without a storefront doesn't publish one. */
export const address = ({ city, region }: Facts) => ({
  '@type': 'PostalAddress' as const,
  addressLocality: city,
  addressRegion: region,
  addressCountry: 'US',
})

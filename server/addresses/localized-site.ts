import type { Request } from 'express'
import { languageAt } from '../../shared/addresses/find-page.ts'
import { screensOf } from '../../shared/addresses/routes.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import type { PostLibrary } from '../posts/post-library.ts'

export type LocalizedSite = { site: BuiltSite; posts: PostLibrary }

/** One of each language, the default one first. */
export type PerLanguage<T> = readonly [T, ...T[]]

export type LocalizedSites = PerLanguage<LocalizedSite>
export type SiteLanguages = PerLanguage<BuiltSite>

export const forEachLanguage = <From, To>([first, ...others]: PerLanguage<From>, make: (one: From) => To): PerLanguage<To> => [
  make(first),
  ...others.map(make),
]

/** The site in this language, or in the default one if there is no translation. */
export const siteIn = (sites: SiteLanguages, language: unknown): BuiltSite => sites.find((site) => site.language === language) ?? sites[0]

type FormRequest = Pick<Request, 'method' | 'path' | 'body' | 'headers'>

/**
 * The site in the language of a posted form, if it was read, or of the address. All forms are posted to the same address, so a form
 * refused before it is read gets the language of its page, from the `Referer`.
 */
export function siteOfRequest(sites: SiteLanguages, req: FormRequest): BuiltSite {
  const posted: unknown = req.body?.language
  if (posted !== undefined) return siteIn(sites, posted)
  const { referer = '' } = req.headers
  return languageAt(sites, req.method === 'POST' && URL.canParse(referer) ? new URL(referer).pathname : req.path)
}

/** The site whose contact page answers a form. Where the form's language has no contact page, the default language's page answers. */
export function contactSiteOf(sites: SiteLanguages, req: FormRequest): BuiltSite {
  const site = siteOfRequest(sites, req)
  return screensOf(site).includes('contact') ? site : sites[0]
}

import { languageAt, pagesByPath } from '../../shared/addresses/find-page.ts'
import { contentPages, type Page } from '../../shared/addresses/routes.ts'
import type { Language } from '../../shared/language/languages.ts'
import type { PageData, PageState } from '../../shared/pages/page-data.ts'
import { forEachLanguage, type LocalizedSites } from '../addresses/localized-site.ts'
import type { ResolveAddress } from '../addresses/resolve-address.ts'
import { alternatesAt } from './alternates.ts'
import { createLivePageData, type LiveOptions } from './live-page-data.ts'

export type ShownSite = { sites: LocalizedSites; resolveAddress: ResolveAddress }

export type SiteView = ReturnType<typeof createSiteView>

/** One version of the site, public or drafted: its pages and their content in each language. */
export function createSiteView({ sites, resolveAddress }: ShownSite, options: Omit<LiveOptions, 'site' | 'posts'>) {
  const tables = forEachLanguage(sites, (one) => ({
    ...one,
    language: one.site.language,
    pages: pagesByPath(contentPages(one.site)),
    live: createLivePageData({ ...one, ...options }),
  }))
  return {
    resolveAddress,
    pages: tables.flatMap((table) => contentPages(table.site)),
    liveIn: (language: Language) => (tables.find((table) => table.language === language) ?? tables[0]).live,
    isGone: (page: Page) => page.indexable && resolveAddress(page.path).kind !== 'page',
    stateOf: (page: PageData): PageState => ({
      layout: languageAt(tables, page.path).live.layout(),
      page: { ...page, alternates: alternatesAt(tables, page.path) },
    }),
  }
}

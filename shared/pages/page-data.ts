/**
 * The data that a page is rendered from: layout data, which is the same on every page, and page data. The server renders from both and
 * embeds them in the document for hydration. Client-side navigation gets the page data from `/api/pages/PATH`.
 */

import { absentPagesOf, type ListedScreen, type Page, pathOf, serviceHref } from '../addresses/routes.ts'
import type { Notice } from '../content/notice.ts'
import type { Service, Site } from '../content/site-types.ts'
import { type Assets, usedAssets } from '../content/used-assets.ts'
import type { CurrentHours } from '../hours/current-hours.ts'
import type { Language } from '../language/languages.ts'
import type { ServerMessages } from '../language/messages.ts'
import type { PageInput } from './page-content.ts'
import { type PageMetadata, pageMetadata } from './page-metadata.ts'
import type { Breadcrumb } from './page-names.ts'
import { breadcrumb, type PageContent, pageTypes } from './page-types.ts'

export type { Assets, DrawingSize } from '../content/used-assets.ts'
export type { BlogList, ContactNotice, ContactState } from './page-content.ts'
export type { Breadcrumb } from './page-names.ts'
export type { PageContent } from './page-types.ts'

export type ServiceLink = Pick<Service, 'id' | 'name' | 'mark'> & { href: string }

export type LayoutData = Pick<Site, 'name' | 'logo' | 'phoneNumber' | 'telLink' | 'license' | 'header' | 'navigation' | 'footer'> & {
  openingHours: CurrentHours
  notice?: Pick<Notice, 'text' | 'href'>
  language: Language
  /** All languages of the site, default first. */
  languages: Language[]
  services: ServiceLink[]
  /** Optional pages that the site does not have. */
  absentPages?: ListedScreen[]
  /** Label of links to the estimate page, if the site has one. */
  estimate?: string
  mark: Site['theme']['mark']
  assets: Assets
  /** Absolute address of the site, without a trailing slash. */
  siteUrl: string
  /** For the copyright line, in the business's time zone. */
  year: number
  /** Key of the maps service. Without it, the page shows the drawn map. */
  mapsApiKey?: string
  /** Without it, no consent is asked for and no tags are loaded. */
  tags?: Tags
}

/** A Tag Manager container, and the words that ask whether it may be loaded. */
export type Tags = { id: string; ads: boolean; words: Omit<ServerMessages['consent'], 'questions'> & { question: string } }

/** The part that depends on the day at the business. */
export type DailyLayout = Pick<LayoutData, 'year' | 'openingHours' | 'notice'>

/** The part that comes from the configuration. */
export type LayoutRuntime = Pick<LayoutData, 'siteUrl' | 'mapsApiKey'> & { tags?: Pick<Tags, 'id' | 'ads'> }

export type PageData = {
  /** The page's key in the route table. */
  key: string
  /** Version of the site. Scripts and layout of another version may not be able to render this data. */
  build: string
  path: string
  metadata: PageMetadata
  breadcrumb: Breadcrumb[]
  assets: Assets
  content: PageContent
  /** The same page in the other languages, or the nearest page where a language doesn't have it. */
  alternates?: { language: Language; path: string; isTranslation: boolean }[]
}

/** The data that the server embeds in a document for hydration. */
export type PageState = { layout: LayoutData; page: PageData }

/** A checked site with the sizes of its pictures and drawings. */
export type MeasuredSite = Site & { built: Assets }

/** The site as built; `build` is the version of all files of that build, `templateFiles` still have sentences of the template. */
export type BuiltSite = MeasuredSite & { built: { build: string; templateFiles?: readonly string[] } }

export function layoutData(site: BuiltSite, runtime: Pick<LayoutData, 'siteUrl' | 'mapsApiKey' | 'tags'> & DailyLayout): LayoutData {
  const services = site.services.map((service) => ({
    id: service.id,
    name: service.name,
    mark: service.mark,
    href: serviceHref(service, site.language),
  }))
  const absentPages = absentPagesOf(site)
  const { name, logo, phoneNumber, telLink, license, header, footer } = site
  // A page may be absent only because its content is: without a job there is no work page.
  const absentPaths = absentPages.map((screen) => pathOf(screen, site.language))
  const navigation = site.navigation.filter(({ href }) => !absentPaths.includes(href))
  return {
    name,
    logo,
    phoneNumber,
    telLink,
    license,
    header,
    navigation,
    footer,
    services,
    ...(absentPages.length > 0 && { absentPages }),
    estimate: site.estimate?.words.linkLabel,
    language: site.language,
    languages: site.languages,
    mark: site.theme.mark,
    assets: usedAssets(services, site.built),
    ...runtime,
  }
}

/** Throws if the page's service, post or other input is missing. */
export function pageData(site: BuiltSite, page: Page, input: PageInput = {}): PageData {
  const content = pageTypes[page.screen].content(site, page, input)
  return {
    key: page.key,
    build: site.built.build,
    path: page.path,
    content,
    metadata: pageMetadata(site, page, content),
    breadcrumb: breadcrumb(site, page, input),
    assets: usedAssets(content, site.built),
  }
}

/** The page that explains an error: a heading, what happened, and the phone number. */
export function messagePage(site: BuiltSite, h1: string, text: string, requestId?: string): PageData {
  const metadata = { title: `${h1} | ${site.name}`, description: text, robots: 'noindex' }
  return {
    key: 'message',
    build: site.built.build,
    path: pathOf('home', site.language),
    content: { screen: 'message', h1, text, requestId },
    metadata,
    breadcrumb: [],
    assets: { pictures: {}, drawings: {} },
  }
}

/** JSON for `<script type="application/json">`. `<` is escaped, so the value cannot end the element or open a comment. */
export const escapeForScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

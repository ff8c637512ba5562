/**
 * What a page needs to be drawn, cut out of the content set: the layout's part (the same on every page) and the page's own part.
 * The server draws from it, writes it into the document for hydration, and answers `/api/pages/PATH` with the page's part, which is what
 * client-side navigation draws from.
 */

import type { Language } from '../content/languages.ts'
import type { Service, Site } from '../content/site-types.ts'
import { type Assets, usedAssets } from '../content/used-assets.ts'
import type { PageInput } from './page-content.ts'
import { type PageMetadata, pageMetadata } from './page-metadata.ts'
import { type Breadcrumb, breadcrumb, type PageContent, pageTypes } from './page-types.ts'
import { type Page, pathOf, serviceHref } from './routes.ts'

export type { Assets, DrawingSize } from '../content/used-assets.ts'
export type { BlogList, ContactNotice, ContactState } from './page-content.ts'
export type { Breadcrumb, PageContent } from './page-types.ts'

export type ServiceLink = Pick<Service, 'id' | 'name' | 'mark'> & { href: string }

export type LayoutData = Pick<
  Site,
  | 'name'
  | 'logo'
  | 'phoneNumber'
  | 'telLink'
  | 'license'
  | 'city'
  | 'region'
  | 'openingHours'
  | 'header'
  | 'navigation'
  | 'footer'
  | 'phoneBlock'
  | 'scheduleCall'
  | 'shareEmailFooter'
> & {
  language: Language
  /** Of the site, the default one first. */
  languages: Language[]
  services: ServiceLink[]
  /** The label of links to the estimate, where the site has one. */
  estimate?: string
  mark: Site['theme']['mark']
  themeColor: { light: string; dark: string }
  hero: { promise: Site['theme']['hero']['promise'] }
  assets: Assets
  /** Absolute address of the site, without a slash at the end. */
  siteUrl: string
  /** Of the copyright line, in the business's zone. */
  year: number
  /** Key of the maps service; without it the drawn map stands in its place. */
  mapsApiKey?: string
  /** Container of the tag manager; without it nothing of it is loaded. */
  tagManagerId?: string
}

/** What the operator of a site sets, beside its content. */
export type LayoutRuntime = Pick<LayoutData, 'siteUrl' | 'mapsApiKey' | 'tagManagerId'>

export type PageData = {
  /** The page's key in the route table. */
  key: string
  /** Version of the site that it belongs to: scripts and layout of another version may not be able to draw it. */
  build: string
  path: string
  metadata: PageMetadata
  breadcrumb: Breadcrumb[]
  assets: Assets
  content: PageContent
  /** The page in the site's other languages; where one does not have it, what is nearest there. */
  alternates?: { language: Language; path: string; isTranslation: boolean }[]
}

/** What the server writes into a page for the browser to go on from. */
export type PageState = { layout: LayoutData; page: PageData }

/** A checked content set with its pictures and drawings measured. */
export type MeasuredSite = Site & { built: Assets }

/** As the build leaves it; `build` is the version of everything that was built with it. */
export type BuiltSite = MeasuredSite & { built: { build: string } }

export function layoutData(site: BuiltSite, runtime: LayoutRuntime & { year: number }): LayoutData {
  const services = site.services.map((service) => ({
    id: service.id,
    name: service.name,
    mark: service.mark,
    href: serviceHref(service, site.language),
  }))
  const { name, logo, phoneNumber, telLink, license, city, region, openingHours, header, navigation, footer } = site
  const { phoneBlock, scheduleCall, shareEmailFooter, theme } = site
  return {
    name,
    logo,
    phoneNumber,
    telLink,
    license,
    city,
    region,
    openingHours,
    header,
    navigation,
    footer,
    phoneBlock,
    scheduleCall,
    shareEmailFooter,
    services,
    estimate: site.estimate?.words.linkLabel,
    language: site.language,
    languages: site.languages,
    mark: theme.mark,
    themeColor: { light: theme.light.ground, dark: theme.dark.ground },
    hero: { promise: theme.hero.promise },
    assets: usedAssets(services, site.built),
    ...runtime,
  }
}

/** Throws when the page needs a service or post that is not there. */
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

/** The page of a fault that is told in words: a heading, what happened and the phone number. */
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

/** Embeds a value in `<script type="application/json">`: no `<`, so nothing in it can end the element or open a comment. */
export const escapeForScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

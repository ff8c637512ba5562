/**
 * What a page needs to be drawn, cut out of the content set: the layout's part (the same on every page) and the page's own part.
 * The server draws from it, writes it into the page for hydration, and the build writes each page's part as a chunk for client-side
 * navigation, so that no page carries the words of another.
 */

import { type Breadcrumb, breadcrumb, postBreadcrumb } from './breadcrumb.ts'
import { type PageContent, type PageInput, pageContent } from './page-content.ts'
import { listMetadata, type PageMetadata, pageMetadata, postMetadata } from './page-metadata.ts'
import { type Post, type PostSummary, postsPerPage } from './posts.ts'
import { blogPageCount, contentPages, type Page, serviceHref } from './routes.ts'
import type { Service, Site } from './site-types.ts'
import { type Assets, usedAssets } from './used-assets.ts'

export type { Breadcrumb } from './breadcrumb.ts'
export type { ContactNotice, ContactState, PageContent } from './page-content.ts'
export type { Assets, DrawingSize } from './used-assets.ts'

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
  services: ServiceLink[]
  mark: Site['theme']['mark']
  themeColor: { light: string; dark: string }
  hero: { promise: Site['theme']['hero']['promise'] }
  /** Every page, for client-side navigation. */
  pages: Pick<Page, 'key' | 'path'>[]
  /** Address of the sheet of drawings. */
  drawingSheet: string
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
  path: string
  metadata: PageMetadata
  breadcrumb: Breadcrumb[]
  assets: Assets
  content: PageContent
}

/** What the server writes into a page for the browser to go on from. */
export type PageState = { layout: LayoutData; page: PageData }

/** A content set as the build leaves it: checked, with its pictures and drawings measured. */
export type BuiltSite = Site & { built: Assets & { drawingSheet: string } }

export function layoutData(site: BuiltSite, runtime: LayoutRuntime & { year: number }): LayoutData {
  const services = site.services.map((service) => ({ id: service.id, name: service.name, mark: service.mark, href: serviceHref(service) }))
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
    mark: theme.mark,
    themeColor: { light: theme.light.ground, dark: theme.dark.ground },
    hero: { promise: theme.hero.promise },
    pages: contentPages(site).map(({ key, path }) => ({ key, path })),
    drawingSheet: site.built.drawingSheet,
    assets: usedAssets(services, site.built),
    ...runtime,
  }
}

/** Throws when the page needs a service or post that is not there. */
export function pageData(site: BuiltSite, page: Page, input: PageInput = {}): PageData {
  const content = pageContent(site, page, input)
  return {
    key: page.key,
    path: page.path,
    content,
    metadata: pageMetadata(site, page, content),
    breadcrumb: breadcrumb(page, content),
    assets: usedAssets(isComplete(content) ? content : [content, site.articles], site.built),
  }
}

/** A page of the blog that the browser will complete has the pictures of all built-in articles with it. */
const isComplete = (content: PageContent) => !((content.screen === 'blog' && !content.list) || (content.screen === 'post' && !content.post))

/** A blog page that came without its posts (client-side navigation), completed with those of its number. */
export function blogListData(page: PageData, posts: readonly PostSummary[], number: number): PageData {
  if (page.content.screen !== 'blog') throw new Error(`${page.key} is not a page of the blog's list`)
  const first = (number - 1) * postsPerPage
  const count = blogPageCount(posts.length)
  const list = { posts: posts.slice(first, first + postsPerPage), number, count }
  const content = { ...page.content, list }
  return { ...page, content, metadata: listMetadata(page.metadata, number, count), breadcrumb: breadcrumb({ screen: 'blog' }, content) }
}

/** An article's page that came without its article, completed. */
export function postData(page: PageData, post: Post, recent: PostSummary[]): PageData {
  if (page.content.screen !== 'post') throw new Error(`${page.key} is not the page of an article`)
  const content = { ...page.content, post, recent }
  return { ...page, path: `/blog/${post.slug}/`, content, metadata: postMetadata(post, 'index, follow'), breadcrumb: postBreadcrumb(post) }
}

/** The page of a fault that is told in words: a heading, what happened and the phone number. */
export function messagePage(site: BuiltSite, h1: string, text: string, requestId?: string): PageData {
  const metadata = { title: `${h1} | ${site.name}`, description: text, robots: 'noindex' }
  return {
    key: 'message',
    path: '/',
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

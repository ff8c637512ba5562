/**
 * What a page needs to be drawn, cut out of the content set: the layout's part (the same on every page) and the page's own part.
 * The server draws from it, writes it into the page for hydration, and the build writes each page's part as a chunk for client-side
 * navigation, so that no page carries the words of another.
 */

import { type Breadcrumb, breadcrumb, postBreadcrumb } from './breadcrumb.ts'
import type { ContactErrors, ContactFields } from './contact-form.ts'
import { listMetadata, type PageMetadata, pageMetadata, postMetadata } from './page-metadata.ts'
import { type Post, type PostSummary, postsPerPage } from './posts.ts'
import { blogPageCount, contentPages, type Page } from './routes.ts'
import type { Close, Service, Site } from './site-types.ts'
import { type Assets, usedAssets } from './used-assets.ts'

export type { Breadcrumb } from './breadcrumb.ts'
export type { Assets, DrawingSize, Picture } from './used-assets.ts'

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
  | 'place'
  | 'openingHours'
  | 'header'
  | 'navigation'
  | 'footer'
  | 'phoneBlock'
  | 'scheduleCall'
  | 'callToAction'
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
}

type Common = {
  /** The page's key in the route table. */
  key: string
  path: string
  metadata: PageMetadata
  breadcrumb: Breadcrumb[]
  assets: Assets
}

export type ContactNotice = 'rate-limited' | 'unavailable' | 'cross-site'
export type ContactState =
  | { status: 'empty' }
  | { status: 'sent' }
  | { status: 'invalid'; values: ContactFields; errors: ContactErrors }
  | { status: 'refused'; notice: ContactNotice; values: ContactFields }

type HomeService = Pick<Service, 'id' | 'name' | 'description' | 'shortLine' | 'measures' | 'picture' | 'drawing'> & { href: string }
type ListedService = Pick<Service, 'id' | 'name' | 'description' | 'facts' | 'picture'> & { href: string }
type RelatedArticle = Pick<PostSummary, 'slug' | 'title' | 'excerpt'>
type ArticleTeaser = RelatedArticle & Pick<PostSummary, 'createdAt' | 'picture'>

export type PageContent =
  | {
      screen: 'home'
      h1: string
      subtitle?: string
      homepage: Site['homepage']
      services: HomeService[]
      testimonials: Omit<Site['testimonials'][number], 'sample'>[]
      articles: ArticleTeaser[]
    }
  | { screen: 'services'; h1: string; subtitle?: string; services: ListedService[]; close: Close }
  | {
      screen: 'service'
      service: Service & { page: NonNullable<Service['page']> }
      articles: RelatedArticle[]
      gallery: Site['gallery']['items']
    }
  | { screen: 'about'; h1: string; subtitle?: string; about: Site['about'] }
  | { screen: 'careers'; h1: string; subtitle?: string; careers: Site['careers'] }
  | { screen: 'contact'; h1: string; subtitle?: string; contact: Site['contact']; mapQuery: string; form: ContactState }
  | { screen: 'gallery'; h1: string; subtitle?: string; gallery: Site['gallery'] }
  | { screen: 'directories'; h1: string; subtitle?: string; directories: Site['directories'] }
  | { screen: 'blog'; h1: string; subtitle?: string; blog: Site['blog']; list?: { posts: PostSummary[]; number: number; count: number } }
  | { screen: 'post'; blog: Site['blog']; post?: Post; recent: PostSummary[] }
  | { screen: 'missing-post' }
  | { screen: 'not-found'; notFound: Site['notFound'] }
  | { screen: 'message'; h1: string; text: string; requestId?: string }

export type PageData = Common & { content: PageContent }
/** What the server writes into a page for the browser to go on from. */
export type PageState = { layout: LayoutData; page: PageData }

/** A content set as the build leaves it: checked, with its pictures and drawings measured. */
export type BuiltSite = Site & { name: string } & { built: Assets & { drawingSheet: string } }

const serviceHref = (service: Service) => service.page?.path ?? `/services/#${service.id}`

// Each page gets what it shows and no more: all of it stands in the page a second time, for hydration.

function homeService(service: Service): HomeService {
  const { id, name, description, shortLine, measures, picture, drawing } = service
  return { id, name, description, shortLine, measures, picture, drawing, href: serviceHref(service) }
}

function listedService(service: Service): ListedService {
  const { id, name, description, facts, picture } = service
  return { id, name, description, facts, picture, href: serviceHref(service) }
}

export function layoutData(site: BuiltSite, runtime: { siteUrl: string; year: number; mapsApiKey?: string }): LayoutData {
  const services = site.services.map((service) => ({ id: service.id, name: service.name, mark: service.mark, href: serviceHref(service) }))
  const { name, logo, phoneNumber, telLink, license, city, region, place, openingHours, header, navigation, footer } = site
  const { phoneBlock, scheduleCall, callToAction, shareEmailFooter, theme } = site
  return {
    name,
    logo,
    phoneNumber,
    telLink,
    license,
    city,
    region,
    place,
    openingHours,
    header,
    navigation,
    footer,
    phoneBlock,
    scheduleCall,
    callToAction,
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

export type PageInput = {
  /** Posts shown on blog pages; the other pages ignore them. */
  list?: { posts: PostSummary[]; number: number; count: number }
  post?: Post
  recent?: PostSummary[]
  form?: ContactState
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

function pageContent(site: BuiltSite, page: Page, input: PageInput): PageContent {
  const settings = (key: string) => {
    const found = site.pages[key]
    if (!found) throw new Error(`The content set has no page settings for '${key}'`)
    return { h1: found.h1, subtitle: found.subtitle }
  }
  switch (page.screen) {
    case 'home':
      return {
        screen: 'home',
        ...settings('homepage'),
        homepage: site.homepage,
        services: site.services.map(homeService),
        testimonials: site.testimonials.map(({ sample: _, ...testimonial }) => testimonial),
        articles: findArticles(site, site.homepage.articles.slugs).map(({ slug, title, excerpt, createdAt, picture }) => {
          return { slug, title, excerpt, createdAt, picture }
        }),
      }
    case 'services':
      return { screen: 'services', ...settings('services'), services: site.services.map(listedService), close: site.servicesPage.close }
    case 'service':
      return serviceContent(site, page)
    case 'about':
      return { screen: 'about', ...settings('about'), about: site.about }
    case 'careers':
      return { screen: 'careers', ...settings('careers'), careers: site.careers }
    case 'contact':
      return {
        screen: 'contact',
        ...settings('contact'),
        contact: site.contact,
        mapQuery: site.mapQuery,
        form: input.form ?? { status: 'empty' },
      }
    case 'gallery':
      return { screen: 'gallery', ...settings('gallery'), gallery: site.gallery }
    case 'directories':
      return { screen: 'directories', ...settings('directoriesOnTheWeb'), directories: site.directories }
    case 'blog':
      return { screen: 'blog', ...settings('blog'), blog: site.blog, list: input.list }
    case 'post':
      return { screen: 'post', blog: site.blog, post: input.post, recent: input.recent ?? [] }
    case 'missing-post':
      return { screen: 'missing-post' }
    case 'not-found':
      return { screen: 'not-found', notFound: site.notFound }
  }
}

function serviceContent(site: BuiltSite, page: Page): PageContent {
  const service = site.services.find((candidate) => candidate.page?.path === page.path)
  if (!service?.page) throw new Error(`No service has the path ${page.path}`)
  const gallery = service.page.related.pictures.flatMap((name) => site.gallery.items.find((item) => item.picture === name) ?? [])
  const articles = findArticles(site, service.page.related.articles).map(({ slug, title, excerpt }) => ({ slug, title, excerpt }))
  return { screen: 'service', service: { ...service, page: service.page }, articles, gallery }
}

const findArticles = (site: BuiltSite, slugs: readonly string[]) =>
  slugs.flatMap((slug) => site.articles.find((article) => article.slug === slug) ?? [])

/** Embeds a value in `<script type="application/json">`: no `<`, so nothing in it can end the element or open a comment. */
export const escapeForScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

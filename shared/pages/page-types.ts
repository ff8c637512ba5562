/**
 * One record per type of page: its content, breadcrumb trail and anchors. Addresses are in `routes.ts` (every listed page is indexable and
 * in the sitemap), components in `client/screens.tsx`.
 */

import { absentPagesOf, type ListedScreen, type Page, pathIn, type Screen } from '../addresses/routes.ts'
import type { Site } from '../content/site-types.ts'
import { longDate } from '../language/long-date.ts'
import { messagesFor } from '../language/messages.ts'
import { privacyBlocks } from '../privacy/privacy-page.ts'
import { headingIds } from '../text/heading-ids.ts'
import { chapterIds } from './chapters.ts'
import { homeContent } from './home-content.ts'
import {
  aboutContent,
  byline,
  estimateContent,
  listedService,
  type PageInput,
  serviceAt,
  serviceContent,
  shownOpenings,
  withDates,
} from './page-content.ts'
import { type Breadcrumb, heading, nameAt, navigationTitle, step } from './page-names.ts'
import { jobClose, jobContent, recentJobs, workFilters, workList, workWords } from './work-content.ts'

type PageType<Content> = {
  /**
   * Only what the page shows, because all of it is embedded in the document again for hydration. Throws if the page's service, post or
   * other input is missing.
   */
  content(site: Site, page: Page, input: PageInput): Content
  /** The trail after the home page. Default: the name of the page. */
  trail?(site: Site, page: Page, input: PageInput): Breadcrumb[]
  /** False for pages without a trail. */
  hasTrail?: boolean
  /** Ids on the page that links may use as a fragment. */
  anchors?(site: Site, page: Page): string[]
}

const pageType = <Content extends { screen: Screen }>(type: PageType<Content>) => type

export const pageTypes = {
  home: pageType({
    hasTrail: false,
    content: (site) => ({ screen: 'home', ...heading(site, 'home'), ...homeContent(site) }),
    anchors: ({ homepage }) => homepage.questions?.groups.flatMap(({ items }) => items.map(({ id }) => id)) ?? [],
  }),
  services: pageType({
    content: (site) => ({
      screen: 'services',
      ...heading(site, 'services'),
      services: site.services.map((service) => listedService(service, site)),
      phoneBlock: site.phoneBlock,
      close: site.servicesPage.close,
    }),
    anchors: ({ services }) => services.map(({ id }) => id),
  }),
  service: pageType({
    content: (site, page) => ({ screen: 'service', ...serviceContent(site, serviceAt(site, page)) }),
    trail: (site, page) => [step(site, 'services'), { name: serviceAt(site, page).name }],
    anchors: (site, page) => [...chapterIds, ...serviceAt(site, page).page.questions.items.map(({ id }) => id)],
  }),
  blog: pageType({
    content: (site, page, { list }) => ({
      screen: 'blog',
      ...heading(site, 'blog'),
      blog: required(site.blog, page),
      list: { ...required(list, page), posts: required(list, page).posts.map((post) => withDates(post, site.language)) },
    }),
    trail: (site, page, { list }) =>
      required(list, page).number === 1
        ? [{ name: step(site, 'blog').name }]
        : [step(site, 'blog'), { name: messagesFor(site.language).blogList.name(required(list, page).number) }],
  }),
  post: pageType({
    content: (site, page, { post, recent }) => {
      const { authors: _, ...blog } = required(site.blog, page)
      const { shareEmailFooter, scheduleCall, phoneBlock } = site
      return {
        screen: 'post',
        blog,
        post: withDates(required(post, page), site.language),
        byline: byline(site, required(post, page)),
        recent: (recent ?? []).map((summary) => withDates(summary, site.language)),
        shareEmailFooter,
        scheduleCall,
        phoneBlock,
      }
    },
    trail: (site, page, { post }) => [step(site, 'blog'), { name: required(post, page).title }],
  }),
  about: pageType({
    content: (site, page) => ({
      screen: 'about',
      ...heading(site, 'about'),
      ...aboutContent(site, required(site.about, page)),
    }),
  }),
  careers: pageType({
    content: (site, page, { today }) => ({
      screen: 'careers',
      ...heading(site, 'careers'),
      careers: { ...required(site.careers, page), jobs: shownOpenings(site, today) },
    }),
  }),
  contact: pageType({
    content: (site, _, { form }) => ({
      screen: 'contact',
      ...heading(site, 'contact'),
      contact: site.contact,
      mapQuery: site.mapQuery,
      form: form ?? { status: 'empty' },
    }),
  }),
  estimate: pageType({
    content: (site, _, { estimate }) => ({ screen: 'estimate', ...heading(site, 'estimate'), ...estimateContent(site, estimate) }),
  }),
  gallery: pageType({
    content: (site, page) => ({
      screen: 'gallery',
      ...heading(site, 'gallery'),
      gallery: required(site.gallery, page),
      work: recentJobs(site, 3, site.gallery),
    }),
    anchors: ({ gallery }) => gallery?.filters.map(({ id }) => id) ?? [],
  }),
  work: pageType({
    content: (site, page) => ({
      screen: 'work',
      ...heading(site, 'work'),
      list: workList(site, Number(page.id ?? 1)),
      words: workWords(site.language),
      close: required(site.work, page).close,
    }),
    trail: (site, { id }) =>
      id ? [step(site, 'work'), { name: messagesFor(site.language).blogList.name(Number(id)) }] : [{ name: step(site, 'work').name }],
    anchors: (site, { id }) => workFilters(site, Number(id ?? 1)).map((filter) => filter.id),
  }),
  job: pageType({
    content: (site, page) => ({
      screen: 'job',
      job: required(jobContent(site, page.id), page),
      words: workWords(site.language),
      close: required(jobClose(site, page.id), page),
    }),
    trail: (site, page) => [step(site, 'work'), { name: required(jobContent(site, page.id), page).title }],
  }),
  directories: pageType({
    content: (site, page) => ({ screen: 'directories', ...heading(site, 'directories'), directories: required(site.directories, page) }),
  }),
  privacy: pageType({
    content: (site, page, { privacy }) => ({
      screen: 'privacy',
      ...heading(site, 'privacy'),
      effective: { date: site.privacyDate, text: longDate(site.privacyDate, site.language) },
      body: privacyBlocks(site.language, { ...site, contactPath: pathInSite(site, 'contact') }, required(privacy, page)),
    }),
  }),
  own: pageType({
    content: (site, page) => {
      const { h1, subtitle, body, close } = required(site.ownPages[page.id ?? ''], page)
      return { screen: 'own', h1, subtitle, body, close, phoneBlock: site.phoneBlock }
    },
    trail: (site, page) => [
      { name: navigationTitle(site, page.path) ?? required(site.ownPages[page.id ?? ''], page).h1.replace(/\s+/g, ' ') },
    ],
    anchors: (site, page) => [...headingIds(required(site.ownPages[page.id ?? ''], page).body).values()],
  }),
  'missing-post': pageType({
    content: ({ notFound }) => ({ screen: 'missing-post', drawing: notFound.drawing }),
    trail: (site) => [step(site, 'blog')],
  }),
  'not-found': pageType({ hasTrail: false, content: ({ notFound }) => ({ screen: 'not-found', notFound }) }),
} satisfies Record<Screen, PageType<unknown>>

export type PageContent = ReturnType<(typeof pageTypes)[Screen]['content']> | MessageContent

/** An error page. */
type MessageContent = { screen: 'message'; h1: string; text: string; requestId?: string }

export function breadcrumb(site: Site, page: Page, input: PageInput): Breadcrumb[] {
  const { hasTrail = true, trail }: PageType<unknown> = pageTypes[page.screen]
  if (!hasTrail) return []
  return [step(site, 'home'), ...(trail?.(site, page, input) ?? [{ name: nameAt(site, page.path) }])]
}

export function pageAnchors(site: Site, page: Page): string[] {
  const { anchors }: PageType<unknown> = pageTypes[page.screen]
  return anchors?.(site, page) ?? []
}

const pathInSite = (site: Site, screen: ListedScreen) => pathIn({ ...site, absentPages: absentPagesOf(site) }, screen)

function required<T>(input: T | undefined, page: Page): T {
  if (!input) throw new Error(`The page ${page.key} was not given its content`)
  return input
}

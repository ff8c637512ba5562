import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Response } from 'express'
import { Document as SiteDocument } from '../../client/document/document.tsx'
import type { Language } from '../../shared/content/languages.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import type { LayoutRuntime, PageData, PageState } from '../../shared/pages/page-data.ts'
import {
  contactAnswerPage,
  contactAnswers,
  contentPages,
  isMissing,
  languageAt,
  missingPostPage,
  notFoundPage,
  type Page,
  pagesByPath,
  postPage,
} from '../../shared/pages/routes.ts'
import type { PrivacyFacts } from '../../shared/privacy/privacy-facts.ts'
import type { LocalizedSite } from '../addresses/localized-site.ts'
import type { ResolveAddress } from '../addresses/resolve-address.ts'
import { RequestAbortedError } from '../base/errors.ts'
import type { HeaderList } from '../middleware/security-headers.ts'
import { alternatesAt } from './alternates.ts'
import { type CountView, createKeptPages, type KeptPages } from './kept-pages.ts'
import { createKeptResponse } from './kept-response.ts'
import { createLivePageData } from './live-page-data.ts'
import { createPageCache, type KeptPage, type PagePart } from './page-cache.ts'
import { pageHeads } from './page-headers.ts'
import { createPageRenderer } from './page-renderer.tsx'
import { createRecentAnswers } from './recent-answers.ts'

export type Pages = {
  /** Called before Express: sends kept pages. */
  kept: KeptPages
  /** Sends a page of the route table or its data, and renders it first if it is not kept. */
  sendPage(request: IncomingMessage, response: ServerResponse, page: Page, part?: PagePart): Promise<void>
  /** Sends an estimate result. The most recently used results are kept. */
  sendAnswer(request: IncomingMessage, response: ServerResponse, answer: EstimateAnswerPage): Promise<void>
  /** Sends a page made for one request: the form with its errors, or an error page. */
  send(response: Response, answer: PageAnswer): Promise<void>
  /** Renders the pages when idle. Resolves when all of them are kept. */
  ready(): Promise<void>
  close(): Promise<void>
  /** `faulty`: pages that last failed to render. Their old bytes are still served. */
  snapshot(): { entries: number; bytes: number; faulty: number }
}

export type PageAnswer = { status: number; data: PageData }

/** `query` is canonical, or as typed if it is invalid. */
type EstimateAnswerPage = { status: 200 | 422; page: Page; query: string; data(): PageData }

export type PagesOptions = LocalizedSite & {
  /** The site in its other languages. */
  translations?: readonly LocalizedSite[]
  manifest: AssetManifest
  resolveAddress: ResolveAddress
  runtime: LayoutRuntime
  privacy: PrivacyFacts
  securityHeaders: HeaderList
  log: { warn(fields: object, message: string): void }
  logRequest?(request: IncomingMessage, response: ServerResponse): void
  countView?: CountView
  clock?: () => number
  Document?: typeof SiteDocument
  maxPosts?: number
  maxAnswers?: number
}

const checkEveryMs = 60_000
const idleMs = 5
/** The newest posts are rendered in advance, the others on request. */
const preparedPosts = 24

export function createPages(options: PagesOptions): Pages {
  const {
    site,
    posts,
    translations = [],
    manifest,
    resolveAddress,
    runtime,
    privacy,
    securityHeaders,
    log,
    logRequest,
    countView,
  } = options
  const { clock = Date.now, Document = SiteDocument, maxPosts = 500, maxAnswers = 200 } = options
  const localize = (one: LocalizedSite) => ({
    ...one,
    language: one.site.language,
    pages: pagesByPath(contentPages(one.site)),
    live: createLivePageData({ ...one, runtime, privacy, clock }),
  })
  const first = localize({ site, posts })
  const sites = [first, ...translations.map(localize)] as const
  const liveIn = (language: Language) => (sites.find((one) => one.language === language) ?? first).live
  const stateOf = (page: PageData): PageState => ({
    layout: languageAt(sites, page.path).live.layout(),
    page: { ...page, alternates: alternatesAt(sites, page.path) },
  })
  const render = createPageRenderer({ manifest, areaServed: site.areaServed, Document })
  const cache = createPageCache({
    async render(page) {
      const data = liveIn(page.language).page(page)
      if (!data) return undefined
      const state = stateOf(data)
      const document = await render(state)
      return { document, data: Buffer.from(JSON.stringify(isMissing(page) ? { status: 'not-found' } : state.page)) }
    },
    stamp: (page) => liveIn(page.language).stamp(page),
    heads: (page) => pageHeads(page, securityHeaders),
    maxPosts,
    onFault: (page, fault) =>
      log.warn({ page: page.key, err: fault }, 'a page could not be rendered again: the previous version is still served'),
    idle: () => new Promise((resolve) => setTimeout(resolve, idleMs)),
  })
  const recentAnswer = createRecentAnswers(maxAnswers)
  // Detects a new year or day in the business's time zone, and retries failed pages.
  const timer = setInterval(() => void cache.refresh(), checkEveryMs).unref()
  const stopListening = posts.onChange(() => void cache.refresh())

  async function keptPage(page: Page): Promise<KeptPage> {
    return (await cache.get(page)) ?? keptPage(page.screen === 'post' ? missingPostPage(page.language) : notFoundPage(page.language))
  }

  return {
    kept: createKeptPages({ pages: sites.flatMap((one) => contentPages(one.site)), resolveAddress, cache, logRequest, countView }),
    async sendPage(request, response, page, part = 'document') {
      const kept = await keptPage(page)
      kept[part].send(request, response)
      countView?.(request, { page, part })
    },
    async sendAnswer(request, response, { status, page, query, data }) {
      const name = [page.key, liveIn(page.language).stamp(page), query].join(' ')
      const answer = await recentAnswer(name, async () => {
        const { document } = pageHeads(page, securityHeaders)
        return createKeptResponse({ ...document, status }, await render(stateOf(data())))
      })
      answer.send(request, response)
    },
    async send(response, { status, data }) {
      const state = stateOf(data)
      const bytes = await abortOnClose(response, (signal) => render(state, signal))
      response.set({ 'Cache-Control': 'no-store', 'Content-Language': state.layout.language })
      response.status(status).type('html').send(bytes)
    },
    async ready() {
      await cache.refresh(sites.flatMap(preparedPages))
    },
    async close() {
      clearInterval(timer)
      stopListening()
      await cache.close()
    },
    snapshot: cache.snapshot,
  }
}

function preparedPages({ site, posts }: LocalizedSite): Page[] {
  const { language } = site
  const newest = posts.list().slice(0, preparedPosts)
  const answers = contactAnswers.map((answer) => contactAnswerPage(answer, language))
  const others = [notFoundPage(language), missingPostPage(language), ...answers]
  return [...contentPages(site), ...others, ...newest.map(({ slug }) => postPage(slug, language))]
}

/** Aborts the work if the visitor leaves. */
async function abortOnClose<T>(response: ServerResponse, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort(new RequestAbortedError())
  response.once('close', abort)
  try {
    return await work(controller.signal)
  } finally {
    response.off('close', abort)
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import { Document as SiteDocument } from '../../client/document/document.tsx'
import { languageAt, pagesByPath } from '../../shared/addresses/find-page.ts'
import {
  contactAnswerPage,
  contactAnswers,
  contentPages,
  isMissing,
  missingPostPage,
  notFoundPage,
  type Page,
  postPage,
  refusalPage,
  screensOf,
} from '../../shared/addresses/routes.ts'
import type { Language } from '../../shared/language/languages.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import type { LayoutRuntime, PageData, PageState } from '../../shared/pages/page-data.ts'
import type { PrivacyFacts } from '../../shared/privacy/privacy-facts.ts'
import { forEachLanguage, type LocalizedSite, type LocalizedSites } from '../addresses/localized-site.ts'
import type { PagePart, ResolveAddress } from '../addresses/resolve-address.ts'
import { minute } from '../base/durations.ts'
import { RequestAbortedError } from '../base/errors.ts'
import type { HeaderList } from '../http/security-headers.ts'
import { clientKey } from '../limits/client-key.ts'
import { alternatesAt } from './alternates.ts'
import { createCachedResponse, sendCachedResponse } from './cached-response.ts'
import { createLivePageData } from './live-page-data.ts'
import { type CachedPage, createPageCache, type PageCache } from './page-cache.ts'
import { createPageHeads } from './page-headers.ts'
import { createPageRenderer } from './page-renderer.tsx'
import { createRendering, type Rendering } from './rendering.ts'
import { type CountView, createSendCached, type SendCached } from './send-cached.ts'

export type Pages = {
  /** Called before Express. */
  sendCached: SendCached
  /** Sends a page of the route table or its data, and renders it first if it is not cached. */
  sendPage(request: Request, response: ServerResponse, page: Page, part?: PagePart): Promise<void>
  /** Renders and sends a page for one request: an estimate's result, the form with its errors, or the page of a 500. */
  send(request: Request, response: Response, answer: PageAnswer): Promise<void>
  /** The document of a page in a version of the site that is not shown to visitors. Undefined if that version has no such page. */
  preview(shown: ShownSite, target: string): Promise<Buffer | undefined>
  /** Shows another version of the site. The old pages are sent until the new ones are made; resolves then. */
  use(shown: ShownSite): Promise<void>
  /** Renders the pages when idle. Resolves when all of them are cached. */
  ready(): Promise<void>
  close(): Promise<void>
  snapshot: PageCache['snapshot']
}

export type ShownSite = { sites: LocalizedSites; resolveAddress: ResolveAddress }

export type PageAnswer = { status: number; data: PageData }

export type PagesOptions = {
  sites: LocalizedSites
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
  /** The owner may publish changes. */
  mayChange?: boolean
  rendering?: Rendering
}

const checkEveryMs = minute
/** The newest posts are rendered in advance, the others on request. */
const preparedPosts = 24
/** Others are rendered when they are first needed. */
const preparedRefusals = [400, 412, 413, 415, 416, 429]

export function createPages({
  sites,
  manifest,
  resolveAddress,
  securityHeaders,
  log,
  logRequest,
  countView,
  ...options
}: PagesOptions): Pages {
  const { runtime, privacy, clock = Date.now, Document = SiteDocument, maxPosts = 500, mayChange, rendering = createRendering() } = options
  let view = viewOf({ sites, resolveAddress })
  const liveIn = (language: Language) => (view.tables.find((table) => table.language === language) ?? view.tables[0]).live
  const render = createPageRenderer({ manifest, site: sites[0].site, Document })
  const headsOf = createPageHeads(securityHeaders, mayChange)
  const { queue } = rendering
  const cache = createPageCache({
    make: makePage,
    stamp: (page) => liveIn(page.language).stamp(page),
    maxPosts,
    rendering,
    onError: (page, error) =>
      log.warn({ page: page.key, err: error }, 'a page could not be rendered again: the previous version is still served'),
  })
  // Detects a new year or day in the business's time zone, and retries failed pages.
  const timer = setInterval(() => void cache.refresh(), checkEveryMs).unref()
  const stopListening = sites[0].posts.onChange(() => void cache.refresh())

  function stateOf(page: PageData, { tables } = view): PageState {
    return { layout: languageAt(tables, page.path).live.layout(), page: { ...page, alternates: alternatesAt(tables, page.path) } }
  }

  function viewOf(shown: ShownSite) {
    const tables = forEachLanguage(shown.sites, (one) => ({
      ...one,
      language: one.site.language,
      pages: pagesByPath(contentPages(one.site)),
      live: createLivePageData({ ...one, runtime, privacy, clock }),
    }))
    const pages = tables.flatMap((table) => contentPages(table.site))
    return { tables, pages, resolveAddress: shown.resolveAddress }
  }

  const isGone = (page: Page) => page.indexable && view.resolveAddress(page.path).kind !== 'page'

  async function makePage(page: Page): Promise<CachedPage | undefined> {
    // It may have gone since it was listed to be rendered.
    const data = isGone(page) ? undefined : liveIn(page.language).page(page)
    if (!data) return undefined
    const state = stateOf(data)
    const json = JSON.stringify(isMissing(page) ? { status: 'not-found' } : state.page)
    const heads = headsOf(page)
    const html = await render(state)
    const [document, part] = await Promise.all([
      createCachedResponse(heads.document, html),
      createCachedResponse(heads.data, Buffer.from(json)),
    ])
    return { document, data: part }
  }

  async function findPage(page: Page, client: string): Promise<CachedPage> {
    const found = await cache.get(page, (job) => queue.run(client, job))
    return found ?? findPage(page.screen === 'post' ? missingPostPage(page.language) : notFoundPage(page.language), client)
  }

  const sendCachedOf = ({ pages, resolveAddress: resolve }: ReturnType<typeof viewOf>) =>
    createSendCached({ pages, resolveAddress: resolve, cache, logRequest, countView })
  let sendCached = sendCachedOf(view)

  return {
    sendCached: (request, response) => sendCached(request, response),
    async preview(shown, target) {
      const other = viewOf(shown)
      const address = shown.resolveAddress(target)
      if (address.kind !== 'page') return undefined
      const { page } = address
      const data = languageAt(other.tables, page.path).live.page(page)
      return data && render(stateOf(data, other))
    },
    async use(shown) {
      view = viewOf(shown)
      sendCached = sendCachedOf(view)
      // Addresses that are gone; all others keep their old bytes until the new ones are made.
      cache.drop(isGone)
      await cache.refresh(view.pages)
    },
    async sendPage(request, response, page, part = 'document') {
      const cached = await findPage(page, clientKey(request.ip))
      sendCachedResponse(cached[part], request, response)
      countView?.(request, { page, part })
    },
    async send(request, response, { status, data }) {
      const state = stateOf(data)
      const bytes = await abortOnClose(response, (signal) => queue.run(clientKey(request.ip), () => render(state, signal), signal))
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
  const screens = screensOf(site)
  const others = [
    notFoundPage(language),
    ...(screens.includes('blog') ? [missingPostPage(language)] : []),
    ...(screens.includes('contact') ? contactAnswers.map((answer) => contactAnswerPage(answer, language)) : []),
    ...preparedRefusals.map((status) => refusalPage(status, language)),
  ]
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

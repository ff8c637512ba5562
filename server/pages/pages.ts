import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import { Document as SiteDocument } from '../../client/document/document.tsx'
import { isMissing, missingPostPage, notFoundPage, type Page } from '../../shared/addresses/routes.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import type { LayoutRuntime, PageData } from '../../shared/pages/page-data.ts'
import type { PrivacyFacts } from '../../shared/privacy/privacy-facts.ts'
import type { PagePart } from '../addresses/resolve-address.ts'
import { minute } from '../base/durations.ts'
import { RequestAbortedError } from '../base/errors.ts'
import type { HeaderList } from '../http/security-headers.ts'
import { clientKey } from '../limits/client-key.ts'
import { createCachedResponse, sendCachedResponse } from './cached-response.ts'
import { type CachedPage, createPageCache, type PageCache } from './page-cache.ts'
import { createPageHeads } from './page-headers.ts'
import { createPageRenderer } from './page-renderer.tsx'
import { preparedPages } from './prepared-pages.ts'
import { createRendering, type Rendering } from './rendering.ts'
import { type CountView, createSendCached, type SendCached } from './send-cached.ts'
import { createSiteView, type ShownSite, type SiteView } from './site-view.ts'

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

type PageAnswer = { status: number; data: PageData }

export type PagesOptions = ShownSite & {
  manifest: AssetManifest
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
  const viewOf = (shown: ShownSite) => createSiteView(shown, { runtime, privacy, clock })
  let view = viewOf({ sites, resolveAddress })
  const render = createPageRenderer({ manifest, site: sites[0].site, Document })
  const headsOf = createPageHeads(securityHeaders, mayChange)
  const { queue } = rendering
  const cache = createPageCache({
    make: makePage,
    stamp: (page) => view.liveIn(page.language).stamp(page),
    maxPosts,
    rendering,
    onError: (page, error) =>
      log.warn({ page: page.key, err: error }, 'a page could not be rendered again: the previous version is still served'),
  })
  // Detects a new year or day in the business's time zone, and retries failed pages.
  const timer = setInterval(() => void cache.refresh(), checkEveryMs).unref()
  const stopListening = sites[0].posts.onChange(() => void cache.refresh())

  async function makePage(page: Page): Promise<CachedPage | undefined> {
    // The page may have been removed since it was queued.
    const data = view.isGone(page) ? undefined : view.liveIn(page.language).page(page)
    if (!data) return undefined
    const state = view.stateOf(data)
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

  const sendCachedOf = ({ pages, resolveAddress: resolve }: SiteView) =>
    createSendCached({ pages, resolveAddress: resolve, cache, logRequest, countView })
  let sendCached = sendCachedOf(view)

  return {
    sendCached: (request, response) => sendCached(request, response),
    async preview(shown, target) {
      const other = viewOf(shown)
      const address = shown.resolveAddress(target)
      const data = address.kind === 'page' ? other.liveIn(address.page.language).page(address.page) : undefined
      return data && render(other.stateOf(data))
    },
    async use(shown) {
      view = viewOf(shown)
      sendCached = sendCachedOf(view)
      // Addresses that are gone; all others keep their old bytes until the new ones are made.
      cache.drop(view.isGone)
      await cache.refresh(view.pages)
    },
    async sendPage(request, response, page, part = 'document') {
      const cached = await findPage(page, clientKey(request.ip))
      sendCachedResponse(cached[part], request, response)
      countView?.(request, { page, part })
    },
    async send(request, response, { status, data }) {
      const state = view.stateOf(data)
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

import express, { type NextFunction, type Request, type Response } from 'express'
import { onTestFinished } from 'vitest'
import { createResolveAddress } from '../../server/addresses/resolve-address.ts'
import { quickBrotli } from '../../server/pages/brotli.ts'
import { createPages, type Pages, type PagesOptions } from '../../server/pages/pages.ts'
import { createRendering } from '../../server/pages/rendering.ts'
import { createBuiltInLibrary } from '../../server/posts/built-in-library.ts'
import type { PostLibrary } from '../../server/posts/post-library.ts'
import { pageRoutes } from '../../server/routes/pages.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { somePrivacy } from '../fixtures/some-privacy.ts'
import { type Ask, serveForTest } from './ask.ts'
import { testManifest } from './content-sets.ts'

const testSecurityHeaders = [
  ['Content-Security-Policy', "default-src 'none'"],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
] as const

export type PageApp = { ask: Ask; pages: Pages; faults: unknown[]; logged: string[] }

/** Serves only the pages, without the rest of the app. */
export async function servePages(
  site: BuiltSite,
  { posts = createBuiltInLibrary(site), ...options }: Partial<PagesOptions> & { posts?: PostLibrary } = {},
): Promise<PageApp> {
  const sites = [{ site, posts }] as const
  const faults: unknown[] = []
  const logged: string[] = []
  const resolveAddress = createResolveAddress(sites)
  const pages = createPages({
    sites,
    resolveAddress,
    manifest: testManifest(),
    runtime: { siteUrl: 'https://site.example' },
    privacy: somePrivacy,
    securityHeaders: testSecurityHeaders,
    log: { warn: (fields) => faults.push(fields) },
    logRequest: (request) => logged.push(request.url ?? ''),
    rendering: createRendering(quickBrotli),
    ...options,
  })
  onTestFinished(() => pages.close())
  const app = express().disable('x-powered-by')
  app.use((request, response, next) => void (pages.sendCached(request, response) || next()))
  app.use(pageRoutes(resolveAddress, pages))
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    faults.push(error)
    response.status(500).send('fault')
  })
  return { ask: await serveForTest(app), pages, faults, logged }
}

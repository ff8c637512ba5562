import type { RequestListener } from 'node:http'
import express from 'express'
import { contentPages, pagesByPath } from '../shared/routes.ts'
import { createMethodLookup } from './addresses.ts'
import { errorPage } from './middleware/error-page.ts'
import { methodGuard } from './middleware/method-guard.ts'
import { readOn } from './middleware/read-on.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { staticFiles } from './middleware/static-files.ts'
import { trustProxy } from './middleware/trust-proxy.ts'
import { contactRoutes } from './routes/contact.ts'
import { contentfulHook } from './routes/contentful-hook.ts'
import { faultRoutes } from './routes/faults.ts'
import { healthRoutes } from './routes/health.ts'
import type { AddressBook } from './routes/page-address.ts'
import { pageDataRoutes } from './routes/page-data.ts'
import { pageRoutes } from './routes/pages.ts'
import { postRoutes } from './routes/posts.ts'
import { siteFiles } from './routes/site-files.ts'
import type { Services } from './services.ts'

export type AppServices = Omit<Services, 'close' | 'delivery'>

/** Everything that a request can meet behind the guard (`http/`), in order. */
export function createApp(services: AppServices): RequestListener {
  const { config, site, siteUrl, manifest, pages, posts, leads, limit, log } = services
  const social = new Set(Object.values(manifest.social))
  const files = staticFiles(services.publicFolder, { isShared: (path) => social.has(path) })
  const book: AddressBook = { pages: pagesByPath(contentPages(site)), posts, redirects: site.redirects }

  const app = express()
  app.set('env', config.nodeEnv)
  app.disable('x-powered-by')
  // Tags come from those who know when an answer changes.
  app.disable('etag')
  app.set('query parser', false)
  trustProxy(app, config.trustProxy)

  app.use(requestLog(services.logRequest))
  app.use(securityHeaders(services.securityHeaders))
  app.use(readOn())
  // Before every router: Express's own would answer OPTIONS and let other methods fall through to a 404.
  app.use(methodGuard(createMethodLookup({ book, files, posts, hasHook: config.webhookSecret !== undefined })))
  app.use(healthRoutes(services.health.report))
  app.use(files.handler)
  app.use(siteFiles({ site, siteUrl, posts }))
  app.use(postRoutes(posts))
  app.use(pageDataRoutes(book, pages))
  app.use(faultRoutes(book, log))
  app.use(contentfulHook(config.webhookSecret, posts))
  app.use(contactRoutes({ site, siteName: config.site, siteUrl, pages, leads: leads.intake, limit }))
  app.use(pageRoutes(book, pages))
  app.use(errorPage({ site, pages, log }))
  // Most requests end here, in one write. They log for themselves.
  return (request, response) => pages.kept(request, response, () => app(request, response))
}

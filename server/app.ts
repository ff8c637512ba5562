import type { RequestListener } from 'node:http'
import express from 'express'
import { forEachLanguage } from './addresses/localized-site.ts'
import { securityHeaders } from './http/security-headers.ts'
import { trustProxy } from './http/trust-proxy.ts'
import { compressResponses } from './middleware/compress-responses.ts'
import { discardRefusedBody } from './middleware/discard-refused-body.ts'
import { errorPage } from './middleware/error-page.ts'
import { createFastPath } from './middleware/fast-path.ts'
import { methodGuard, noteMethods } from './middleware/method-guard.ts'
import { requestLog } from './middleware/request-log.ts'
import { ownerErrorPage } from './owner/owner-error-page.tsx'
import { ownerRoutes } from './owner/owner-routes.ts'
import { contactRoutes } from './routes/contact.ts'
import { contentfulHook } from './routes/contentful-hook.ts'
import { crawlerFiles } from './routes/crawler-files.ts'
import { estimateRoutes } from './routes/estimate.ts'
import { healthRoutes } from './routes/health.ts'
import { jobSheets } from './routes/job-sheets.ts'
import { mediaRoutes } from './routes/media.ts'
import { pageRoutes } from './routes/pages.ts'
import { postRoutes } from './routes/posts.ts'
import { scriptErrorRoutes } from './routes/script-errors.ts'
import { tapRoutes } from './routes/taps.ts'
import type { Services } from './services.ts'

type AppServices = Omit<Services, 'close' | 'delivery' | 'letter' | 'published' | 'onPublish'>

/** The app of the published site. A new one takes over when the owner publishes; requests in progress finish in the old one. */
export function createLiveApp({ onPublish, ...services }: AppServices & Pick<Services, 'onPublish'>): RequestListener {
  let app = createApp(services)
  onPublish((published) => {
    app = createApp({ ...services, ...published })
  })
  return (request, response) => app(request, response)
}

/** Everything a request passes after the guard (`http/`), in order. */
function createApp(services: AppServices): RequestListener {
  const { config, sites, siteUrl, resolveAddress, pages, posts, counts, leads, limit, owner, log } = services
  const languages = forEachLanguage(sites, ({ site }) => site)
  // Most requests are for cached pages, which are sent and logged without Express.
  const fastPath = createFastPath(pages.sendCached, log)
  const app = express()
  app.set('env', config.nodeEnv)
  app.disable('x-powered-by')
  // No automatic ETags: cacheable responses set their own.
  app.disable('etag')
  app.set('query parser', false)
  trustProxy(app, config.trustProxy)

  app.use(requestLog(services.logRequest))
  app.use((req, _res, next) => {
    services.clients.check(req)
    next()
  })
  app.use(fastPath.rethrow)
  app.use(discardRefusedBody())
  // Before the security headers, which mean nothing for files, and before compression, which would break their range requests.
  app.use(services.staticFiles)
  app.use(mediaRoutes(services.store.pictures))
  app.use(securityHeaders(services.securityHeaders))
  app.use(compressResponses())

  const routers = [
    healthRoutes(services.health.report, config.healthToken),
    crawlerFiles({ sites, siteUrl, resolveAddress }),
    jobSheets(languages),
    postRoutes(posts),
    scriptErrorRoutes(resolveAddress, services.findSource, log),
    tapRoutes(siteUrl, counts),
    contentfulHook(config.webhookSecret, posts),
    ...(owner ? ownerRoutes(owner) : []),
    contactRoutes({
      sites: languages,
      siteName: config.site,
      siteUrl,
      pages,
      leads: leads.intake,
      beginUpload: leads.beginUpload,
      counts,
      limit,
      postsPerMinute: Math.max(300, config.rateLimit.limit),
    }),
    estimateRoutes({ sites: languages, resolveAddress, pages, counts }),
    pageRoutes(resolveAddress, pages),
  ]
  for (const router of routers) app.use(noteMethods(router))

  app.use(methodGuard())
  if (owner) app.use(ownerErrorPage(owner))
  app.use(errorPage({ sites: languages, securityHeaders: services.securityHeaders, pages, log }))
  return fastPath.before(app)
}

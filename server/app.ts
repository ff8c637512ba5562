import type { RequestListener } from 'node:http'
import express from 'express'
import { trustProxy } from './http/trust-proxy.ts'
import { compressResponses } from './middleware/compress-responses.ts'
import { discardRefusedBody } from './middleware/discard-refused-body.ts'
import { errorPage } from './middleware/error-page.ts'
import { methodGuard } from './middleware/method-guard.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { contactRoutes } from './routes/contact.ts'
import { contentfulHook } from './routes/contentful-hook.ts'
import { estimateRoutes } from './routes/estimate.ts'
import { faultRoutes } from './routes/faults.ts'
import { healthRoutes } from './routes/health.ts'
import { pageRoutes } from './routes/pages.ts'
import { postRoutes } from './routes/posts.ts'
import { siteFiles } from './routes/site-files.ts'
import { tapRoutes } from './routes/taps.ts'
import type { Services } from './services.ts'

type AppServices = Omit<Services, 'close' | 'delivery' | 'letter'>

/** Everything a request passes after the guard (`http/`), in order. */
export function createApp(services: AppServices): RequestListener {
  const { config, site, translations, siteUrl, files, resolveAddress, pages, posts, leads, limit, log } = services

  const sites = [site, ...translations.map((translated) => translated.site)] as const
  const app = express()
  app.set('env', config.nodeEnv)
  app.disable('x-powered-by')
  // No automatic ETags: cacheable responses set their own.
  app.disable('etag')
  app.set('query parser', false)
  trustProxy(app, config.trustProxy)

  app.use(requestLog(services.logRequest))
  app.use(securityHeaders(services.securityHeaders))
  app.use(discardRefusedBody())
  // Before compression, which would break the range requests of files.
  app.use(files.handler)
  app.use(compressResponses())
  // Before the routers, which would answer OPTIONS themselves and let other methods fall through to a 404.
  app.use(methodGuard(resolveAddress))
  app.use(healthRoutes(services.health.report))
  app.use(siteFiles({ site, posts, translations, siteUrl, resolveAddress }))
  app.use(postRoutes(posts))
  app.use(faultRoutes(resolveAddress, log))
  app.use(tapRoutes(siteUrl, services.counts))
  app.use(contentfulHook(config.webhookSecret, posts))
  app.use(
    contactRoutes({
      sites,
      siteName: config.site,
      siteUrl,
      pages,
      leads: leads.intake,
      photos: leads.photos,
      counts: services.counts,
      limit,
      postsPerMinute: Math.max(300, config.rateLimit.limit),
    }),
  )
  app.use(estimateRoutes({ sites, resolveAddress, pages, counts: services.counts }))
  app.use(pageRoutes(resolveAddress, pages, site.language))
  app.use(errorPage({ sites, pages, log }))
  // Most requests are for kept pages, which are sent and logged without Express.
  return (request, response) => void (pages.kept(request, response) || app(request, response))
}

import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import packageFile from '../package.json' with { type: 'json' }
import { shownSite } from '../shared/content/sample-facts.ts'
import type { BuiltSite } from '../shared/pages/page-data.ts'
import type { SiteFiles } from './addresses/built-site.ts'
import { forEachLanguage, type SiteLanguages } from './addresses/localized-site.ts'
import { createResolveAddress } from './addresses/resolve-address.ts'
import { systemClock } from './base/clock.ts'
import { closeParts, type Part } from './base/close-parts.ts'
import type { Logger } from './base/log.ts'
import type { LogOutput } from './base/log-output.ts'
import { createFindSource, type FindSource } from './base/source-position.ts'
import { createChanges } from './changes/changes.ts'
import { createComposeSite } from './changes/composed-site.ts'
import { createPublishedSite, type PublishedSite } from './changes/published-site.ts'
import type { Config } from './config/config.ts'
import { privacyFacts } from './config/privacy-facts.ts'
import { type Counts, createCounts } from './counts/counts.ts'
import { knownSourcesOf } from './counts/known-sources.ts'
import { createHealth, type Health } from './health/health.ts'
import { type ClientAddresses, createClientAddresses } from './http/client-address.ts'
import { createSecurityHeaders, type HeaderList } from './http/security-headers.ts'
import type { Delivery } from './leads/delivery/delivery.ts'
import { createSharedOutage } from './leads/delivery/shared-outage.ts'
import { createSiteDelivery } from './leads/delivery/site-delivery.ts'
import { createLeads, type Leads } from './leads/leads.ts'
import type { LetterDelivery } from './letter/letter-delivery.ts'
import { createSiteLetter } from './letter/site-letter.ts'
import { clientKey } from './limits/client-key.ts'
import { type ContactLimit, createContactLimit } from './limits/contact-limit.ts'
import { createRequestLog, type RequestLog } from './middleware/request-log.ts'
import { staticFiles } from './middleware/static-files.ts'
import { createOwner, type Owner } from './owner/owner.ts'
import { createPages, type Pages } from './pages/pages.ts'
import { createLastingRendering, type Rendering } from './pages/rendering.ts'
import type { ShownSite } from './pages/site-view.ts'
import { createBuiltInLibrary } from './posts/built-in-library.ts'
import type { PostLibrary } from './posts/post-library.ts'
import { createSitePosts } from './posts/site-posts.ts'
import { openStore } from './store/open-store.ts'
import type { Database } from './store/postgres/database.ts'
import type { Store } from './store/store.ts'

/** The parts that a publication replaces. */
type Published = ShownSite & Pick<Services, 'owner'>

export type Services = ShownSite & {
  config: Config
  siteUrl: string
  securityHeaders: HeaderList
  log: Logger
  logRequest: RequestLog
  staticFiles: RequestHandler
  posts: PostLibrary
  findSource: FindSource
  store: Store
  clients: ClientAddresses
  leads: Leads
  delivery: Delivery
  counts: Counts
  /** Undefined without a mail server, or if switched off. */
  letter: LetterDelivery | undefined
  limit: ContactLimit
  pages: Pages
  /** Undefined if nobody may sign in. */
  owner: Owner | undefined
  /** Undefined without the owner's pages: the site is as it was built. */
  published: PublishedSite | undefined
  onPublish(listener: (published: Published) => void): void
  health: Health
  /** Stops everything in reverse order. An email that is being sent is cut off and stays pending. */
  close(): Promise<void>
}

export type ServiceOptions = {
  files: SiteFiles
  log: Logger
  output: Pick<LogOutput, 'write'>
  /** Shared if several businesses run in one process. */
  rendering?: Rendering
  staticFiles?: RequestHandler
  database?: Database
}

export async function createServices(
  config: Config,
  { files, log, output, rendering = createLastingRendering(config), ...shared }: ServiceOptions,
): Promise<Services> {
  const { manifest } = files
  let onPublish: (published: Published) => void = () => undefined
  const site = shownSite(files.sites[0], config.siteUrl)
  const siteUrl = config.siteUrl ?? site.siteUrl.replace(/\/$/, '')
  const securityHeaders = createSecurityHeaders({ site, manifest, config })
  const logRequest = createRequestLog(log, output)

  const store = openStore({ ...config, log, database: shared.database })
  const posts = await createSitePosts(config, { site, siteUrl, documents: store.documents, log })
  // The content service has posts in the default language only.
  const postsIn = (one: BuiltSite) => (config.contentful && one.language === site.language ? posts : createBuiltInLibrary(one))
  let shown = shownVersion(files.sites)

  const { timeZone } = site.openingHours
  const languages = () => forEachLanguage(shown.sites, (one) => one.site)
  const delivery = createSiteDelivery(config, { store, sites: languages, log })
  const outage = createSharedOutage({ store, own: () => delivery.snapshot().outage })
  const leads = createLeads({ ...config, store, log, timeZone, onPending: delivery.wake, onLook: outage.sync })
  const limit = createContactLimit({ ...config.rateLimit, log, store: store.limits('contact') })
  const runtime = { siteUrl, mapsApiKey: config.mapsApiKey, tags: config.tags && { id: config.tags.id, ads: config.tags.ads } }
  const clients = createClientAddresses(config.trustProxy, log)
  const nameSource = knownSourcesOf(site)
  const clientOf = (request: IncomingMessage) => clientKey(clients.of(request))
  const counts = createCounts({ store: store.counts, siteUrl, timeZone, nameSource, clientOf, log })
  const countView = counts.view
  const privacy = privacyFacts(config, site)
  const pageOptions = { ...shown, manifest, runtime, privacy, securityHeaders, log, logRequest, countView, rendering }
  const pages = createPages({ ...pageOptions, mayChange: config.ownerEmails !== undefined })
  const composer = createComposeSite(files)
  const published = createPublishedSite({ documents: store.documents, composer, use, log, clock: systemClock })
  const changes = createChanges({ documents: store.documents, composer, clock: systemClock, onPublish: published.look })
  const owner = createOwner(config, {
    ...{ site, manifest, siteUrl, store, leads, changes, preview, rendering, log },
    mailOutage: () => outage.current,
  })

  const version = `${packageFile.version}+${manifest.version}`
  const health = createHealth({ version, site: config.site, leads, delivery, outage, posts, pages, clients })
  const letter = createSiteLetter(config, () => languages()[0], { store, counts, health: health.report, log })

  function shownVersion(built: SiteLanguages): ShownSite {
    const sites = forEachLanguage(built, (one) => {
      const localized = shownSite(one, config.siteUrl)
      return { site: localized, posts: postsIn(localized) }
    })
    return { sites, resolveAddress: createResolveAddress(sites) }
  }

  async function preview(target: string): Promise<Buffer | undefined> {
    return pages.preview(shownVersion(changes.draftedSites(await changes.read())), target)
  }

  function use(built: SiteLanguages): void {
    shown = shownVersion(built)
    void pages.use(shown)
    onPublish({ ...shown, owner: owner?.withSite(shown.sites[0].site) })
  }

  return {
    ...shown,
    config,
    siteUrl,
    securityHeaders,
    log,
    logRequest,
    staticFiles: shared.staticFiles ?? staticFiles(files),
    posts,
    findSource: createFindSource(files.mapsFolder),
    store,
    clients,
    leads,
    delivery,
    counts,
    letter,
    limit,
    pages,
    owner,
    health,
    published: config.ownerEmails && published,
    onPublish(listener) {
      onPublish = listener
    },
    async close() {
      const parts: Part[] = [
        { name: 'publications', close: published.close },
        { name: 'delivery', close: () => delivery.close(0) },
        { name: 'letter', close: () => letter?.close(0) },
        { name: 'sign-in mails', close: () => owner?.signInMailer.close(0) },
        { name: 'pages', close: pages.close },
        { name: 'counts', close: counts.close },
        { name: 'limit', close: limit.close },
        { name: 'leads', close: () => leads.close() },
        { name: 'posts', close: () => posts.close() },
        { name: 'store', close: () => store.close() },
      ]
      await closeParts(parts, log)
    },
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSiteFiles, type SiteFiles } from '../../server/addresses/built-site.ts'
import { createLiveApp } from '../../server/app.ts'
import { createLog } from '../../server/base/log.ts'
import { readConfig } from '../../server/config/config.ts'
import { quickBrotli } from '../../server/pages/brotli.ts'
import { createRendering } from '../../server/pages/rendering.ts'
import { createServices } from '../../server/services.ts'
import { languageAt } from '../../shared/addresses/find-page.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { type Ask, askAt } from './ask.ts'
import { everyPage } from './built-sites.ts'
import { builtFolder } from './built-texts.ts'
import { type HtmlDocument, parseHtml } from './html-document.ts'

export type SeoSite = SiteFiles & {
  /** In its default language. */
  site: BuiltSite
  siteUrl: string
  ask: Ask
  /** The site in the language of a path. */
  siteAt(path: string): BuiltSite
  /** Every indexable page in each language, rendered and parsed, by path. */
  readDocuments(): Promise<ReadonlyMap<string, HtmlDocument>>
  close(): Promise<void>
}

const siteUrl = 'https://www.site.example'

/** A built site as search engines see it: the real app, in this process. */
export async function openSeoSite(name: string): Promise<SeoSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'seo-site-'))
  const files = readSiteFiles(builtFolder, name)
  const config = readConfig({ NODE_ENV: 'test', SITE: name, SITE_URL: siteUrl }, { folder })
  const output = { write: () => undefined }
  const services = await createServices(config, {
    files,
    output,
    log: createLog('silent', output),
    rendering: createRendering(quickBrotli),
  })
  const server = createServer(createLiveApp(services))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const ask = askAt((server.address() as AddressInfo).port)
  return {
    ...{ ...files, site: files.sites[0], siteUrl, ask },
    siteAt: (path) => languageAt(files.sites, path),
    async readDocuments() {
      const documents = new Map<string, HtmlDocument>()
      for (const page of files.sites.flatMap(everyPage).filter(({ indexable }) => indexable)) {
        documents.set(page.path, parseHtml((await ask(page.path)).text))
      }
      return documents
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await services.close()
      // A part that takes over a second to close is left behind and may still write.
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

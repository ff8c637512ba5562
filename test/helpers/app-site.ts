import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createLiveApp } from '../../server/app.ts'
import { createLog } from '../../server/base/log.ts'
import { type Config, readConfig } from '../../server/config/config.ts'
import type { Environment } from '../../server/config/config-reader.ts'
import { quickBrotli } from '../../server/pages/brotli.ts'
import { createRendering } from '../../server/pages/rendering.ts'
import { createServices, type Services } from '../../server/services.ts'
import type { Site } from '../../shared/content/site-types.ts'
import type { Drawings } from '../../shared/content/translate-drawings.ts'
import { type ListeningServer, listenForTest } from './app-http-server.ts'
import { builtSites, contentSets, sourceOf, testManifest } from './content-sets.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type AppSite = {
  app: RequestListener
  services: Services
  config: Config
  /** Our HTTP server with the app. */
  http: ListeningServer
  folder: string
  /** The whole log so far, at level `trace`. */
  log(): string
  /** The parsed lead files of a state. */
  leads(state: 'pending' | 'spam' | 'sent' | 'failed'): Promise<{ id: string; fields: Record<string, string>; site: string }[]>
}

type AppOptions = {
  site?: string
  /** Replaces the content set that `site` names. */
  set?: { site: Site; translations: Site[]; drawings: Drawings }
  env?: Environment
  /** Additional files by path. */
  publicFiles?: Record<string, string>
  change?: (services: Services) => Partial<Services>
}

/** The real app with a content set and its own data folder, until the test ends. */
export async function makeApp({
  site = 'fencing',
  env = {},
  publicFiles = {},
  change = () => ({}),
  ...options
}: AppOptions = {}): Promise<AppSite> {
  const folder = await temporaryFolder()
  const set = options.set ?? contentSets.find(([name]) => name === site)?.[1]
  if (!set) throw new Error(`No content set ${site}`)
  const publicFolder = join(folder, 'site', 'public')
  await mkdir(join(publicFolder, 'assets'), { recursive: true })
  await writeFile(join(publicFolder, 'assets', 'entry-0000.js'), 'export {}\n')
  await writeFile(join(publicFolder, 'favicon.ico'), 'icon')

  for (const [path, text] of Object.entries(publicFiles)) {
    await mkdir(dirname(join(publicFolder, path)), { recursive: true })
    await writeFile(join(publicFolder, path), text)
  }

  const lines: string[] = []
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'trace', SITE: site, ...env }, { folder })
  const output = { write: (line: string) => void lines.push(line) }
  const log = createLog(config.logLevel, output)
  const files = {
    sites: builtSites(set),
    manifest: testManifest(),
    publicFolder,
    mapsFolder: folder,
    readSource: () => sourceOf(site),
  }
  // The best compression would take most of the processor's time.
  const services = await createServices(config, { files, log, output, rendering: createRendering(quickBrotli) })
  onTestFinished(() => services.close())
  await services.leads.start()
  const app = createLiveApp({ ...services, ...change(services) })
  const http = await listenForTest(app, {}, services.securityHeaders)

  return {
    ...{ app, services, config, http, folder },
    log: () => lines.join(''),
    async leads(state) {
      const states = join(config.dataDir, site, 'leads', state)
      const names = await readdir(states).catch(() => [])
      return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(states, name), 'utf8'))))
    },
  }
}

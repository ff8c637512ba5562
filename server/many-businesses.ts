import type { RequestListener } from 'node:http'
import type { SiteFiles } from './addresses/built-site.ts'
import { createHostTable } from './addresses/host-table.ts'
import { StartError } from './base/errors.ts'
import type { Logger } from './base/log.ts'
import type { LogOutput } from './base/log-output.ts'
import { memoize } from './base/memoize.ts'
import type { BusinessFile, RightFile } from './config/businesses.ts'
import type { Config } from './config/config.ts'
import { templateProblem } from './config/config-warnings.ts'
import { type HostedBusiness, hostListener } from './host-listener.ts'
import { staticFiles } from './middleware/static-files.ts'
import { createLastingRendering } from './pages/rendering.ts'
import { createBusiness, type RunningBusiness } from './running-business.ts'
import { flightMs, type RunningServer, serve } from './running-server.ts'
import { createDatabase } from './store/postgres/database.ts'

type ManyOptions = {
  config: Config
  /** Reads the folder of businesses. Called again by `reload`. */
  readFiles(): BusinessFile[]
  /** The built content set, read once for all its businesses. */
  readSet(name: string): SiteFiles
  /** Sentences that the operator should see when the business starts. */
  warningsOf(file: RightFile): readonly string[]
  log: Logger
  output: Pick<LogOutput, 'write'>
}

type ManyBusinesses = RunningServer & {
  /** Starts new businesses, restarts changed ones, and drains removed ones. The others are not affected. */
  reload(): Promise<void>
}

type Entry = HostedBusiness & { key: string; running?: RunningBusiness }

/** Serves all businesses of a folder by `Host`. They share code, socket, log and rendering, and nothing else. */
export async function startManyBusinesses({ config, readFiles, readSet, warningsOf, log, output }: ManyOptions): Promise<ManyBusinesses> {
  const rendering = createLastingRendering(config)
  const { databaseUrl } = config
  const database = databaseUrl === undefined ? undefined : createDatabase({ url: databaseUrl, log })
  const staticFilesOf = memoize(staticFiles)
  let entries: Entry[] = []
  let find = createHostTable<Entry & { siteUrl: string }>([])
  let reloading = Promise.resolve()

  async function open(file: BusinessFile): Promise<Entry> {
    const entry: Entry = { name: file.name, key: keyOf(file), siteUrl: file.siteUrl, requests: new Set() }
    if ('error' in file) return report(entry, file.error)
    try {
      const businessLog = log.child({ site: file.name })
      const files = readSet(file.config.contentSet)
      const problem = templateProblem(file.config, files.sites[0])
      if (problem !== undefined) throw new StartError(problem)
      for (const warning of warningsOf(file)) businessLog.warn(warning)
      const running = await createBusiness(file.config, {
        files,
        log: businessLog,
        output,
        rendering,
        staticFiles: staticFilesOf(files),
        database,
      })
      return { ...entry, running, listener: running.listener, health: running.health }
    } catch (error) {
      if (!(error instanceof StartError)) log.error({ site: file.name, err: error }, 'a business could not be started')
      return report(entry, error instanceof StartError ? error.message : 'it could not be started')
    }
  }

  function report(entry: Entry, reason: string): Entry {
    log.error({ site: entry.name, reason }, 'a business is not served')
    return entry
  }

  function use(next: Entry[]): void {
    entries = next
    find = createHostTable(next.flatMap((entry) => (entry.siteUrl === undefined ? [] : [{ ...entry, siteUrl: entry.siteUrl }])))
  }

  async function close({ running, requests }: Entry): Promise<void> {
    const finished = Promise.all([...requests].map((response) => new Promise((resolve) => response.once('close', resolve))))
    await Promise.all([running?.drain(flightMs), Promise.race([finished, new Promise((resolve) => setTimeout(resolve, flightMs))])])
    await running?.close()
  }

  async function reload(): Promise<void> {
    const files = readFiles()
    // One that could not be started is tried again: its set may have been built since.
    const kept = entries.filter(({ key, running }) => running && files.some((file) => keyOf(file) === key))
    const opened = await Promise.all(files.filter((file) => !kept.some(({ key }) => key === keyOf(file))).map(open))
    const gone = entries.filter((entry) => !kept.includes(entry))
    use([...kept, ...opened])
    for (const { running } of opened) running?.start()
    await Promise.all(gone.map(close))
    log.info({ started: opened.length, ended: gone.length, unchanged: kept.length }, 'the businesses were read again')
  }

  use(await Promise.all(readFiles().map(open)))
  const running = () => entries.flatMap((entry) => entry.running ?? [])
  if (running().length === 0) throw new StartError('No business can be served: each file in SITES_DIR has an error, or there is none')
  const listener: RequestListener = hostListener(
    (host) => find(host),
    () => entries,
  )
  const server = await serve({ config, log, listener, securityHeaders: plainHeaders, businesses: running })
  for (const business of running()) business.start()
  return {
    ...server,
    async drain() {
      await server.drain()
      await database?.close()
    },
    reload() {
      reloading = reloading.then(reload).catch((error: unknown) => log.error({ err: error }, 'the businesses could not be read again'))
      return reloading
    },
  }
}

const plainHeaders = [
  ['Content-Security-Policy', "default-src 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
] as const

/** Changes when the file changes, or when another file takes or frees its host. */
const keyOf = (file: BusinessFile) => JSON.stringify([file.name, file.env, file.siteUrl, 'error' in file && file.error])

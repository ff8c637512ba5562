import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { builtSiteNames, readSiteFiles, type SiteFiles } from './addresses/built-site.ts'
import { ConfigError, StartError } from './base/errors.ts'
import { createLog, type Logger } from './base/log.ts'
import { type LogOutput, openLogOutput } from './base/log-output.ts'
import { type BusinessFile, type RightFile, readBusinesses, uselessVariables } from './config/businesses.ts'
import { parseServerCommand, serverUsage } from './config/command-line.ts'
import { type Config, readConfig } from './config/config.ts'
import { startWarnings, templateProblem } from './config/config-warnings.ts'
import { readEnvironment } from './config/env-file.ts'
import { createLeads } from './leads/leads.ts'
import { sendTestLead } from './leads/owner/test-lead.ts'
import { startManyBusinesses } from './many-businesses.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { openStore } from './store/open-store.ts'
import { checkDatabase } from './store/postgres/check-database.ts'

/** Runs the command line of `dist/server.js`. */
export async function runServer(distFolder: string): Promise<void> {
  try {
    await run(distFolder)
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function run(distFolder: string): Promise<void> {
  const command = parseServerCommand(process.argv.slice(2))
  if (command.kind === 'help') {
    process.stdout.write(serverUsage)
    return
  }
  const folder = dirname(distFolder)
  const env = readEnvironment(folder, process.env)
  const sets = builtSiteNames(distFolder)
  const config = readConfig(env, { folder, sites: sets })
  const { sitesDir } = config
  if (sitesDir !== undefined) {
    const readSet = memoize((name) => readSiteFiles(distFolder, name))
    const readFiles = () => readBusinesses(sitesDir, env, { folder, sites: sets })
    if (command.kind === 'serve') await serveMany(config, readFiles, readSet)
    else checkMany(readFiles(), readSet)
    return
  }
  const files = readSiteFiles(distFolder, config.contentSet)
  const problem = templateProblem(config, files.sites[0])
  if (problem !== undefined) throw new StartError(problem)
  const warnings = startWarnings(config, env, files.sites[0])
  if (command.kind === 'check') await check(config, files, warnings, command.isSendingTest)
  else await serveOne(config, files, warnings)
}

async function check(config: Config, { sites }: SiteFiles, warnings: readonly string[], isSendingTest: boolean): Promise<void> {
  for (const warning of warnings) process.stdout.write(`warning: ${warning}\n`)
  process.stdout.write('configuration is complete\n')
  const log = createLog('silent', process.stderr)
  if (config.databaseUrl !== undefined) {
    const report = await checkDatabase(config.databaseUrl, log)
    if (!report.isReady) throw new StartError(`database: ${report.problem}`)
    process.stdout.write(`database: PostgreSQL ${report.version}, its tables are there and can be written\n`)
  }
  if (!isSendingTest) return
  const store = openStore({ ...config, log })
  const { retentionDays, maxPhotoBytes } = config
  const leads = createLeads({ store, log, retentionDays, maxPhotoBytes, timeZone: sites[0].openingHours.timeZone })
  const result = await sendTestLead(config, { store, leads, sites, log })
  await leads.close()
  await store.close()
  if (result.isSent) process.stdout.write(`${result.message}\n`)
  else throw new StartError(`test lead: ${result.message}`)
}

/** Prints the errors and warnings of all businesses. The exit status is 1 if one of them has an error. */
function checkMany(files: readonly BusinessFile[], readSet: (name: string) => SiteFiles): void {
  for (const file of files) {
    const problem = problemOf(file, readSet)
    const warnings = 'error' in file ? [] : businessWarnings(file, readSet).map((warning) => `warning: ${warning}`)
    const lines = 'error' in file ? [file.error] : [...warnings, problem ?? 'configuration is complete']
    process.stdout.write(`${file.name}: ${lines.join(`\n${file.name}: `)}\n`)
  }
  if (files.length === 0 || files.some((file) => problemOf(file, readSet) !== undefined))
    throw new StartError('not every business can be served')
}

const problemOf = (file: BusinessFile, readSet: (name: string) => SiteFiles) =>
  'error' in file ? file.error : templateProblem(file.config, readSet(file.config.contentSet).sites[0])

function businessWarnings(file: RightFile, readSet: (name: string) => SiteFiles): string[] {
  const useless = uselessVariables(file.env).map((variable) => `${variable} belongs to the process and does nothing here`)
  return [...useless, ...startWarnings(file.config, file.env, readSet(file.config.contentSet).sites[0])]
}

function openLog(config: Config): { log: Logger; output: LogOutput } {
  // Reading `process.stdout` makes a pipe non-blocking.
  const output = openLogOutput(process.stdout.fd)
  return { output, log: createLog(config.logLevel, output) }
}

async function serveOne(config: Config, files: SiteFiles, warnings: readonly string[]): Promise<void> {
  const { log, output } = openLog(config)
  for (const warning of warnings) log.warn(warning)
  const starting = startServer(config, { files, log, output })
  onSignals(log, output, () => starting.then((server) => server.drain()))
  await announce(starting, { log, output, fields: { site: config.site } })
}

async function serveMany(config: Config, readFiles: () => BusinessFile[], readSet: (name: string) => SiteFiles): Promise<void> {
  const { log, output } = openLog(config)
  const warningsOf = (file: RightFile) => businessWarnings(file, readSet)
  const starting = startManyBusinesses({ config, readFiles, readSet, warningsOf, log, output })
  const drain = () => starting.then((server) => server.drain())
  onSignals(log, output, drain, () => void starting.then((server) => server.reload()))
  await announce(starting, { log, output, fields: {} })
}

type Announcement = { log: Logger; output: LogOutput; fields: object }

async function announce(starting: Promise<RunningServer>, { log, output, fields }: Announcement): Promise<void> {
  try {
    const { address } = await starting
    log.info({ ...fields, node: process.version }, `serving on ${address}`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    await exit(output, 1)
  }
}

/** Time limit for requests, emails, services and an unfinished start together. The log has its own limit after that. */
const drainMs = 9_500

/** A closed terminal (SIGHUP) must not end a server. */
function onSignals(log: Logger, output: LogOutput, drain: () => Promise<void>, onHangUp: () => void = () => undefined): void {
  let isEnding = false
  const stop = async (status: number) => {
    isEnding = true
    const isDrained = await Promise.race([drain().then(() => true), setTimeout(drainMs, false)]).catch((error: unknown) =>
      log.error({ err: error }, 'shutdown failed'),
    )
    if (isDrained === false) log.warn('shutdown took too long: the rest was aborted')
    await exit(output, status)
  }
  const onFault = (error: unknown) => {
    log.fatal({ err: error }, 'unexpected error: finishing requests in progress, then exiting')
    // A second error during shutdown changes nothing for requests in progress.
    if (!isEnding) void stop(1)
  }
  const onSignal = () => void (isEnding ? exit(output, 130) : stop(0))
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  process.on('SIGHUP', onHangUp)
  // It would open a debugger.
  process.on('SIGUSR1', () => undefined)
  process.on('uncaughtException', onFault)
  process.on('unhandledRejection', onFault)
}

function memoize<T>(read: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>()
  return (name) => {
    const value = known.get(name) ?? read(name)
    known.set(name, value)
    return value
  }
}

async function exit(output: LogOutput, status: number): Promise<never> {
  await output.close()
  process.exit(status)
}

import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { builtSiteNames, readSiteFiles, type SiteFiles } from './addresses/built-site.ts'
import { StartError } from './base/errors.ts'
import { createLog, type Logger } from './base/log.ts'
import { type LogOutput, openLogOutput } from './base/log-output.ts'
import { memoize } from './base/memoize.ts'
import { checkMany, checkOne } from './check-command.ts'
import { type BusinessFile, businessWarnings, type RightFile, readBusinesses } from './config/businesses.ts'
import { parseServerCommand, serverUsage } from './config/command-line.ts'
import { type Config, readConfig } from './config/config.ts'
import { startWarnings, templateProblem } from './config/config-warnings.ts'
import { readEnvironment } from './config/env-file.ts'
import { startManyBusinesses } from './many-businesses.ts'
import { type RunningServer, startServer } from './running-server.ts'

/** Runs the command line of `dist/server.js`. */
export async function runServer(distFolder: string): Promise<void> {
  try {
    await run(distFolder)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
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
    const readSet = memoize((name: string) => readSiteFiles(distFolder, name))
    const readFiles = () => readBusinesses(sitesDir, env, { folder, sites: sets })
    if (command.kind === 'serve') await serveMany(config, readFiles, readSet)
    else await checkMany(config, readFiles(), readSet, { ...command, print })
    return
  }
  const files = readSiteFiles(distFolder, config.contentSet)
  const problem = templateProblem(config, files.sites[0])
  if (problem !== undefined) throw new StartError(problem)
  const warnings = startWarnings(config, env, files.sites[0])
  if (command.kind === 'check') await checkOne(config, files, warnings, { ...command, print })
  else await serveOne(config, files, warnings)
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

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
  const warningsOf = (file: RightFile) => businessWarnings(file, readSet(file.config.contentSet).sites[0])
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
  const onError = (error: unknown) => {
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
  process.on('uncaughtException', onError)
  process.on('unhandledRejection', onError)
}

async function exit(output: LogOutput, status: number): Promise<never> {
  await output.close()
  process.exit(status)
}

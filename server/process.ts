import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { builtSiteNames, readSiteFiles, type SiteFiles } from './addresses/built-site.ts'
import { ConfigError, StartError } from './base/errors.ts'
import { createLog, type Logger } from './base/log.ts'
import { type LogOutput, openLogOutput } from './base/log-output.ts'
import { parseServerCommand, serverUsage } from './config/command-line.ts'
import { type Config, readConfig } from './config/config.ts'
import { startWarnings } from './config/config-warnings.ts'
import { readEnvironment } from './config/env-file.ts'
import { sendTestLead } from './leads/test-lead.ts'
import { type RunningServer, startServer } from './running-server.ts'
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
  const config = readConfig(env, { folder, sites: builtSiteNames(distFolder) })
  const files = readSiteFiles(distFolder, config.site)
  const warnings = startWarnings(config, env, files.site)
  if (command.kind === 'check') await check(config, files, warnings, command.isSendingTest)
  else await serve(config, files, warnings)
}

async function check(
  config: Config,
  { site, translations }: SiteFiles,
  warnings: readonly string[],
  isSendingTest: boolean,
): Promise<void> {
  for (const warning of warnings) process.stdout.write(`warning: ${warning}\n`)
  process.stdout.write('configuration is complete\n')
  const log = createLog('silent', process.stderr)
  if (config.databaseUrl !== undefined) {
    const report = await checkDatabase(config.databaseUrl, log)
    if (!report.isReady) throw new StartError(`database: ${report.problem}`)
    process.stdout.write(`database: PostgreSQL ${report.version}, its tables are there and can be written\n`)
  }
  if (!isSendingTest) return
  const result = await sendTestLead(config, { sites: [site, ...translations], log })
  if (result.isSent) process.stdout.write(`${result.message}\n`)
  else throw new StartError(`test lead: ${result.message}`)
}

async function serve(config: Config, files: SiteFiles, warnings: readonly string[]): Promise<void> {
  // Reading `process.stdout` makes a pipe non-blocking.
  const output = openLogOutput(process.stdout.fd)
  const log = createLog(config.logLevel, output)
  for (const warning of warnings) log.warn(warning)
  const starting = startServer(config, { files, log, output })
  onSignals(log, output, () => starting.then((server) => server.drain()))
  try {
    const { address }: RunningServer = await starting
    log.info({ site: config.site, node: process.version }, `serving on ${address}`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    await exit(output, 1)
  }
}

/** Time limit for requests, emails, services and an unfinished start together. The log has its own limit after that. */
const drainMs = 9_500

function onSignals(log: Logger, output: LogOutput, drain: () => Promise<void>): void {
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
  // A closed terminal must not end a server; SIGUSR1 would open a debugger.
  process.on('SIGHUP', () => undefined)
  process.on('SIGUSR1', () => undefined)
  process.on('uncaughtException', onFault)
  process.on('unhandledRejection', onFault)
}

async function exit(output: LogOutput, status: number): Promise<never> {
  await output.close()
  process.exit(status)
}

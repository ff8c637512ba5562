import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isPublic, leftOutSamples, sampleFacts } from '../shared/content/sample-facts.ts'
import { builtSiteNames, readSiteFiles, type SiteFiles } from './built-site.ts'
import { parseServerCommand, serverUsage } from './command-line.ts'
import { type Config, type Environment, readConfig } from './config.ts'
import { unknownVariables } from './config-warnings.ts'
import { readEnvironment } from './env-file.ts'
import { ConfigError, StartError } from './errors.ts'
import { sendTestLead } from './leads/test-lead.ts'
import { createLog, type Logger, type LogOutput, openLogOutput } from './log.ts'
import { type RunningServer, startServer } from './running-server.ts'

/** Runs the command line of `dist/server.js`, which is in the folder `here`. */
export async function runServer(here: string): Promise<void> {
  try {
    await run(here)
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function run(here: string): Promise<void> {
  const command = parseServerCommand(process.argv.slice(2))
  if (command.kind === 'help') {
    process.stdout.write(serverUsage)
    return
  }
  // Next to the bundle on a host, or the last build of the checkout.
  const distFolder = existsSync(join(here, 'sites')) ? here : join(here, '..', 'dist')
  const folder = dirname(distFolder)
  const env = readEnvironment(folder, process.env)
  const config = readConfig(env, { folder, sites: builtSiteNames(distFolder) })
  const files = readSiteFiles(distFolder, config.site)
  const warnings = warningsOf(config, env, files)
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
  if (!isSendingTest) return
  const result = await sendTestLead(config, { sites: [site, ...translations], log: createLog('silent', process.stderr) })
  if (result.isSent) process.stdout.write(`${result.message}\n`)
  else throw new StartError(`test lead: ${result.message}`)
}

async function serve(config: Config, files: SiteFiles, warnings: readonly string[]): Promise<void> {
  const output = openLogOutput()
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

function warningsOf(config: Config, env: Environment, { site }: SiteFiles): string[] {
  const warnings = unknownVariables(env).map(({ variable, nearest }) => `unknown variable ${variable}: did you mean ${nearest}?`)
  if (config.nodeEnv === 'production') warnings.push(...sampleWarnings(config, site))
  if (!config.mail && !config.leadsWebhook) {
    warnings.push('no mail server is configured: inquiries are stored and wait; set SMTP_URL, CONTACT_TO and CONTACT_FROM')
  }
  if (config.acknowledges && !config.mail) warnings.push('CONTACT_ACKNOWLEDGE does nothing without SMTP_URL')
  return warnings
}

function sampleWarnings({ site: name, siteUrl }: Config, site: SiteFiles['site']): string[] {
  const where = `npm run site -- check ${name} lists where`
  const samples = sampleFacts(site)
  if (!isPublic(siteUrl)) {
    return samples.length > 0
      ? [`the site still shows sample facts, to be replaced before it is public: ${samples.join(', ')}; ${where}`]
      : []
  }
  const leftOut = leftOutSamples(site)
  // The set's own address is not shown, because `SITE_URL` replaces it.
  const shown = samples.filter((place) => place !== 'siteUrl' && !leftOut.includes(place))
  return [
    ...(leftOut.length > 0 ? [`left out of this public site because they are samples: ${leftOut.join(', ')}; ${where}`] : []),
    ...(shown.length > 0 ? [`THIS SITE IS PUBLIC AND SHOWS SAMPLES AS FACTS, replace them now: ${shown.join(', ')}; ${where}`] : []),
  ]
}

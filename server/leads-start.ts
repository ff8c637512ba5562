/** Process entry: becomes `dist/leads.js`. Alone touches the process. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSiteFiles } from './built-site.ts'
import { type Config, readConfig } from './config.ts'
import { readEnvironment } from './env-file.ts'
import { ConfigError, StartError } from './errors.ts'
import type { Delivery } from './leads/delivery.ts'
import { createLeadStore, type LeadStore } from './leads/lead-store.ts'
import { runLeadsCommand } from './leads-main.ts'
import { createLog } from './log.ts'

const here = dirname(fileURLToPath(import.meta.url))
// Beside the bundle on a host; from source the last build is in the checkout.
const distFolder = existsSync(join(here, 'chunks')) ? here : join(here, '..', 'dist')
const folder = dirname(distFolder)
const log = createLog('error', process.stderr)

// `leads export | head` closes the pipe early: that is no fault.
process.stdout.on('error', () => process.exit(0))

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const config = readConfig(readEnvironment(folder, process.env), { folder })
  const store = createLeadStore({ folder: join(config.dataDir, 'leads'), retentionDays: config.retentionDays, log, refreshEveryMs: null })
  const status = await runLeadsCommand(process.argv.slice(2), {
    store,
    createDelivery: () => openDelivery(config, store),
    write: (text) => write(process.stdout, text),
    writeError: (text) => write(process.stderr, text),
    isTerminal: process.stdout.isTTY === true,
    hasColors: process.stdout.isTTY === true && !process.env.NO_COLOR,
    columns: process.stdout.columns ?? Number.POSITIVE_INFINITY,
    now: Date.now,
  })
  await store.close()
  return status
}

async function openDelivery(config: Config, store: LeadStore): Promise<Delivery | undefined> {
  if (!config.mail) return undefined
  const { site } = readSiteFiles(distFolder, config.site)
  // Only this command needs it, and it brings everything that the site is made of.
  const { createSiteDelivery } = await import('./services.ts')
  return createSiteDelivery(config, site, store, log)
}

function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()))
  })
}

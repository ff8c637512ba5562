import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { builtSiteNames, readSiteFiles, type SiteFiles } from './addresses/built-site.ts'
import { type Output, withStoreErrors } from './base/command.ts'
import { StartError } from './base/errors.ts'
import { createLog, type Logger } from './base/log.ts'
import { businessNames, readBusiness } from './config/businesses.ts'
import { type Config, readConfig } from './config/config.ts'
import { readEnvironment } from './config/env-file.ts'
import { becomeDataUser } from './data-user.ts'
import { createLeads, type Leads } from './leads/leads.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'

type CommandContext = Output & {
  argv: string[]
  config: Config
  log: Logger
  store: Store
  leads: Leads
  files: SiteFiles
  isTerminal: boolean
}

/** Runs a command in its own process, next to a running server. `run` returns the exit status. */
export async function runOwnerCommand(distFolder: string, run: (context: CommandContext) => Promise<number>): Promise<void> {
  // A closed pipe (`export | head`) is not an error.
  process.stdout.on('error', () => process.exit(0))
  try {
    const { config, argv } = readCommandConfig(distFolder)
    const writeError = (text: string) => void process.stderr.write(text)
    const log = createLog('error', process.stderr)
    const files = readSiteFiles(distFolder, config.contentSet)
    if (config.databaseUrl === undefined) await becomeDataUser(config.dataDir)
    if (config.databaseUrl === undefined && !existsSync(config.dataDir))
      writeError(`${config.dataDir} does not exist: nothing has been stored there yet, or DATA_DIR is wrong\n`)
    const store = openStore({ ...config, log })
    const leads = createLeads({ ...config, store, log, timeZone: files.sites[0].openingHours.timeZone })
    const context = {
      ...{ argv, config, files, log, store, leads, writeError },
      write: (text: string) => void process.stdout.write(text),
      isTerminal: process.stdout.isTTY === true,
    }
    process.exitCode = await withStoreErrors(() => run(context), { writeError })
    await leads.close()
    await store.close()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** With `SITES_DIR`, `--site NAME` chooses the business. */
function readCommandConfig(distFolder: string): { config: Config; argv: string[] } {
  const folder = dirname(distFolder)
  const env = readEnvironment(folder, process.env)
  const config = readConfig(env, { folder })
  const args = process.argv.slice(2)
  const at = args.indexOf('--site')
  const name = at === -1 ? undefined : args[at + 1]
  const argv = at === -1 ? args : args.toSpliced(at, 2)
  if (config.sitesDir === undefined) {
    if (at !== -1 && name !== config.site) throw new StartError('--site names a business of SITES_DIR, which is not set')
    return { config, argv }
  }
  const names = businessNames(config.sitesDir)
  if (name === undefined || !names.includes(name)) throw new StartError(`Add --site NAME, one of: ${names.join(', ')}`)
  const business = readBusiness(config.sitesDir, name, env, { folder, sites: builtSiteNames(distFolder) })
  if ('error' in business) throw new StartError(business.error)
  return { config: business.config, argv }
}

import { dirname } from 'node:path'
import { readSiteFiles } from './addresses/built-site.ts'
import type { SiteLanguages } from './addresses/localized-site.ts'
import { ConfigError, StartError } from './base/errors.ts'
import { createLog, type Logger } from './base/log.ts'
import { type Config, readConfig } from './config/config.ts'
import { readEnvironment } from './config/env-file.ts'
import { createLeads, type Leads, leadsOptions } from './leads/leads.ts'

type CommandContext = {
  argv: string[]
  config: Config
  log: Logger
  leads: Leads
  readSites: () => SiteLanguages
  write: (text: string) => void
  writeError: (text: string) => void
  isTerminal: boolean
}

/** Runs a command in its own process, next to a running server. `run` returns the exit status. */
export async function runOwnerCommand(distFolder: string, run: (context: CommandContext) => Promise<number>): Promise<void> {
  // A closed pipe (`export | head`) is not an error.
  process.stdout.on('error', () => process.exit(0))
  try {
    const folder = dirname(distFolder)
    const config = readConfig(readEnvironment(folder, process.env), { folder })
    const log = createLog('error', process.stderr)
    const leads = createLeads({ ...leadsOptions(config), log })
    process.exitCode = await run({
      ...{ argv: process.argv.slice(2), config, log, leads },
      readSites() {
        const { site, translations } = readSiteFiles(distFolder, config.site)
        return [site, ...translations]
      },
      write: (text) => void process.stdout.write(text),
      writeError: (text) => void process.stderr.write(text),
      isTerminal: process.stdout.isTTY === true,
    })
    await leads.close()
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

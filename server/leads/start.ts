/** Process entry of the owner's commands: becomes `dist/leads.js`. Alone in this folder it touches the process. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSiteFiles } from '../built-site.ts'
import { readConfig } from '../config.ts'
import { readEnvironment } from '../env-file.ts'
import { ConfigError, StartError } from '../errors.ts'
import { createLog } from '../log.ts'
import { createSiteLetter } from '../mail/site-letter.ts'
import { createLeads } from './leads.ts'
import { runLeadsCommand } from './leads-command.ts'
import { createSiteDelivery } from './site-delivery.ts'

const here = dirname(fileURLToPath(import.meta.url))
// Beside the bundle on a host; from source the last build is in the checkout.
const distFolder = existsSync(join(here, 'chunks')) ? here : join(here, '..', '..', 'dist')
const folder = dirname(distFolder)

// `leads export | head` closes the pipe early, which is not an error.
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
  const log = createLog('error', process.stderr)
  const leads = createLeads({ folder: join(config.dataDir, 'leads'), retentionDays: config.retentionDays, log })
  const status = await runLeadsCommand(process.argv.slice(2), {
    desk: leads.desk,
    createDelivery: () => config.mail && createSiteDelivery(config, readSiteFiles(distFolder, config.site).site, leads, log),
    async sendLetter() {
      const letter = createSiteLetter(config, readSiteFiles(distFolder, config.site).site, { desk: leads.desk, log })
      await letter?.run()
      await letter?.close()
    },
    write: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
    isTerminal: process.stdout.isTTY === true,
    now: Date.now,
  })
  await leads.close()
  return status
}

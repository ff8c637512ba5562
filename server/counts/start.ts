/** Process entry of `npm run report`: becomes `dist/report.js`. Alone in this folder it touches the process. */
import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSiteFiles } from '../built-site.ts'
import { readConfig } from '../config.ts'
import { readEnvironment } from '../env-file.ts'
import { ConfigError, StartError } from '../errors.ts'
import { createLeads } from '../leads/leads.ts'
import { createLog } from '../log.ts'
import { createWallClock, weekBefore, weekOf } from './calendar.ts'
import { runReportCommand } from './report-command.ts'
import { readWeekReport } from './week-report.ts'

const here = dirname(fileURLToPath(import.meta.url))
// Beside the bundle on a host; from source the last build is in the checkout.
const distFolder = existsSync(join(here, 'chunks')) ? here : join(here, '..', '..', 'dist')
const folder = dirname(distFolder)

// `report | head` closes the pipe early, which is not an error.
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
  const { site } = readSiteFiles(distFolder, config.site)
  const { timeZone } = site.openingHours
  const log = createLog('error', process.stderr)
  const leads = createLeads({ folder: join(config.dataDir, 'leads'), retentionDays: config.retentionDays, log })
  const now = Date.now()
  const status = await runReportCommand(process.argv.slice(2), {
    lastWeek: weekBefore(weekOf(createWallClock(timeZone)(now).day)),
    business: site,
    read: (week) =>
      readWeekReport({ fs, folder: join(config.dataDir, 'counts'), site: config.site, timeZone, desk: leads.desk, week, now }),
    write: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
  })
  await leads.close()
  return status
}

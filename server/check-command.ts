import type { SiteFiles } from './addresses/built-site.ts'
import { StartError } from './base/errors.ts'
import { createLog } from './base/log.ts'
import { type BusinessFile, businessWarnings } from './config/businesses.ts'
import type { Config } from './config/config.ts'
import { templateProblem } from './config/config-warnings.ts'
import { becomeDataUser, findDataProblem } from './data-user.ts'
import { createLeads } from './leads/leads.ts'
import { sendTestLead } from './leads/owner/test-lead.ts'
import { openStore } from './store/open-store.ts'
import { checkDatabase } from './store/postgres/check-database.ts'

type CheckOptions = { isSendingTest: boolean; print(line: string): void }

const log = createLog('silent', process.stderr)

/** Reports on the configuration and sends a test lead if wanted. Throws a StartError if something does not work. */
export async function checkOne(config: Config, { sites }: SiteFiles, warnings: readonly string[], options: CheckOptions): Promise<void> {
  await checkConfig(config, warnings, options.print)
  if (!options.isSendingTest) return
  const result = await sendTest(config, sites)
  if (!result.isSent) throw new StartError(`test lead: ${result.message}`)
  options.print(result.message)
}

export async function checkConfig(config: Config, warnings: readonly string[], print: CheckOptions['print']): Promise<void> {
  for (const warning of warnings) print(`warning: ${warning}`)
  await checkStore(config, print)
  print('configuration is complete')
}

/** Checks all businesses of a folder. Their errors are printed before it throws. */
export async function checkMany(
  config: Config,
  files: readonly BusinessFile[],
  readSet: (name: string) => SiteFiles,
  { isSendingTest, print }: CheckOptions,
): Promise<void> {
  let isServable = files.length > 0
  for (const file of files) {
    const problem = problemOf(file, readSet)
    const warnings = 'error' in file ? [] : businessWarnings(file, readSet(file.config.contentSet).sites[0])
    for (const warning of warnings) print(`${file.name}: warning: ${warning}`)
    print(`${file.name}: ${problem ?? 'configuration is complete'}`)
    isServable &&= problem === undefined
  }
  await checkStore(config, print)
  if (!isServable) throw new StartError('not every business can be served')
  if (isSendingTest) await sendTests(files, readSet, print)
}

async function sendTests(
  files: readonly BusinessFile[],
  readSet: (name: string) => SiteFiles,
  print: CheckOptions['print'],
): Promise<void> {
  let areSent = true
  for (const file of files) {
    if ('error' in file) continue
    const { isSent, message } = await sendTest(file.config, readSet(file.config.contentSet).sites)
    print(`${file.name}: ${message}`)
    areSent &&= isSent
  }
  if (!areSent) throw new StartError('not every test lead was sent')
}

const problemOf = (file: BusinessFile, readSet: (name: string) => SiteFiles) =>
  'error' in file ? file.error : templateProblem(file.config, readSet(file.config.contentSet).sites[0])

async function checkStore({ databaseUrl, dataDir }: Config, print: CheckOptions['print']): Promise<void> {
  if (databaseUrl === undefined) {
    // Only a warning, because the server starts anyway.
    const problem = await findDataProblem(dataDir)
    if (problem !== undefined) print(`warning: ${problem}`)
    return
  }
  const report = await checkDatabase(databaseUrl, log)
  if (!report.isReady) throw new StartError(`database: ${report.problem}`)
  print(`database: PostgreSQL ${report.version}, its tables are there and can be written`)
}

async function sendTest(config: Config, sites: SiteFiles['sites']) {
  if (config.databaseUrl === undefined) await becomeDataUser(config.dataDir)
  const store = openStore({ ...config, log })
  const leads = createLeads({ ...config, store, log, timeZone: sites[0].openingHours.timeZone })
  const result = await sendTestLead(config, { store, leads, sites, log })
  await leads.close()
  await store.close()
  return result
}

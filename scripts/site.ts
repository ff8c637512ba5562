/** npm run site: creates a content set, or lists what still has to be done in one. */
import path from 'node:path'
import { parseArguments } from '../server/base/command.ts'
import { StartError } from '../server/base/errors.ts'
import { checkSet } from './content/check-set.ts'
import { checkWeight } from './content/check-weight.ts'
import { siteNames } from './content/set-folders.ts'
import { createSet, nameProblem, newSetFolder, templateTrade, tradeNames } from './site/new-set.ts'
import { findingsText } from './site/print-findings.ts'

const root = path.join(import.meta.dirname, '..')
const trades = await tradeNames()
const hasColors = process.stdout.isTTY && !process.env.NO_COLOR

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error
  return fail(error.message)
})

async function run(args: readonly string[]): Promise<number> {
  const isHelp = args.some((argument) => ['--help', '-h', 'help'].includes(argument))
  if (isHelp) {
    process.stdout.write(usage())
    return 0
  }
  const [command, name, ...rest] = args
  if (command === 'new' && name) return create(name, rest)
  if (command === 'check' && rest.length === 0) return check(name ?? onlySet())
  return fail(usage())
}

async function create(name: string, options: readonly string[]): Promise<number> {
  const trade = tradeIn(options)
  if (trade === undefined) return fail(usage())
  if (!trades.includes(trade)) return fail(`There is no pack for the trade '${trade}'. Available: ${trades.join(', ')}`)
  const problem = nameProblem(root, name)
  if (problem) return fail(problem)
  await createSet(root, name, trade)
  process.stdout.write(nextSteps(name))
  return 0
}

async function check(name: string | undefined): Promise<number> {
  if (name === undefined) return fail(usage())
  const known = siteNames(root)
  if (!known.includes(name)) return fail(`There is no set '${name}'. Available: ${known.join(', ')}`)
  const findings = [...(await checkSet(root, name)), ...(await checkWeight(root, name))]
  process.stdout.write(findingsText(findings, hasColors))
  return findings.some(({ level }) => level === 'error') ? 1 : 0
}

/** The value of `--trade`, or `undefined` for options that do not exist. */
function tradeIn(args: readonly string[]): string | undefined {
  return parseArguments(args, { options: { trade: { type: 'string', default: templateTrade } } })?.values.trade
}

/** The name can be left out if there is only one set. */
function onlySet(): string | undefined {
  const [name, ...others] = siteNames(root)
  return others.length === 0 ? name : undefined
}

function fail(message: string): number {
  process.stderr.write(`${message.trimEnd()}\n`)
  return 1
}

function usage(): string {
  return `Usage: npm run site -- new NAME [--trade ${trades.join('|')}]
       npm run site -- check NAME

  new    creates shared/sites/NAME, or NAME in the folder that SETS_DIR names: a small sample set in which every page works,
         with services, questions and prices of the trade (default: ${templateTrade})
  check  lists what is still a sample in a set, and what is wrong;
         exits with status 1 if something is wrong

NAME is lower-case words joined by hyphens. Existing sets: ${siteNames(root).join(', ')}
How a set is organized: shared/sites/README.md
`
}

function nextSteps(name: string): string {
  return `Created ${newSetFolder(root, name)}: every page works, every fact in it is a sample.

  See it                     SITE=${name} npm start
  ... while you write        SITE=${name} npm run dev
  What is still a sample     npm run site -- check ${name}

Start with settings.ts (name, phone, town, hours), then estimate.ts (prices) and pictures/. The texts are in en/,
and es/ has the home page in Spanish, for when you add 'es' to languages.
Step by step: 'A new site in half an hour' in shared/sites/README.md
`
}

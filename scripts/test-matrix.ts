/**
 * npm run test:matrix: runs the tests on every supported version of Node, each from the npm package `node`.
 * Arguments after `--` go to vitest; `--only 22,24` as the first argument selects versions.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** The oldest supported version, and the newest of each later major. */
const supported = ['20.19', '22', '24', '26']
const root = path.join(import.meta.dirname, '..')

type Outcome = { wanted: string; version: string; status: 'passed' | 'failed' | 'not available'; seconds: number }

const [flag, list, ...rest] = process.argv.slice(2)
const versions = flag === '--only' ? (list ?? '').split(',') : supported
const tests = flag === '--only' ? rest : process.argv.slice(2)
const unknown = versions.filter((version) => !supported.includes(version))
if (unknown.length > 0) throw new Error(`--only accepts ${supported.join(',')}, got ${unknown.join(',')}`)

const outcomes: Outcome[] = []
for (const version of versions) outcomes.push(await runOn(version))
console.log(`\n${outcomes.map(describe).join('\n')}`)
if (outcomes.some(({ status }) => status !== 'passed')) process.exitCode = 1

async function runOn(wanted: string): Promise<Outcome> {
  const startedAt = Date.now()
  const outcome = (version: string, status: Outcome['status']): Outcome => {
    return { wanted, version, status, seconds: Math.round((Date.now() - startedAt) / 1000) }
  }
  const { status, output } = await run(wanted, ['node', '--version'], 'pipe')
  const version = output.trim()
  if (status !== 0 || !version.startsWith(`v${wanted}.`)) return outcome(version, 'not available')
  console.log(`\nNode ${version}`)
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  return outcome(version, (await run(wanted, ['node', vitest, 'run', ...tests], 'inherit')).status === 0 ? 'passed' : 'failed')
}

/** Runs a command with that version of Node first in PATH, so that its child processes use it too. */
async function run(version: string, command: readonly string[], output: 'pipe' | 'inherit') {
  const child = spawn('npx', ['--yes', '--package', `node@${version}`, '--', ...command], {
    cwd: root,
    stdio: ['ignore', output, 'inherit'],
  })
  const chunks: string[] = []
  child.stdout?.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
  const [status]: (number | null)[] = await once(child, 'close')
  return { status, output: chunks.join('') }
}

function describe({ wanted, version, status, seconds }: Outcome): string {
  return `Node ${version || wanted}: ${status} (${seconds} s)`
}

/**
 * npm run build: builds the server bundle and the client files of every content set, or of SITE only.
 * `--served` builds only the set that `npm start` would serve, `--server` only the server.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, StartError } from '../server/base/errors.ts'
import type { BuildOptions } from './bundle/build-options.ts'
import { buildServer, buildSites } from './bundle/build-parts.ts'
import { createProgress } from './bundle/progress.ts'
import { ContentError } from './content/load-set.ts'
import { servedSite } from './content/served-site.ts'
import { siteNames } from './content/set-folders.ts'

const root = path.join(import.meta.dirname, '..')
const { values: flags } = parseArgs({ options: { served: { type: 'boolean' }, server: { type: 'boolean' } } })
const progress = createProgress(process.stdout)

try {
  await build({ root, output: path.join(root, 'dist'), cache: path.join(root, '.cache'), isDevelopment: false, progress })
} catch (error) {
  if (!isExpected(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function build(options: BuildOptions): Promise<void> {
  await buildSites(options, flags.server ? [] : wantedSites())
  await buildServer(options)
}

function wantedSites(): string[] {
  const known = siteNames(root)
  const wanted = flags.served ? servedSite(root, process.env) : process.env.SITE
  if (!wanted) return known
  if (!known.includes(wanted)) throw new ConfigError([{ variable: 'SITE', got: `'${wanted}'`, expected: known.join(' or ') }])
  return [wanted]
}

/** Errors in content, configuration or source are printed without a stack, because the message says everything. */
function isExpected(error: unknown): error is Error {
  if (error instanceof ContentError || error instanceof StartError) return true
  return error instanceof Error && 'errors' in error
}

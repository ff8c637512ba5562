/**
 * npm run build: server bundle and client files of every content set, or of the one that SITE names.
 * `--served` builds only the set that `npm start` would serve, `--server` only the server.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, StartError } from '../server/errors.ts'
import type { BuildOptions } from './build/build-options.ts'
import { buildServer, buildSites } from './build/build-parts.ts'
import { ContentError } from './build/content/content-set.ts'
import { servedSite } from './build/content/served-site.ts'
import { siteNames } from './build/content/site-names.ts'
import { createProgress } from './build/progress.ts'

const root = path.join(import.meta.dirname, '..')
const { values: flags } = parseArgs({ options: { served: { type: 'boolean' }, server: { type: 'boolean' } } })
const progress = createProgress(process.stdout)

try {
  await build({ root, output: path.join(root, 'dist'), cache: path.join(root, '.cache'), isDevelopment: false, progress })
} catch (error) {
  if (!isTold(error)) throw error
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
  if (!known.includes(wanted)) throw new ConfigError([{ variable: 'SITE', got: `'${wanted}'`, takes: known.join(' or ') }])
  return [wanted]
}

/** Faults of content, configuration or source say all that there is to know; the stack of the build would only hide it. */
function isTold(error: unknown): error is Error {
  if (error instanceof ContentError || error instanceof ConfigError || error instanceof StartError) return true
  return error instanceof Error && 'errors' in error
}

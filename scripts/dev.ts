/** npm run dev: serves one content set, rebuilds on save and has open pages load themselves anew. */
import path from 'node:path'
import { readEnvFile } from '../server/env-file.ts'
import type { BuildOptions } from './build/build-options.ts'
import { ContentError } from './build/content-set.ts'
import { createProgress } from './build/progress.ts'
import { servedSite } from './build/served-site.ts'
import { createDevBuilder } from './dev/dev-builder.ts'
import { type DevProcess, startDevProcess } from './dev/dev-process.ts'
import { createReloadProxy } from './dev/reload-proxy.ts'
import { watchFolders } from './dev/watch-folders.ts'

const root = path.join(import.meta.dirname, '..')
const options: BuildOptions = {
  root,
  output: path.join(root, 'dist-dev'),
  cache: path.join(root, '.cache'),
  isDevelopment: true,
  progress: createProgress(process.stdout),
}

const settings = { ...readEnvFile(path.join(root, '.env')), ...process.env }
const site = servedSite(root, process.env)
// A host's socket path is nothing that a browser could open.
const port = /^\d+$/.test(settings.PORT ?? '') ? Number(settings.PORT) : 3000
// A line for each request would bury what the build has to say.
const env = { ...process.env, SITE: site, LOG_LEVEL: settings.LOG_LEVEL || 'warn' }

const builder = await createDevBuilder(options, site)
const proxy = createReloadProxy()
let running: DevProcess | undefined
let version = 0
let work = Promise.resolve()

proxy.server.listen(port, settings.HOST || undefined)
await watchFolders(root, ['client', 'server', 'shared', 'public'], (changed) => schedule(changed))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
schedule()

/** One after the other: a change during a build is built right after it. */
function schedule(changed?: readonly string[]) {
  work = work.then(() => update(changed)).catch(report)
}

async function update(changed?: readonly string[]): Promise<void> {
  const startedAt = Date.now()
  await builder.build(changed)
  const next = await startDevProcess(path.join(options.output, 'server.js'), root, env)
  if (!next) return options.progress.line('The server did not start. Waiting for a change.')
  const previous = running
  running = next
  proxy.serve(next.port, `${process.pid}-${++version}`)
  previous?.stop()
  const what = changed ? `rebuilt after ${changed.join(', ')}` : `http://localhost:${port} (${site}), reloads on save`
  options.progress.line(`${what} · ${Date.now() - startedAt} ms`)
}

/** A fault in the source is the ordinary case here: what served before goes on serving. */
function report(error: unknown) {
  const isExpected = error instanceof ContentError || (error instanceof Error && 'errors' in error)
  console.error(isExpected ? error.message : error)
}

function stop() {
  running?.stop()
  void Promise.all([builder.close(), proxy.close()]).then(() => process.exit())
}

/** npm run dev: serves one content set, rebuilds on save and reloads open pages. */
import path from 'node:path'
import { StartError } from '../server/base/errors.ts'
import { readEnvironment } from '../server/config/env-file.ts'
import { listen } from '../server/http/listen.ts'
import type { BuildOptions } from './bundle/build-options.ts'
import { createProgress } from './bundle/progress.ts'
import { ContentError } from './content/load-set.ts'
import { servedSite } from './content/served-site.ts'
import { setsOutside } from './content/set-folders.ts'
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

const proxy = createReloadProxy()
const { site, address, env } = await openPort().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
})
const builder = await createDevBuilder(options, site)
let running: DevProcess | undefined
let version = 0
let work = Promise.resolve()

await watchFolders(root, ['client', 'server', 'shared', 'public', ...setsOutside(root)], (changed) => schedule(changed))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
schedule()

/** Listens on the configured port before building anything. */
async function openPort() {
  const settings = readEnvironment(root, process.env)
  const served = servedSite(root, { ...process.env, NODE_ENV: 'development' })
  // PORT may be a Unix socket, which a browser cannot open.
  const port = /^\d+$/.test(settings.PORT ?? '') ? Number(settings.PORT) : 3000
  const listening = await listen(proxy.server, { kind: 'port', port, host: settings.HOST })
  // Without request logs, which would bury the build's output.
  return { site: served, address: listening, env: { ...process.env, SITE: served, LOG_LEVEL: settings.LOG_LEVEL ?? 'warn' } }
}

/** Runs builds one at a time: a change during a build is built right after it. */
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
  const what = changed ? `rebuilt after ${changed.join(', ')}` : `${address} (${site}), reloads on save`
  options.progress.line(`${what} · ${Date.now() - startedAt} ms`)
}

/** Errors in the source are expected here; the previous server keeps running. */
function report(error: unknown) {
  const isExpected = error instanceof ContentError || (error instanceof Error && 'errors' in error)
  console.error(isExpected ? error.message : error)
}

function stop() {
  running?.stop()
  void Promise.all([builder.close(), proxy.close()]).then(() => process.exit())
}

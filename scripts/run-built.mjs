/**
 * npm start, npm run leads, owner and report: `run-built.mjs NAME` runs a program of `dist/` in this process. Builds what is missing or stale
 * before, if the build tools are installed; otherwise an existing build is used. Plain JavaScript, because it must run without the
 * development dependencies. The script `start` says `exec` so that a signal to npm reaches it; what follows `||` is for Windows, whose shell
 * has no `exec`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('..', import.meta.url))
// The program reads what follows as its own arguments.
const [name] = process.argv.splice(2, 1)
const program = path.join(root, 'dist', `${name}.js`)

if (['tsx', 'esbuild', 'sharp'].every(isInstalled)) build()
else if (!existsSync(program)) {
  console.error('Nothing is built yet, and the build tools are not installed. Install them with: npm ci --include=dev')
  process.exit(1)
}
await import(pathToFileURL(program).href)

/** Standard output belongs to the owner's commands, whose result may go to a file. */
function build() {
  const [what, output] = name === 'server' ? ['--served', 'inherit'] : ['--server', process.stderr]
  const args = ['--import', 'tsx', path.join(root, 'scripts', 'build.ts'), what]
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', output, 'inherit'] })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

function isInstalled(name) {
  try {
    return Boolean(require.resolve(name))
  } catch {
    return false
  }
}

// Plain JavaScript, because it must run without the development dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a program of `dist/` in this process. Builds what is missing or stale before, if the build tools are installed; otherwise an existing
 * build is used. Ends the process if there is neither.
 */
export async function runBuilt(name, { build = '--server', stdio = 'inherit' } = {}) {
  const program = path.join(root, 'dist', `${name}.js`)
  if (['tsx', 'esbuild', 'sharp'].every(isInstalled)) {
    const args = ['--import', 'tsx', path.join(root, 'scripts', 'build.ts'), build]
    const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio })
    if (error) throw error
    if (status !== 0) process.exit(status ?? 1)
  } else if (!existsSync(program)) {
    console.error('Nothing is built yet, and the build tools are not installed. Install them with: npm ci --include=dev')
    process.exit(1)
  }
  await import(pathToFileURL(program).href)
}

/** Standard output is for the command's result, which may go to a file. */
export const runCommand = (name) => runBuilt(name, { stdio: ['ignore', process.stderr, process.stderr] })

function isInstalled(name) {
  try {
    return Boolean(require.resolve(name))
  } catch {
    return false
  }
}

// Plain JavaScript, because it must run without the development dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Builds what is missing or stale if the build tools are installed; otherwise uses the existing build. Ends the process if there is
 * neither.
 */
export function ensureBuild(root, bundle, flag, stdio) {
  if (['tsx', 'esbuild', 'sharp'].every(isInstalled)) {
    const build = ['--import', 'tsx', path.join(root, 'scripts', 'build.ts'), flag]
    const { status, error } = spawnSync(process.execPath, build, { cwd: root, stdio })
    if (error) throw error
    if (status !== 0) process.exit(status ?? 1)
  } else if (!existsSync(bundle)) {
    console.error('Nothing is built yet, and the build tools are not installed. Install them with: npm ci --include=dev')
    process.exit(1)
  }
}

function isInstalled(name) {
  try {
    return Boolean(require.resolve(name))
  } catch {
    return false
  }
}

// Plain JavaScript: it has to run where the development dependencies were left out.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Builds what is missing or stale, where the build tools are installed; elsewhere an existing build has to do. Ends the process when
 * there is nothing to go on with.
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

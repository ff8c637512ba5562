import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { projectRoot } from './project-root.ts'

/** Runs `npm run build` before the tests, which use `dist/`. Does nothing if it is up to date. */
export default async function buildOnce(): Promise<void> {
  const { SITE: _, ...env } = process.env
  const build = spawn(process.execPath, ['--import', 'tsx', path.join('scripts', 'build.ts')], { cwd: projectRoot, env, stdio: 'inherit' })
  const [status] = await once(build, 'exit')
  if (status !== 0) throw new Error(`npm run build ended with status ${status}`)
}

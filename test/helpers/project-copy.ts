import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { projectRoot } from './project-root.ts'

/** What git ignores, and what the commands do not need. */
const leftOut = ['node_modules', 'dist', 'dist-dev', '.cache', '.git', 'data', '.env']

/** A copy of the checkout with its packages, removed after the test. `withBuild` brings `dist/` along. */
export async function copyProject({ withBuild = false } = {}): Promise<string> {
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), 'project-')))
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  const isWanted = (name: string) => !leftOut.includes(name) || (withBuild && name === 'dist')
  await cp(projectRoot, copy, { recursive: true, filter: (source) => isWanted(path.relative(projectRoot, source)) })
  await symlink(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

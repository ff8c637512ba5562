import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { projectRoot } from './project-root.ts'

/** What git ignores, and what the commands do not need. */
const leftOut = ['node_modules', 'dist', 'dist-dev', '.cache', '.git', 'data', '.env']

/** Results by content. Copies share them, because encoding pictures is slow. */
const sharedCaches = ['icons', 'pictures', 'social']

/** A copy of the checkout with its packages, removed after the test. `withBuild` includes `dist/`. */
export async function copyProject({ withBuild = false } = {}): Promise<string> {
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), 'project-')))
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  const isWanted = (name: string) => !leftOut.includes(name) || (withBuild && name === 'dist')
  await cp(projectRoot, copy, { recursive: true, filter: (source) => isWanted(path.relative(projectRoot, source)) })
  for (const name of ['node_modules', ...sharedCaches.map((cache) => path.join('.cache', cache))]) {
    await mkdir(path.join(projectRoot, name), { recursive: true })
    await mkdir(path.dirname(path.join(copy, name)), { recursive: true })
    await symlink(path.join(projectRoot, name), path.join(copy, name))
  }
  return copy
}

export const cleanEnv = { PATH: process.env.PATH, HOME: process.env.HOME }

/** Runs Node in a copy until it ends. */
export async function runIn(
  copy: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ status: unknown; output: string }> {
  const child = spawn(process.execPath, args, { cwd: copy, env: { ...cleanEnv, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = outputOf(child)
  const [status] = await once(child, 'close')
  return { status, output: output() }
}

/** What a process has written so far. */
export function outputOf(child: ChildProcess): () => string {
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => parts.push(text))
  return () => parts.join('')
}

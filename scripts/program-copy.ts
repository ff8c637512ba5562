import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** The program that tests and bench run: without the checkout's `.env`, which may name a real mail server. */
export const programFolder = path.join(root, '.cache', 'program')

/** Builds these content sets and the server, unless they are up to date, and copies the result to `programFolder`. */
export async function prepareProgram(sets: readonly string[]): Promise<void> {
  for (const SITE of sets) await build({ ...process.env, SITE })
  await copyProgram(programFolder)
}

async function build(env: NodeJS.ProcessEnv): Promise<void> {
  const command = ['--import', 'tsx', path.join('scripts', 'build.ts')]
  // Not to standard output, which is for the bench's figures.
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', process.stderr, process.stderr] })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`The build of ${env.SITE} ended with status ${status}`)
}

/** Copies the built program, without the files beside `dist/`, and links the built sets. */
export async function copyProgram(folder: string): Promise<void> {
  const [from, to] = [path.join(root, 'dist'), path.join(folder, 'dist')]
  await rm(folder, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  const names = (await readdir(from)).filter((name) => name !== 'sites')
  for (const name of names) await cp(path.join(from, name), path.join(to, name), { recursive: true })
  await symlink(path.join(from, 'sites'), path.join(to, 'sites'), 'junction')
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import * as program from '../../scripts/program-copy.ts'
import { shareCompressedPages } from './compressed-pages.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type ProcessEnd = { status: number | null; output: string }
export type ServerProcess = {
  child: ChildProcess
  /** Everything written to standard output and error so far. */
  output(): string
  /** Resolves once the output matches; rejects if the process exits before. */
  until(pattern: RegExp): Promise<RegExpExecArray>
  ended: Promise<ProcessEnd>
}

type ProcessOptions = {
  env?: Record<string, string>
  args?: string[]
  cwd?: string
  server?: string
  nodeArgs?: string[]
  descriptors?: number
}

/** Starts the built server with only PATH from our environment. Killed after the test if it still runs. */
export function spawnServer({
  env = {},
  args = [],
  cwd = '/',
  server = join(program.programFolder, 'dist', 'server.js'),
  nodeArgs = [],
  descriptors,
}: ProcessOptions = {}): ServerProcess {
  const command = [process.execPath, ...nodeArgs, server, ...args]
  const [file = '', ...rest] = descriptors ? ['sh', '-c', `ulimit -n ${descriptors} && exec "$@"`, 'sh', ...command] : command
  const child = spawn(file, rest, {
    cwd,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([status]) => ({ status, output }))
  onTestFinished(() => void child.kill('SIGKILL'))

  const until = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const match = pattern.exec(output)
      if (match) return match
      if (child.exitCode !== null) throw new Error(`The server ended with status ${child.exitCode}:\n${output}`)
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended])
    }
  }
  return { child, output: () => output, until, ended }
}

export type StartedServer = ServerProcess & { port: number; url: string; dataDir: string }

/** Starts the built server with its own data folder, and waits until it listens. */
export async function startServerProcess({ env = {}, ...options }: ProcessOptions = {}): Promise<StartedServer> {
  const dataDir = env.DATA_DIR ?? (await shareCompressedPages(await temporaryFolder()))
  const server = spawnServer({ ...options, env: { DATA_DIR: dataDir, ...env } })
  const port = Number((await server.until(/serving on http:\/\/[^"]*:(\d+)"/))[1])
  return { ...server, port, url: `http://127.0.0.1:${port}`, dataDir }
}

/** A copy of the program of its own, for tests of files next to `dist/`. */
export async function copyProgram(): Promise<{ folder: string; server: string }> {
  const folder = await temporaryFolder()
  await program.copyProgram(folder)
  return { folder, server: join(folder, 'dist', 'server.js') }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { programFolder } from '../../scripts/program-copy.ts'

export type ProcessEnd = { status: number | null; output: string }
export type ServerProcess = {
  child: ChildProcess
  /** Everything written to standard output and error so far. */
  output(): string
  /** Resolves once the output matches; rejects if the process ends before. */
  until(pattern: RegExp): Promise<RegExpExecArray>
  ended: Promise<ProcessEnd>
}

export type ProcessOptions = {
  env?: Record<string, string>
  args?: string[]
  cwd?: string
  server?: string
  nodeArgs?: string[]
  descriptors?: number
}

/** Starts the built server on a free port, with only PATH from this environment. The caller has to end it. */
export function runServer({
  env = {},
  args = [],
  cwd = '/',
  server = join(programFolder, 'dist', 'server.js'),
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

  const until = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const match = pattern.exec(output)
      if (match) return match
      const end = child.exitCode ?? child.signalCode
      if (end !== null) throw new Error(`The server ended with ${end}:\n${output}`)
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended])
    }
  }
  return { child, output: () => output, until, ended }
}

/** The server's port, once it listens. */
export const listeningPort = async ({ until }: ServerProcess): Promise<number> =>
  Number((await until(/serving on http:\/\/[^"]*:(\d+)"/))[1])

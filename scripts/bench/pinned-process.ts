import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0

export const tsxLoader = createRequire(import.meta.url).resolve('tsx')

/** Whether servers can be pinned to the first core and the load to the second. */
export const isPinned = canPin

/** A command pinned to one core: 0 for the measured server, 1 for the load. */
export function onCore(core: 0 | 1, command: string[]): [string, string[]] {
  const [file = '', ...args] = canPin ? ['taskset', '-c', String(core), ...command] : command
  return [file, args]
}

/** Starts Node on one core. `output` may be a file descriptor if nobody reads the output. */
export function spawnPinned(
  core: 0 | 1,
  args: string[],
  { env = process.env, output = 'pipe' }: { env?: NodeJS.ProcessEnv; output?: 'pipe' | number } = {},
): ChildProcess {
  return spawn(...onCore(core, [process.execPath, ...args]), { env, stdio: ['pipe', output, 'inherit'] })
}

/** Runs a TypeScript file on one core, writes JSON to its standard input and parses the JSON it prints. */
export async function runPinned<Result>(core: 0 | 1, file: string, input: unknown, env?: NodeJS.ProcessEnv): Promise<Result> {
  const child = spawnPinned(core, ['--import', tsxLoader, file], env ? { env } : {})
  child.stdin?.end(JSON.stringify(input))
  if (!child.stdout) throw new Error(`${file} has no output`)
  // Printed by our own process.
  return JSON.parse(await text(child.stdout))
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

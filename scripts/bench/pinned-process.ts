import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** For `--import`: a process of its own that runs TypeScript. */
export const tsxLoader = createRequire(import.meta.url).resolve('tsx')

/** Servers run on the first core and the load on the second, where the machine can say so. */
export const isPinned = canPin

/** Starts Node on one core: 0 for the server that is measured, 1 for what measures it. */
export function spawnPinned(core: 0 | 1, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const command = canPin ? ['taskset', '-c', String(core), process.execPath, ...args] : [process.execPath, ...args]
  const [file = process.execPath, ...rest] = command
  return spawn(file, rest, { env, stdio: ['pipe', 'pipe', 'inherit'] })
}

/** Ends a process and waits until it is gone. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}

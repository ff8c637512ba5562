import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

export type ProgramProcess = {
  child: ChildProcess
  output(): string
  hasEnded(): boolean
  /** Sends the signal and resolves with the exit status once the process is gone. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts a process that is ended with the test at the latest. */
export function startProgram(
  command: string,
  args: readonly string[],
  { lastSignal = 'SIGKILL', ...options }: SpawnOptions & { lastSignal?: NodeJS.Signals } = {},
): ProgramProcess {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
  const exited = once(child, 'exit')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!hasEnded()) child.kill(signal)
    await exited
    return child.exitCode
  }
  onTestFinished(async () => {
    await end(lastSignal)
  })
  return { child, output: () => chunks.join(''), hasEnded, end }
}

/** Runs a program to its end. */
export async function runProgram(command: string, args: readonly string[], options: SpawnOptions = {}) {
  const program = startProgram(command, args, options)
  await once(program.child, 'close')
  return { status: program.child.exitCode, output: program.output() }
}

/** Polls until the condition is true, for up to 20 s. */
export async function until(condition: () => boolean | Promise<boolean>, what: () => string, program?: ProgramProcess): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await condition())) {
    if (program?.hasEnded() || Date.now() > deadline) throw new Error(`${what()}\n${program?.output() ?? ''}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

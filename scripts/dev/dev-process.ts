import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

export type DevProcess = { port: number; stop(): void }

/** Starts a built server on a free port and waits until it answers. Returns `undefined` if it exited, after printing its own error. */
export async function startDevProcess(bundle: string, cwd: string, env: NodeJS.ProcessEnv): Promise<DevProcess | undefined> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--enable-source-maps', bundle], {
    cwd,
    env: { ...env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const isUp = await answers(child, `http://127.0.0.1:${port}/health/live`)
  return isUp ? { port, stop: () => void child.kill() } : undefined
}

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return true
    await delay(15)
  }
  return false
}

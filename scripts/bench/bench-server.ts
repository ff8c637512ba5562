import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { programFolder } from '../program-copy.ts'
import { ask } from './ask.ts'
import { endProcess, spawnPinned, tsxLoader } from './pinned-process.ts'

const serverFile = path.join(programFolder, 'dist', 'server.js')

export type BenchServer = { port: number; pid: number; child: ChildProcess; startMs: number; dataDir: string; stop(): Promise<void> }

/** Starts our server on the first core, with the default log written to a file. `startMs` is from process start to the first response. */
export async function startBenchServer(site: string, env: Record<string, string> = {}): Promise<BenchServer> {
  const port = await freePort()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const startedAt = performance.now()
  const output = openSync(path.join(dataDir, 'log'), 'a')
  const settings = { PORT: String(port), HOST: '127.0.0.1', SITE: site, DATA_DIR: dataDir, NODE_ENV: 'production' }
  const child = spawnPinned(0, [serverFile], { env: { PATH: process.env.PATH, ...settings, ...env }, output })
  closeSync(output)
  child.stdin?.end()
  await untilAnswering(port, child)
  const startMs = performance.now() - startedAt
  const stop = async () => {
    await endProcess(child)
    await rm(dataDir, { recursive: true, force: true })
  }
  return { port, pid: child.pid ?? 0, child, startMs, dataDir, stop }
}

async function untilAnswering(port: number, child: ChildProcess) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with status ${child.exitCode}`)
    const answer = await ask(port, '/health/live').catch(() => undefined)
    if (answer?.status === 200) return
    await wait(2)
  }
}

/** Starts a helper process that reads JSON from standard input and prints its port. */
export async function startHelper(
  file: string,
  core: 0 | 1,
  input: unknown,
): Promise<{ port: number; child: ChildProcess; stop(): Promise<void> }> {
  const loader = file.endsWith('.ts') ? ['--import', tsxLoader] : []
  const child = spawnPinned(core, [...loader, path.join(import.meta.dirname, file)])
  child.stdin?.end(JSON.stringify(input))
  if (!child.stdout) throw new Error(`${file} has no output`)
  const [line]: unknown[] = await once(child.stdout, 'data')
  return { port: Number(String(line)), child, stop: () => endProcess(child) }
}

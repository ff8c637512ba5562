import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { programFolder } from '../../scripts/program-copy.ts'
import { shareCompressedPages } from './compressed-pages.ts'

const serverFile = path.join(programFolder, 'dist', 'server.js')

export type RunningSite = {
  url: string
  port: number
  dataDir: string
  process: ChildProcess
  /** The output so far. */
  log(): string
  /** Stops the server if it still runs, and removes its data. */
  stop(): Promise<void>
}

/** Starts the built server with its own data folder, and waits until it answers. */
export async function startSite(site: string, env: Record<string, string> = {}): Promise<RunningSite> {
  const port = await freePort()
  const dataDir = env.DATA_DIR ?? (await shareCompressedPages(await mkdtemp(path.join(tmpdir(), 'site-data-'))))
  const child = spawn(process.execPath, [serverFile], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), SITE: site, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const log = () => output.join('')
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(`${url}/health/live`, child, log)
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url, port, dataDir, process: child, log, stop }
}

async function untilAnswering(url: string, child: ChildProcess, log: () => string) {
  const deadline = Date.now() + 240_000
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with status ${child.exitCode}:\n${log()}`)
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    if (Date.now() > deadline) throw new Error(`The server did not answer within four minutes:\n${log()}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

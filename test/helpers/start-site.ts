import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { shareCompressedPages } from './compressed-pages.ts'
import { listeningPort, runServer } from './run-server.ts'

export type RunningSite = {
  url: string
  port: number
  dataDir: string
  child: ChildProcess
  /** The output so far. */
  log(): string
  /** Stops the server if it still runs, and removes its data. */
  stop(): Promise<void>
}

/** Starts the built server with its own data folder, for several tests, and waits until it listens. */
export async function startSite(site: string, env: Record<string, string> = {}): Promise<RunningSite> {
  const dataDir = env.DATA_DIR ?? (await shareCompressedPages(await mkdtemp(path.join(tmpdir(), 'site-data-'))))
  const server = runServer({ env: { SITE: site, DATA_DIR: dataDir, ...env } })
  const port = await listeningPort(server)
  const stop = async () => {
    server.child.kill('SIGTERM')
    await server.ended
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}`, port, dataDir, child: server.child, log: server.output, stop }
}

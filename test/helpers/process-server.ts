import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import * as program from '../../scripts/program-copy.ts'
import { shareCompressedPages } from './compressed-pages.ts'
import { listeningPort, type ProcessOptions, runServer, type ServerProcess } from './run-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A built server, killed after the test if it still runs. */
export function spawnServer(options: ProcessOptions = {}): ServerProcess {
  const server = runServer(options)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

export type StartedServer = ServerProcess & { port: number; url: string; dataDir: string }

/** Starts the built server with its own data folder, and waits until it listens. */
export async function startServerProcess({ env = {}, ...options }: ProcessOptions = {}): Promise<StartedServer> {
  const dataDir = env.DATA_DIR ?? (await shareCompressedPages(await temporaryFolder()))
  const server = spawnServer({ ...options, env: { DATA_DIR: dataDir, ...env } })
  const port = await listeningPort(server)
  return { ...server, port, url: `http://127.0.0.1:${port}`, dataDir }
}

/** A separate copy of the program, for tests of files next to `dist/`. */
export async function copyProgram(): Promise<{ folder: string; server: string }> {
  const folder = await temporaryFolder()
  await program.copyProgram(folder)
  return { folder, server: join(folder, 'dist', 'server.js') }
}

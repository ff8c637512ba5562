import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createPostgres, databaseUrl } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A Unix socket that replies with the address of the database server, which is started on the first connection. */
    postgresSocket: string
  }
}

/** One database server for all test files, and none for a run that does not need it. */
export default (project: TestProject) => sharePostgres(project, startEmbedded)

async function startEmbedded(): Promise<SharedServer> {
  const server = await createPostgres()
  await server.start()
  return { url: databaseUrl(server.socketFolder), remove: server.remove }
}

export type SharedServer = { url: string; remove(): Promise<void> }

export async function sharePostgres(project: TestProject, start: () => Promise<SharedServer>): Promise<() => Promise<unknown>> {
  const socketPath = join(tmpdir(), `postgres-test-${process.pid}-${randomBytes(3).toString('hex')}.sock`)
  let starting: Promise<SharedServer> | undefined
  const door = createServer(async (socket) => {
    starting ??= start()
    socket.end(await starting.then(({ url }) => url).catch((error: unknown) => `failed: ${error}`))
  })
  await new Promise<void>((resolve) => door.listen(socketPath, resolve))
  project.provide('postgresSocket', socketPath)
  return async () => {
    door.close()
    await rm(socketPath, { force: true })
    await (await starting?.catch(() => undefined))?.remove()
  }
}

import { dirname } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createPostgres, databaseUrl } from '../helpers/postgres-server.ts'
import { sharePostgres } from '../helpers/shared-postgres.ts'
import { programPath } from './system-programs.ts'

/** The suite of the store runs against Debian's PostgreSQL. */
export default (project: TestProject) =>
  sharePostgres(project, async () => {
    const server = await createPostgres(dirname(programPath('postgres')))
    await server.start()
    return { url: databaseUrl(server.socketFolder), remove: server.remove }
  })

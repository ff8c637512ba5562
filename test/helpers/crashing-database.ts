import { onTestFinished } from 'vitest'
import { runSql } from './postgres-database.ts'
import { createPostgres, databaseUrl } from './postgres-server.ts'

/** A separate database server, which the test may crash. */
export async function crashingDatabase() {
  const server = await createPostgres()
  onTestFinished(server.remove)
  await server.start()
  const url = databaseUrl(server.socketFolder)
  return {
    url,
    /** Connections are cut, and the next start recovers from the log. */
    async crash() {
      server.signal('SIGQUIT')
      await server.stopped()
      await server.start()
    },
    /** As if 100 seconds had passed. A process may have been killed before it created the tables. */
    expireLease: () =>
      runSql(
        url,
        `do $$ begin
          if to_regclass('website_leases') is not null then update website_leases set expires_at = clock_timestamp(); end if;
        end $$`,
      ),
  }
}

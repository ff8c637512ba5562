import { join } from 'node:path'
import { type Clock, systemClock } from '../base/clock.ts'
import type { Logger } from '../base/log.ts'
import { createFileStore } from './files/file-store.ts'
import { createDatabase, type Database } from './postgres/database.ts'
import { createPostgresStore } from './postgres/postgres-store.ts'
import type { Store } from './store.ts'

type StoreOptions = {
  /** The business: the name of its content set, or of its file in `SITES_DIR`. */
  site: string
  dataDir: string
  /** Files are used without it. */
  databaseUrl: string | undefined
  /** Connections that several businesses share. They belong to the caller. */
  database?: Database
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock?: Clock
}

/** The store of a business. Nothing is read, written or connected before its first use, so it never keeps a server from starting. */
export function openStore({ site, dataDir, databaseUrl, database: shared, log, clock = systemClock }: StoreOptions): Store {
  if (databaseUrl === undefined) return createFileStore({ root: join(dataDir, site), log, clock })
  if (shared) return createPostgresStore({ database: shared, site, clock })
  const database = createDatabase({ url: databaseUrl, log })
  const store = createPostgresStore({ database, site, clock })
  return {
    ...store,
    async close() {
      await store.close()
      await database.close()
    },
  }
}

import { join } from 'node:path'
import type { Clock } from '../base/clock.ts'
import type { Logger } from '../base/log.ts'
import { createFileStore } from './files/file-store.ts'
import { createDatabase } from './postgres/database.ts'
import { createPostgresStore } from './postgres/postgres-store.ts'
import type { Store } from './store.ts'

export type StoreOptions = {
  /** The business: the name of its content set. */
  site: string
  dataDir: string
  /** Files are used without it. */
  databaseUrl: string | undefined
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock?: Clock
}

/** The store of a business. Nothing is read, written or connected before its first use, so it never keeps a server from starting. */
export function openStore({ site, dataDir, databaseUrl, log, clock }: StoreOptions): Store {
  const edges = { log, ...(clock && { clock }) }
  if (databaseUrl === undefined) return createFileStore({ root: join(dataDir, site), ...edges })
  const database = createDatabase({ url: databaseUrl, log })
  const store = createPostgresStore({ database, site, ...edges })
  return {
    ...store,
    async close() {
      await store.close()
      await database.close()
    },
  }
}

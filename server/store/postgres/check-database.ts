import type { Logger } from '../../base/log.ts'
import { openStore } from '../open-store.ts'
import { createDatabase } from './database.ts'
import { DatabaseError } from './database-error.ts'

const meanings: Record<string, string> = {
  PG28000: 'the user is not allowed to connect from here',
  PG28P01: 'user or password is wrong',
  PG3D000: 'there is no database of that name',
  PG42501: 'the user may not create tables or write to them (GRANT CREATE ON SCHEMA public TO the user)',
  PG25006: 'it is read-only',
  PG53100: 'its disk is full',
  PG53300: 'it has no free connection',
}

type DatabaseReport = { isReady: true; version: string } | { isReady: false; problem: string }

const minVersion = 140_000

export async function checkDatabase(databaseUrl: string, log: Pick<Logger, 'info' | 'warn' | 'error'>): Promise<DatabaseReport> {
  const database = createDatabase({ url: databaseUrl, log })
  const store = openStore({ site: 'check', dataDir: '', databaseUrl, database, log })
  try {
    await store.probe()
    const [row] = await database.query<{ version: string; number: number; encoding: string }>`
      select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
        current_setting('server_encoding') as encoding`
    const { version = '', number = 0, encoding = '' } = row ?? {}
    if (number < minVersion) return { isReady: false, problem: `PostgreSQL ${version} is too old: 14 or newer is needed` }
    if (encoding !== 'UTF8') return { isReady: false, problem: `its encoding is ${encoding}: create it with ENCODING 'UTF8'` }
    return { isReady: true, version }
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    return { isReady: false, problem: meanings[error.code] ?? `it cannot be used (${error.code})` }
  } finally {
    await database.close()
  }
}

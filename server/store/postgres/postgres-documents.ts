import { randomBytes } from 'node:crypto'
import { splitName } from '../document-name.ts'
import type { DocumentStore, StoredDocument } from '../store.ts'
import type { DatabaseContext, Query } from './database.ts'
import { sql } from './sql.ts'

type Row = { kind: string; key: string; version: number; saved_at: number; value: string }

/** One row per version. The highest is the current one. */
export function createPostgresDocuments({ database: { query, transaction }, site, clock }: DatabaseContext): DocumentStore {
  function rowsOf(name: string) {
    const { kind, key } = splitName(name)
    return sql`from website_documents where site = ${site} and kind = ${kind} and key = ${key}`
  }

  async function history(name: string, limit = Number.MAX_SAFE_INTEGER): Promise<StoredDocument[]> {
    const rows = await query<Row>`select kind, key, version, saved_at, value ${rowsOf(name)} order by version desc limit ${limit}`
    return rows.map(toDocument)
  }

  /** Only a second statement sees what an earlier writer or remover did. */
  async function lockCurrent(within: Query, name: string) {
    await within`select version ${rowsOf(name)} for update`
    const [current] = await within<{ version: number; writer: string }>`
      select version, writer ${rowsOf(name)} order by version desc limit 1`
    return current
  }

  return {
    read: async (name) => (await history(name, 1))[0],
    history: (name) => history(name),
    async list(kind, isWanted = () => true) {
      const rows = await query<Row>`
        select distinct on (key) kind, key, version, saved_at, value from website_documents
        where site = ${site} and kind = ${kind} order by key, version desc`
      return rows.filter(({ key }) => isWanted(key)).map(toDocument)
    },
    async versions(kind) {
      const rows = await query<{ key: string; version: number }>`
        select key, max(version) as version from website_documents where site = ${site} and kind = ${kind} group by key`
      return new Map(rows.map(({ key, version }) => [key, version]))
    },
    async version(name) {
      const [row] = await query<{ version: number | null }>`select max(version) as version ${rowsOf(name)}`
      return row?.version ?? 0
    },
    async write(name, value, version, keep = 0, savedAt = clock.now()) {
      const { kind, key } = splitName(name)
      const next = version + 1
      // Shows whether an unconfirmed commit was ours.
      const writer = randomBytes(8).toString('hex')
      return transaction(async (within) => {
        const current = await lockCurrent(within, name)
        if (current?.writer === writer) return next
        if ((current?.version ?? 0) !== version) return undefined
        const inserted = await within`
          insert into website_documents (site, kind, key, version, saved_at, value, writer)
          values (${site}, ${kind}, ${key}, ${next}, ${savedAt}, ${JSON.stringify({ value })}, ${writer})
          on conflict do nothing returning version`
        if (inserted.length === 0) return undefined
        await within`delete ${rowsOf(name)} and version < ${next - keep}`
        return next
      })
    },
    async remove(name, version) {
      return transaction(async (within, isRepeated) => {
        const current = await lockCurrent(within, name)
        if (isRepeated && !current) return true
        if (current?.version !== version) return false
        await within`delete ${rowsOf(name)}`
        return true
      })
    },
  }
}

function toDocument({ kind, key, version, saved_at: savedAt, value }: Row): StoredDocument {
  return { name: `${kind}/${key}`, version, savedAt, value: JSON.parse(value).value }
}

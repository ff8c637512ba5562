import { randomBytes } from 'node:crypto'
import type { Clock } from '../../base/clock.ts'
import { splitName } from '../document-name.ts'
import type { DocumentStore, StoredDocument } from '../store.ts'
import type { Database, Query } from './database.ts'

type DocumentOptions = { database: Database; site: string; clock: Clock }
type Row = { key: string; version: number; saved_at: number; value: string }

/** One row a version. The highest is the current one. */
export function createPostgresDocuments({ database: { transaction }, site, clock }: DocumentOptions): DocumentStore {
  const toDocument = (kind: string, row: Row): StoredDocument => ({
    name: `${kind}/${row.key}`,
    version: row.version,
    savedAt: row.saved_at,
    value: JSON.parse(row.value).value,
  })

  async function history(name: string, limit = Number.MAX_SAFE_INTEGER): Promise<StoredDocument[]> {
    const { kind, key } = splitName(name)
    const rows = await transaction((query) =>
      query<Row>(
        `select key, version, saved_at, value from website_documents where site = $1 and kind = $2 and key = $3
         order by version desc limit $4`,
        [site, kind, key, limit],
      ),
    )
    return rows.map((row) => toDocument(kind, row))
  }

  /** What a writer or remover before us did is seen only by a second statement. */
  async function lockCurrent(query: Query, name: string) {
    const { kind, key } = splitName(name)
    const where = 'from website_documents where site = $1 and kind = $2 and key = $3'
    await query(`select version ${where} for update`, [site, kind, key])
    const [current] = await query<{ version: number; writer: string }>(`select version, writer ${where} order by version desc limit 1`, [
      site,
      kind,
      key,
    ])
    return current
  }

  return {
    read: async (name) => (await history(name, 1))[0],
    history,
    async list(kind, isWanted = () => true) {
      const rows = await transaction((query) =>
        query<Row>(
          `select distinct on (key) key, version, saved_at, value from website_documents where site = $1 and kind = $2
           order by key, version desc`,
          [site, kind],
        ),
      )
      return rows.filter(({ key }) => isWanted(key)).map((row) => toDocument(kind, row))
    },
    async versions(kind) {
      const rows = await transaction((query) =>
        query<{ key: string; version: number }>(
          'select key, max(version) as version from website_documents where site = $1 and kind = $2 group by key',
          [site, kind],
        ),
      )
      return new Map(rows.map(({ key, version }) => [key, version]))
    },
    async version(name) {
      const { kind, key } = splitName(name)
      const [row] = await transaction((query) =>
        query<{ version: number | null }>(
          'select max(version) as version from website_documents where site = $1 and kind = $2 and key = $3',
          [site, kind, key],
        ),
      )
      return row?.version ?? 0
    },
    async write(name, value, version, keep = 0) {
      const { kind, key } = splitName(name)
      const next = version + 1
      // Tells whether a commit that was not confirmed was ours.
      const writer = randomBytes(8).toString('hex')
      const row = [site, kind, key, next, clock.now(), JSON.stringify({ value }), writer]
      return transaction(async (query) => {
        const current = await lockCurrent(query, name)
        if (current?.writer === writer) return next
        if ((current?.version ?? 0) !== version) return undefined
        const inserted = await query(
          `insert into website_documents (site, kind, key, version, saved_at, value, writer) values ($1, $2, $3, $4, $5, $6, $7)
           on conflict do nothing returning version`,
          row,
        )
        if (inserted.length === 0) return undefined
        await query('delete from website_documents where site = $1 and kind = $2 and key = $3 and version < $4', [
          site,
          kind,
          key,
          next - keep,
        ])
        return next
      })
    },
    async remove(name, version) {
      const { kind, key } = splitName(name)
      return transaction(async (query, isRepeated) => {
        const current = await lockCurrent(query, name)
        if (isRepeated && !current) return true
        if (current?.version !== version) return false
        await query('delete from website_documents where site = $1 and kind = $2 and key = $3', [site, kind, key])
        return true
      })
    },
  }
}

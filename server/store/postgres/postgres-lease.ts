import { type LeaseEngine, leaseMs } from '../lease.ts'
import type { Database, Query } from './database.ts'

const expiry = `clock_timestamp() + interval '${leaseMs} milliseconds'`

/** A row whose expiry is compared with the database's own clock. */
export function createPostgresLease({ transaction }: Database, site: string): LeaseEngine {
  const hasRow = (text: string, id: string) => transaction(async (query) => (await query(text, [site, id])).length > 0)
  return {
    acquire: (id) =>
      hasRow(
        `insert into website_leases (site, holder, expires_at) values ($1, $2, ${expiry})
         on conflict (site) do update set holder = excluded.holder, expires_at = excluded.expires_at
         where website_leases.expires_at < clock_timestamp() or website_leases.holder = excluded.holder returning site`,
        id,
      ),
    renew: (id) => hasRow(`update website_leases set expires_at = ${expiry} where site = $1 and holder = $2 returning site`, id),
    isHeld: (id) => transaction((query) => isHeldIn(query, site, id)),
    async release(id) {
      await hasRow('delete from website_leases where site = $1 and holder = $2 returning site', id)
    },
  }
}

export async function isHeldIn(query: Query, site: string, id: string): Promise<boolean> {
  const rows = await query('select from website_leases where site = $1 and holder = $2 and expires_at > clock_timestamp()', [site, id])
  return rows.length > 0
}

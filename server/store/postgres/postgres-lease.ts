import { type LeaseEngine, leaseMs } from '../lease.ts'
import type { Database, Query } from './database.ts'
import { sql } from './sql.ts'

const expiry = sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`

/** A row with an expiry time that is compared with the database's own clock. */
export function createPostgresLease({ query }: Database, site: string): LeaseEngine {
  return {
    async acquire(id) {
      // While another process holds it, nothing is inserted: even a conflict would write and flush.
      const rows = await query`
        insert into website_leases (site, holder, expires_at) select ${site}, ${id}, ${expiry}
        where not exists (select from website_leases where site = ${site} and holder <> ${id} and expires_at >= clock_timestamp())
        on conflict (site) do update set holder = excluded.holder, expires_at = excluded.expires_at
        where website_leases.expires_at < clock_timestamp() or website_leases.holder = excluded.holder returning site`
      return rows.length > 0
    },
    async renew(id) {
      const rows = await query`update website_leases set expires_at = ${expiry} where site = ${site} and holder = ${id} returning site`
      return rows.length > 0
    },
    isHeld: (id) => isHeldIn(query, site, id),
    async release(id) {
      await query`delete from website_leases where site = ${site} and holder = ${id}`
    },
  }
}

export async function isHeldIn(query: Query, site: string, id: string): Promise<boolean> {
  const rows = await query`select from website_leases where site = ${site} and holder = ${id} and expires_at > clock_timestamp()`
  return rows.length > 0
}

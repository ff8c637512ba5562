import { randomBytes } from 'node:crypto'
import { day } from '../../base/durations.ts'
import { createCountStore } from '../counts.ts'
import { probeBytes, repeatMs } from '../lead-head.ts'
import { createLeaseKeeper } from '../lease.ts'
import type { Store } from '../store.ts'
import type { DatabaseContext } from './database.ts'
import { createPostgresDocuments } from './postgres-documents.ts'
import { createPostgresLeads, headColumns } from './postgres-leads.ts'
import { createPostgresLease } from './postgres-lease.ts'
import { createPostgresLimits } from './postgres-limits.ts'
import { createPostgresPictures } from './postgres-pictures.ts'

/** The database belongs to the caller, because several businesses share its connections. */
export function createPostgresStore({ database, site, clock }: DatabaseContext): Store {
  const shared = { database, site, clock }
  const { query, transaction } = database
  const pictures = createPostgresPictures(shared)
  const documents = createPostgresDocuments(shared)
  const keeper = createLeaseKeeper(createPostgresLease(database, site), clock)
  return {
    leads: createPostgresLeads({ ...shared, pictures }),
    documents,
    pictures,
    counts: createCountStore(documents),
    lease: keeper.get,
    limits: (name) => createPostgresLimits(database, { site, name }),
    async probe({ flush } = { flush: true }) {
      const id = `probe-${randomBytes(8).toString('hex')}`
      await transaction(async (within) => {
        // Without a row to insert, the server still checks rights and that it is not read-only, but writes nothing.
        await within`
          insert into website_leads (site, ${headColumns}, content)
          select ${site}, ${id}, 'spam', 0, 0, 0, '{}', ${' '.repeat(probeBytes)} where ${flush}`
        await within`delete from website_leads where site = ${site} and id = ${id}`
      })
    },
    async sweep() {
      await query`delete from website_repeats where site = ${site} and received_at < ${clock.now() - repeatMs}`
      await query`delete from website_limits where site = ${site} and resets_at < clock_timestamp()`
      await pictures.sweep()
      // Saved while another process erased the lead.
      await query`
        delete from website_documents as notes where site = ${site} and kind = 'notes' and saved_at < ${clock.now() - day} and not exists (
          select from website_leads where website_leads.site = ${site} and website_leads.id = notes.key)`
    },
    close: keeper.close,
  }
}

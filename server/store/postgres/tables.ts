import type { Query } from './database.ts'
import { sqlText } from './sql.ts'

/**
 * Each step brings the tables one version further. Released steps never change. Times are milliseconds of the process's clock, except in leases
 * and limits, which compare processes and use the database's.
 */
const steps = [
  `create table website_leads (
     site text, id text, state text not null, received_at double precision not null, at double precision not null, tries integer not null,
     progress text not null, content text not null, primary key (site, id));
   create index website_leads_by_state on website_leads (site, state, received_at);
   create table website_repeats (site text, key text, lead_id text not null, received_at double precision not null, primary key (site, key));
   create table website_documents (
     site text, kind text, key text, version integer, saved_at double precision not null, value text not null, writer text not null,
     primary key (site, kind, key, version));
   create table website_pictures (
     site text, folder text, name text, upload text not null, bytes integer not null, hash text not null,
     created_at double precision not null, primary key (site, folder, name));
   create table website_picture_parts (
     site text, upload text, part integer, data bytea not null, created_at double precision not null, primary key (site, upload, part));
   create table website_leases (site text primary key, holder text not null, expires_at timestamptz not null);
   create table website_limits (
     site text, name text, key text, hits integer not null, resets_at timestamptz not null, primary key (site, name, key))`,
]

/** The key of this application. The lock ends with the transaction, because a pooler may give the session to another client. */
const lockKey = 7_243_518_901

/** Creates and upgrades the tables, in the transaction of `query`, while other processes wait. */
export async function ensureTables(query: Query): Promise<void> {
  if ((await readVersion(query)) >= steps.length) return
  await query`select pg_advisory_xact_lock(${lockKey})`
  const version = await readVersion(query)
  if (version >= steps.length) return
  await query`create table if not exists website_version (version integer not null)`
  for (const step of steps.slice(version)) for (const statement of step.split(';')) await query`${sqlText(statement)}`
  await query`delete from website_version`
  await query`insert into website_version values (${steps.length})`
}

async function readVersion(query: Query): Promise<number> {
  // Asked first, because a failed statement would end the transaction. `to_regclass` may miss a table that was made while we waited.
  const tables = await query`select from pg_tables where tablename = 'website_version' and schemaname = any(current_schemas(false))`
  if (tables.length === 0) return 0
  const [row] = await query<{ version: number }>`select version from website_version`
  return row?.version ?? 0
}

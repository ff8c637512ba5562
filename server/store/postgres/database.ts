import pg from 'pg'
import type { Clock } from '../../base/clock.ts'
import type { Logger } from '../../base/log.ts'
import { type ConnectionOptions, connectionOptions, withoutTls } from './connection-options.ts'
import { DatabaseError, noTlsCode } from './database-error.ts'
import { sql, toStatement } from './sql.ts'
import { ensureTables } from './tables.ts'

export type Query = <Row extends pg.QueryResultRow>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>

type Work<Result> = (query: Query, isRepeated: boolean) => Promise<Result>

export type Database = {
  /** If the connection is lost, even while committing, all of `work` runs again on a new one, with `isRepeated`. */
  transaction<Result>(work: Work<Result>): Promise<Result>
  /** A transaction of one statement. */
  query: Query
  close(): Promise<void>
}

/** What the parts of the store share. */
export type DatabaseContext = { database: Database; site: string; clock: Clock }

type DatabaseOptions = { url: string; log: Pick<Logger, 'info' | 'warn'>; statementMs?: number }

const maxConnections = 10

/** Nothing here depends on a session, so that it works through a pooler that shares connections between transactions. */
export function createDatabase({ url, log, statementMs = 5_000 }: DatabaseOptions): Database {
  const settings = [
    `statement_timeout = ${statementMs}`,
    // A suspended process must not keep its locks.
    `idle_in_transaction_session_timeout = ${3 * statementMs}`,
    'synchronous_commit = on',
  ]
  const begin = ['begin', ...settings.map((setting) => `set local ${setting}`)].join('; ')
  let current = connectTo(connectionOptions(url))
  let isAway = false
  let hasTables = false
  let closing: Promise<void> | undefined

  function connectTo(options: ConnectionOptions) {
    const pool = new pg.Pool({
      connectionString: options.connectionString,
      max: maxConnections,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: statementMs,
      // A limit on our side too, because a dead connection never answers.
      query_timeout: statementMs + 1_000,
    })
    // Without listeners, the loss of a connection that is idle or between two statements would end the process.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    return { pool, options }
  }

  /** Idle connections lead to the server that failed. New ones follow to the one that took over. */
  function replacePool({ pool, options }: typeof current): void {
    if (pool !== current.pool) return
    current = connectTo(options)
    pool.end().catch(() => undefined)
  }

  async function attempt<Result>(pool: pg.Pool, work: (query: Query) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseError(error, { isConnecting: true })
    })
    const run = (statement: string | pg.QueryConfig) =>
      client.query(statement).catch((error: unknown) => {
        throw new DatabaseError(error)
      })
    const query: Query = async (text, ...values) => (await run(toStatement(sql(text, ...values)))).rows
    let isBroken = false
    try {
      // Several statements at once are possible only without values.
      await run(begin)
      if (!hasTables) await ensureTables(query)
      const result = await work(query)
      await query`commit`
      hasTables = true
      return result
    } catch (error) {
      isBroken = error instanceof DatabaseError && error.isOutage
      if (!isBroken) await query`rollback`.catch(() => (isBroken = true))
      throw error
    } finally {
      // A broken connection is closed instead of kept.
      client.release(isBroken)
    }
  }

  function report(code: string | undefined): void {
    if (code !== undefined && !isAway) log.warn({ code }, 'the database is out of reach: trying again')
    if (code === undefined && isAway) log.info('the database can be reached again')
    isAway = code !== undefined
  }

  async function transaction<Result>(work: Work<Result>, isRepeated = false): Promise<Result> {
    const used = current
    try {
      const result = await attempt(used.pool, (query) => work(query, isRepeated))
      report(undefined)
      return result
    } catch (error) {
      if (!(error instanceof DatabaseError && error.isOutage)) throw error
      if (used.options.isTlsOptional && error.code === noTlsCode) {
        replacePool({ ...used, options: withoutTls(used.options) })
        return transaction(work, isRepeated)
      }
      // A failed new connection means that there is no server, unless its pool was replaced in the meantime.
      const isHopeless = isRepeated || (error.isConnecting && used === current)
      replacePool(used)
      if (!isHopeless) return transaction(work, true)
      report(error.code)
      throw error
    }
  }

  return {
    transaction: (work) => transaction(work),
    query: (text, ...values) => transaction((query) => query(text, ...values)),
    close: () => (closing ??= current.pool.end()),
  }
}

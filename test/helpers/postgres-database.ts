import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { inject } from 'vitest'

/** The address of a new, empty database of the shared server. */
export async function createTestDatabase(): Promise<string> {
  const url = await text(connect(inject('postgresSocket')))
  if (url.startsWith('failed')) throw new Error(url)
  const name = `test_${randomBytes(6).toString('hex')}`
  await runSql(url, `create database ${name}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

export async function runSql(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

let own: Promise<string> | undefined

/** One database for the tests of a worker. Each test uses its own site name. */
export function workerDatabase(): Promise<string> {
  own ??= createTestDatabase()
  return own
}

import { expect, test } from 'vitest'
import { createTestDatabase, runSql } from '../../../test/helpers/postgres-database.ts'
import { recordLog } from '../../../test/helpers/recorded-log.ts'
import { checkDatabase } from './check-database.ts'

const withUser = (url: string, user: string) => url.replace('user=postgres', `user=${user}`)

test('a new database gets its tables, and its version is reported', async () => {
  const url = await createTestDatabase()
  const report = { isReady: true, version: expect.stringMatching(/^\d+/) }
  expect(await checkDatabase(url, recordLog())).toEqual(report)
  expect(await checkDatabase(url, recordLog())).toEqual(report)
})

test('a missing database and one with another encoding are reported', async () => {
  const url = await createTestDatabase()
  expect(await checkDatabase(url.replace(/test_\w+/, 'nowhere'), recordLog())).toEqual({
    isReady: false,
    problem: 'there is no database of that name',
  })
  await runSql(url, "create database latin encoding 'LATIN1' template template0 lc_collate 'C' lc_ctype 'C'")
  expect(await checkDatabase(url.replace(/test_\w+/, 'latin'), recordLog())).toMatchObject({ problem: expect.stringContaining('LATIN1') })
  expect(await checkDatabase('postgres://user:canary@127.0.0.1:1/site', recordLog())).toEqual({
    isReady: false,
    problem: 'it cannot be used (ECONNREFUSED)',
  })
})

test('a user that may not create tables, or not write, is reported', async () => {
  const url = await createTestDatabase()
  const role = new URL(url).pathname.slice(1)
  await runSql(url, `create role ${role} login`)
  expect(await checkDatabase(withUser(url, role), recordLog())).toMatchObject({ problem: expect.stringContaining('GRANT CREATE') })
  await checkDatabase(url, recordLog())
  expect(await checkDatabase(withUser(url, role), recordLog())).toMatchObject({ problem: expect.stringContaining('GRANT') })
  await runSql(url, `alter database ${role} set default_transaction_read_only = on`)
  expect(await checkDatabase(url, recordLog())).toEqual({ isReady: false, problem: 'it is read-only' })
})

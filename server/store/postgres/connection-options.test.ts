import pg from 'pg'
import { expect, test } from 'vitest'
import { connectionOptions, isDatabaseUrl } from './connection-options.ts'

test('the name of a database may have any character but # and ?, percent-encoded', () => {
  const name = 'a/b&c+d=e@f:g;h,i$j%2Fk é'
  const url = `postgres://us%40er:p%2Fa%40ss@127.0.0.1:5433/${encodeURIComponent(name)}?sslmode=disable`
  const { user, password, host, port, database } = new pg.Client(connectionOptions(url).connectionString)
  expect({ user, password, host, port, database }).toEqual({
    ...{ user: 'us@er', password: 'p/a@ss', host: '127.0.0.1', port: 5433 },
    database: name,
  })
  const socket = connectionOptions('postgres://user:a%40b@%2Fvar%2Frun%2Fpostgresql/a%2Fb')
  expect(new pg.Client(socket.connectionString)).toMatchObject({ host: '/var/run/postgresql', password: 'a@b', database: 'a/b' })
  expect(new pg.Client(connectionOptions('postgres://u:p%40@h').connectionString)).toMatchObject({ password: 'p@', host: 'h' })
})

test.each(['%3F', '%3f', '%23'])('a name with %s, which the library could not open, is no address', (character) => {
  expect(isDatabaseUrl(`postgres://u:p%23%3F@127.0.0.1/a${character}b`)).toBe(false)
  expect(isDatabaseUrl('postgres://u:p%23%3F@127.0.0.1/ab')).toBe(true)
})

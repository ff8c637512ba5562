import { EventEmitter, once } from 'node:events'
import { chmod, chown, cp, stat } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, runSql } from '../../../test/helpers/postgres-database.ts'
import { createPostgres, databaseUrl, type PostgresServer } from '../../../test/helpers/postgres-server.ts'
import { type RecordedLog, recordLog } from '../../../test/helpers/recorded-log.ts'
import { bytesOf, leaseOf, newId, newLead, pictureOf } from '../../../test/helpers/store-engines.ts'
import { openStore } from '../open-store.ts'
import { leadStates, type Store } from '../store.ts'
import { createDatabase } from './database.ts'
import { DatabaseError } from './database-error.ts'

/** Used only by this file, because it is killed. */
let server: PostgresServer
beforeAll(async () => {
  server = await createPostgres()
  await server.start()
})
afterAll(() => server.remove())

function open(url: string): Store & { log: RecordedLog } {
  const log = recordLog()
  const store = openStore({ site: newId(), dataDir: '', databaseUrl: url, log })
  onTestFinished(() => store.close())
  return { ...store, log }
}

test('a killed database loses nothing that was confirmed, and is used again as soon as it is back', async () => {
  const store = open(databaseUrl(server.socketFolder))
  const leads = [newLead(), newLead(), newLead()] as const
  await store.leads.add(leads[0])
  const lease = await leaseOf(store)
  server.signal('SIGKILL')
  await server.stopped()
  await expect(store.leads.add(leads[1])).rejects.toMatchObject({ code: expect.stringMatching(/^(ECONN|ENOENT)/) })
  await expect(store.probe()).rejects.toThrow('The database reported an error')
  await expect(lease.isHeld()).rejects.toThrow('The database reported an error')
  await server.start()
  await store.leads.add(leads[2])
  const ids = (await store.leads.heads(leadStates)).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([leads[0].id, leads[2].id]))
  expect(await lease.isHeld()).toBe(true)
  expect(store.log.at('warn')).toEqual(['the database is out of reach: trying again'])
  expect(store.log.at('info')).toEqual(['the database can be reached again'])
})

test('a restart between two statements loses no lead: a new connection tries again', async () => {
  const store = open(databaseUrl(server.socketFolder))
  await store.probe()
  server.signal('SIGINT')
  await server.stopped()
  await server.start()
  expect(await store.leads.add(newLead())).toEqual({ status: 'stored' })
  expect(store.log.lines).toEqual([])
})

test('a server that has become read-only is abandoned, and its connections are not used again', async () => {
  const url = await createTestDatabase()
  const name = new URL(url).pathname.slice(1)
  const store = open(url)
  await store.leads.add(newLead())
  await runSql(url, `alter database ${name} set default_transaction_read_only = on`)
  await runSql(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`)
  await expect(store.leads.add(newLead())).rejects.toMatchObject({ code: 'PG25006' })
  expect(await store.leads.heads(['pending'])).toHaveLength(1)
  await expect(store.probe()).rejects.toMatchObject({ code: 'PG25006' })
  await expect(store.probe({ flush: false })).rejects.toMatchObject({ code: 'PG25006' })
  await runSql(url.replace(name, 'postgres'), `alter database ${name} reset default_transaction_read_only`)
  // Only a new connection has the new setting, just as only a new one reaches the server that took over.
  await store.leads.add(newLead())
  expect(await store.leads.heads(['pending'])).toHaveLength(2)
})

test('an idle process changes nothing, so its commits have nothing to flush', async () => {
  const url = databaseUrl(server.socketFolder)
  const database = createDatabase({ url, log: recordLog() })
  const site = newId()
  const changes: unknown[] = []
  const watched: typeof database = {
    ...database,
    query: (text, ...values) => watched.transaction((query) => query(text, ...values)),
    transaction: (work) =>
      database.transaction(async (query, isRepeated) => {
        const result = await work(query, isRepeated)
        changes.push((await query`select pg_current_xact_id_if_assigned()::text as id`)[0]?.id)
        return result
      }),
  }
  const store = openStore({ site, dataDir: '', databaseUrl: url, database: watched, log: recordLog() })
  const other = openStore({ site, dataDir: '', databaseUrl: url, database, log: recordLog() })
  onTestFinished(async () => {
    await store.close()
    await other.close()
    await database.close()
  })
  await store.probe()
  const lease = await leaseOf(store)
  expect(changes).toEqual([expect.any(String), expect.any(String)])
  changes.length = 0
  await store.probe({ flush: false })
  await store.leads.counts()
  await store.leads.due(lease, 9, [])
  await store.sweep()
  expect(new Set(changes)).toEqual(new Set([null]))
  await lease.release()
  await leaseOf(other)
  changes.length = 0
  expect(await store.lease()).toBeUndefined()
  expect(changes).toEqual([null])
})

/** A proxy between store and server. It can stop forwarding bytes, like a firewall that has forgotten a connection. */
async function openProxy(url: string) {
  const address = new URL(url)
  const target = join(address.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const pairs = new Set<readonly [Socket, Socket]>()
  let isSilent = false
  const proxy = createServer((client) => {
    const upstream = connect(target)
    const pair = [client, upstream] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [upstream, client] as const]) {
      if (!isSilent) from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => pairs.delete(pair))
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    proxy.close()
  })
  const { port } = Object(proxy.address())
  function forget(): void {
    for (const [client, upstream] of pairs) {
      client.unpipe(upstream)
      upstream.unpipe(client)
      client.pause()
    }
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}${address.pathname}`,
    connections: () => pairs.size,
    /** Makes existing connections hang. */
    forget,
    /** Makes new connections hang too. */
    hang() {
      isSilent = true
      forget()
    },
    wakeUp() {
      isSilent = false
    },
    /** The next commit reaches the server, but its confirmation is lost. */
    cutAfterCommit() {
      for (const [client, upstream] of pairs) {
        client.on('data', (chunk) => {
          if (!chunk.includes('\0commit\0')) return
          upstream.unpipe(client)
          upstream.once('data', () => client.destroy())
        })
      }
    },
  }
}

test('idle connections that have died silently cause a second try, never a lost lead', async () => {
  const proxy = await openProxy(await createTestDatabase())
  const log = recordLog()
  const database = createDatabase({ url: proxy.url, log, statementMs: 1_000 })
  onTestFinished(() => database.close())
  await database.query`select 1`
  await Promise.all(Array.from({ length: 4 }, () => database.query`select pg_sleep(0.1)`))
  expect(proxy.connections()).toBe(4)
  proxy.forget()
  expect(await database.query`select 1 as one`).toEqual([{ one: 1 }])
  expect(await database.query`select 2 as two`).toEqual([{ two: 2 }])
  expect(log.lines).toEqual([])
})

test('a lead, a document and a `settle` whose commit was made but not confirmed happen once', async () => {
  const proxy = await openProxy(await createTestDatabase())
  const store = open(proxy.url)
  const lead = newLead({ repeatKey: 'same' })
  await store.probe()
  proxy.cutAfterCommit()
  expect(await store.leads.add(lead)).toEqual({ status: 'stored' })
  expect(await store.leads.heads(leadStates)).toHaveLength(1)
  proxy.cutAfterCommit()
  expect(await store.documents.write('changes/site', 'first', 0)).toBe(1)
  proxy.cutAfterCommit()
  expect(await store.documents.write('changes/site', 'second', 1)).toBe(2)
  const lease = await leaseOf(store)
  proxy.cutAfterCommit()
  const sending = await store.leads.take(lease, lead)
  expect(sending).toMatchObject({ id: lead.id, state: 'sending' })
  proxy.cutAfterCommit()
  expect(sending && (await store.leads.settle(lease, sending, { state: 'sent' }))).toMatchObject({ state: 'sent' })
  proxy.cutAfterCommit()
  const id = `photos/${newId()}`
  await store.pictures.write(id, '1.jpg', pictureOf(1, 600_000))
  const picture = await store.pictures.read(id, '1.jpg')
  expect(picture && (await bytesOf(picture.content)).byteLength).toBe(600_000)
  proxy.cutAfterCommit()
  expect(await store.documents.remove('changes/site', 2)).toBe(true)
  expect(store.log.lines).toEqual([])
})

test('a lead that was moved before `erase` is repeated keeps its pictures', async () => {
  const url = databaseUrl(server.socketFolder)
  const database = createDatabase({ url, log: recordLog() })
  const repeating: typeof database = { ...database, transaction: (work) => database.transaction((query) => work(query, true)) }
  const store = openStore({ site: newId(), dataDir: '', databaseUrl: url, database: repeating, log: recordLog() })
  onTestFinished(() => database.close())
  const lead = newLead()
  await store.pictures.write(`photos/${lead.id}`, '1.jpg', pictureOf(1))
  await store.leads.add(lead)
  await store.leads.move(lead, { state: 'failed' })
  expect(await store.leads.erase(lead)).toBe(false)
  expect(await store.pictures.list(`photos/${lead.id}`)).toHaveLength(1)
  const [moved] = await store.leads.find(lead.id)
  expect(moved && [await store.leads.erase(moved), await store.leads.erase(moved)]).toEqual([true, true])
})

test('a statement that takes too long is canceled by the server, and has no effect', async () => {
  const url = await createTestDatabase()
  const log = recordLog()
  const database = createDatabase({ url, log, statementMs: 300 })
  onTestFinished(() => database.close())
  await database.query`create table slow (id integer)`
  const slow = database.transaction(async (query) => {
    await query`insert into slow values (1)`
    await query`select pg_sleep(20)`
  })
  await expect(slow).rejects.toMatchObject({ code: 'PG57014', isOutage: false })
  expect(await database.query`select * from slow`).toEqual([])
})

test('a process that stops in the middle of a transaction does not keep its locks', async () => {
  const url = await createTestDatabase()
  const database = createDatabase({ url, log: recordLog(), statementMs: 200 })
  const other = createDatabase({ url, log: recordLog() })
  onTestFinished(async () => {
    await database.close()
    await other.close()
  })
  await database.query`create table locked (id integer primary key)`
  const steps = new EventEmitter()
  const inserted = once(steps, 'inserted')
  const resumed = once(steps, 'resumed')
  const suspended = database.transaction(async (query, isRepeated) => {
    if (isRepeated) throw new Error('repeated')
    await query`insert into locked values (1)`
    steps.emit('inserted')
    await resumed
    await query`select 1`
  })
  await inserted
  await expect.poll(() => other.query`insert into locked values (1) on conflict do nothing returning id`).toHaveLength(1)
  steps.emit('resumed')
  await expect(suspended).rejects.toThrow('repeated')
})

test('the end of a connection whose transaction was idle for too long is an outage', () => {
  expect(new DatabaseError(Object.assign(new pg.DatabaseError('ended', 0, 'error'), { code: '25P03' })).isOutage).toBe(true)
})

test('a server that hangs is reported within a minute, and its limits delay posts only for a moment', async () => {
  const proxy = await openProxy(await createTestDatabase())
  const store = open(proxy.url)
  const limits = store.limits('contact')
  limits.init?.(Object({ windowMs: 60_000 }))
  await store.probe()
  proxy.hang()
  const startedAt = performance.now()
  await expect(limits.increment('203.0.113.1')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  await expect(store.probe()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(performance.now() - startedAt).toBeLessThan(60_000)
  proxy.wakeUp()
  await expect
    .poll(() =>
      store.probe().then(
        () => 'works',
        () => 'fails',
      ),
    )
    .toBe('works')
})

test('no SQL text and no log has a value or the password', async () => {
  const log = recordLog()
  const database = createDatabase({ url: 'postgres://user:canary@127.0.0.1:1/site', log })
  await expect(database.query`select 1`).rejects.toThrow('The database reported an error')
  expect(log.at('warn')).toEqual(['the database is out of reach: trying again'])
  const url = await createTestDatabase()
  const real = createDatabase({ url, log })
  onTestFinished(() => real.close())
  const error = await real.query`select ${'Canary'}::integer`.catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code: 'PG22P02' })
  expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/canary/i)
})

test('sslmode works as in libpq: encrypted if the server supports it, and checked only on request', async () => {
  const port = 20_000 + (process.pid % 10_000)
  const pem = join(server.socketFolder, 'localhost.pem')
  const restart = async (...settings: string[]) => {
    server.signal('SIGINT')
    await server.stopped()
    await server.start(['listen_addresses=127.0.0.1', `port=${port}`, ...settings])
  }
  /** Whether the connection is encrypted, or the code of what went wrong. */
  const connectWith = async (mode: string): Promise<unknown> => {
    const database = createDatabase({ url: `postgres://postgres@127.0.0.1:${port}/postgres${mode}`, log: recordLog() })
    onTestFinished(() => database.close())
    const rows = await database.query<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.catch(({ code }) => code)
    return Array.isArray(rows) ? rows[0]?.ssl : rows
  }
  await cp(join(import.meta.dirname, '../../../test/fixtures/localhost.pem'), pem)
  await chmod(pem, 0o600)
  const { uid, gid } = await stat(server.socketFolder)
  await chown(pem, uid, gid)
  await restart('ssl=on', `ssl_cert_file=${pem}`, `ssl_key_file=${pem}`)
  expect(await connectWith('')).toBe(true)
  expect(await connectWith('?sslmode=disable')).toBe(false)
  expect(await connectWith('?sslmode=require')).toBe(true)
  expect(await connectWith('?sslmode=verify-full')).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
  expect(await connectWith(`?sslmode=verify-full&sslrootcert=${pem}`)).toBe(true)
  await restart('ssl=off')
  expect(await connectWith('')).toBe(false)
  expect(await connectWith('?sslmode=require')).toBe('ENOTLS')
})

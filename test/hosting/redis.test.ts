import { describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { ask, inquiryForm } from './ask-server.ts'
import { startProgram, until } from './program-process.ts'
import { openFolder, siteFolder } from './site-folder.ts'
import { type SiteServer, startServer } from './site-server.ts'
import { lacks, programPath } from './system-programs.ts'

function startRedis(port: number, folder: string) {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  return startProgram(programPath('redis-server'), settings)
}

/** Starts two processes that share a data folder and a Redis. */
async function startTwo(limit: number) {
  const base = await openFolder()
  const { current, dataDir } = await siteFolder(base)
  const redisPort = await freePort()
  const redis = startRedis(redisPort, base)
  await until(
    () => redis.output().includes('Ready to accept connections'),
    () => 'Redis does not start',
    redis,
  )
  const shared = { DATA_DIR: dataDir, REDIS_URL: `redis://127.0.0.1:${redisPort}`, CONTACT_RATE_LIMIT: String(limit) }
  const start = async () => startServer({ folder: current, env: { PORT: String(await freePort()), ...shared } })
  const servers = [await start(), await start()] as const
  for (const server of servers) await untilLimits(server, 'pass')
  return { servers, redis, startRedis: () => startRedis(redisPort, base) }
}

const limits = async ({ target }: SiteServer): Promise<string> => JSON.parse((await ask(target, '/health')).text).checks.limits.status

/** Polls, because /health is cached for a fraction of a second. */
const untilLimits = (server: SiteServer, status: string) =>
  until(
    async () => (await limits(server)) === status,
    () => `the limits are not '${status}'`,
    server,
  )

async function post({ target }: SiteServer, comment: string): Promise<number> {
  return (await ask(target, '/', { form: inquiryForm({ comment }) })).status
}

describe.skipIf(lacks('redis-server'))('REDIS_URL', () => {
  test("two processes share a visitor's limit", async () => {
    const { servers } = await startTwo(3)
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await post(servers[turn % 2 === 0 ? 0 : 1], `Inquiry ${turn}`))
    expect(statuses).toEqual([303, 303, 303, 429, 429, 429])
  })

  test('while Redis hangs or is down, posts go through quickly and health warns; afterwards the limit is back', async () => {
    const { servers, redis, startRedis } = await startTwo(1)
    const [server] = servers
    expect(await post(server, 'first')).toBe(303)
    expect(await post(server, 'over the limit')).toBe(429)

    redis.child.kill('SIGSTOP')
    const askedAt = Date.now()
    expect(await post(server, 'while Redis hangs')).toBe(303)
    expect(Date.now() - askedAt).toBeLessThan(1000)
    await untilLimits(server, 'warn')
    expect((await ask(server.target, '/health')).status).toBe(200)

    await redis.end('SIGKILL')
    expect(await post(server, 'while Redis is gone')).toBe(303)
    await untilLimits(server, 'warn')
    expect((await ask(server.target, '/')).status).toBe(200)

    startRedis()
    await until(
      async () => (await post(server, `back ${Math.random()}`)) === 429,
      () => 'the limit does not come back',
      server,
    )
    await untilLimits(server, 'pass')
    expect(await server.end()).toBe(0)
  })

  test('the server starts without Redis', async () => {
    const base = await openFolder()
    const { current, dataDir } = await siteFolder(base)
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir, REDIS_URL: `redis://127.0.0.1:${await freePort()}` }
    const server = await startServer({ folder: current, env })
    expect(await post(server, 'without Redis')).toBe(303)
    await untilLimits(server, 'warn')
    expect(await server.end()).toBe(0)
  })
})

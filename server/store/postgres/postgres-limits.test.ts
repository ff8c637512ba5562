import { expect, onTestFinished, test } from 'vitest'
import { workerDatabase } from '../../../test/helpers/postgres-database.ts'
import { recordLog } from '../../../test/helpers/recorded-log.ts'
import { newId } from '../../../test/helpers/store-engines.ts'
import { createDatabase } from './database.ts'
import { createPostgresLimits } from './postgres-limits.ts'

/** Limits as one process has them. The deadline is long enough for a busy machine. */
async function openLimits({ site = newId(), name = 'contact', windowMs = 60_000 } = {}) {
  const database = createDatabase({ url: await workerDatabase(), log: recordLog() })
  onTestFinished(() => database.close())
  const limits = createPostgresLimits(database, { site, name, deadlineMs: 30_000 })
  limits.init?.(Object({ windowMs }))
  return limits
}

test('hits are counted in windows, separately for each client, limit and business', async () => {
  const site = newId()
  const limits = await openLimits({ site })
  const startedAt = Date.now()
  const { resetTime } = await limits.increment('client')
  expect(resetTime?.getTime()).toBeGreaterThan(startedAt + 50_000)
  expect(await limits.increment('client')).toMatchObject({ totalHits: 2 })
  await limits.decrement('client')
  expect(await limits.increment('client')).toMatchObject({ totalHits: 2 })
  expect(await limits.increment('another client')).toMatchObject({ totalHits: 1 })
  expect(await (await openLimits({ site, name: 'sign-in' })).increment('client')).toMatchObject({ totalHits: 1 })
  expect(await (await openLimits()).increment('client')).toMatchObject({ totalHits: 1 })
  await limits.resetKey('client')
  expect(await limits.increment('client')).toMatchObject({ totalHits: 1 })
})

test('a window that is over counts from one again', async () => {
  const limits = await openLimits({ windowMs: 20 })
  for (let turn = 0; turn < 3; turn += 1) await limits.increment('client')
  await expect.poll(async () => (await limits.increment('client')).totalHits).toBe(1)
})

test('two processes share them', async () => {
  const site = newId()
  const limits = [await openLimits({ site }), await openLimits({ site })]
  for (let hits = 1; hits <= 6; hits += 1) expect(await limits[hits % 2]?.increment('client')).toMatchObject({ totalHits: hits })
})

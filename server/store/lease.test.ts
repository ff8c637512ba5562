import { describe, expect, test } from 'vitest'
import { stillClock } from '../../test/helpers/fake-clock.ts'
import { leaseOf, storeEngines } from '../../test/helpers/store-engines.ts'
import { createLeaseKeeper, type LeaseEngine } from './lease.ts'

describe.each(storeEngines)('the lease in $name', ({ makePlace }) => {
  test('if many processes request it at once, one gets it, and another one as soon as it is released', async () => {
    const place = await makePlace()
    const stores = Array.from({ length: 8 }, () => place.open())
    for (let turn = 0; turn < 3; turn += 1) {
      const leases = await Promise.all(stores.map((store) => store.lease()))
      const held = leases.filter((lease) => lease !== undefined)
      expect(held).toHaveLength(1)
      expect(await held[0]?.isHeld()).toBe(true)
      expect(held[0]?.signal.aborted).toBe(false)
      await held[0]?.release()
      expect(await held[0]?.isHeld()).toBe(false)
      expect(held[0]?.signal.aborted).toBe(true)
    }
  })

  test('closing a store releases its lease', async () => {
    const place = await makePlace()
    const store = place.open()
    await leaseOf(store)
    expect(await place.open().lease()).toBeUndefined()
    await store.close()
    expect(await place.open().lease()).toBeDefined()
  })
})

/** An engine in memory, which can fail and hang. */
function memoryEngine() {
  const state = { holder: undefined as string | undefined, failure: undefined as (() => Promise<never>) | undefined, renewals: 0 }
  const engine: LeaseEngine = {
    async acquire(id) {
      state.holder ??= id
      return state.holder === id
    },
    async renew(id) {
      if (state.failure) return state.failure()
      state.renewals += 1
      return state.holder === id
    },
    isHeld: async (id) => state.holder === id,
    async release(id) {
      if (state.holder === id) state.holder = undefined
    },
  }
  return { state, engine }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a lease is renewed every 20 seconds, and its loss is noticed at the next renewal', async () => {
  const clock = stillClock()
  const { state, engine } = memoryEngine()
  const lease = await createLeaseKeeper(engine, clock).get()
  for (let turn = 1; turn <= 3; turn += 1) {
    clock.advance(20_000)
    await settled()
    expect(state.renewals).toBe(turn)
  }
  expect(lease?.signal.aborted).toBe(false)
  state.holder = 'another process'
  expect(await lease?.isHeld()).toBe(false)
  clock.advance(20_000)
  await settled()
  expect(lease?.signal.aborted).toBe(true)
  clock.advance(60_000)
  await settled()
  expect(state.renewals).toBe(4)
})

test.each([
  ['fails', async () => Promise.reject(new Error('out of reach'))],
  ['hangs', () => new Promise<never>(() => undefined)],
])('a holder whose renewal %s for 80 seconds gives up before others take over', async (_, failure) => {
  const clock = stillClock()
  const { state, engine } = memoryEngine()
  const lease = await createLeaseKeeper(engine, clock).get()
  state.failure = failure
  for (let seconds = 0; seconds < 79; seconds += 1) {
    clock.advance(1_000)
    await settled()
  }
  expect(lease?.signal.aborted).toBe(false)
  expect(await lease?.isHeld()).toBe(true)
  for (let seconds = 0; seconds < 21; seconds += 1) {
    clock.advance(1_000)
    await settled()
  }
  expect(lease?.signal.aborted).toBe(true)
  expect(await lease?.isHeld()).toBe(false)
})

test('a waiting process always uses the same id, and each lease has its own id', async () => {
  const { state, engine } = memoryEngine()
  state.holder = 'another process'
  let ids = 0
  const keeper = createLeaseKeeper(engine, stillClock(), () => `id ${++ids}`)
  for (let turn = 0; turn < 3; turn += 1) expect(await keeper.get()).toBeUndefined()
  state.holder = undefined
  const first = await keeper.get()
  await first?.release()
  const second = await keeper.get()
  expect([first?.id, second?.id, ids]).toEqual(['id 1', 'id 2', 3])
})

test('a single failed renewal does no harm', async () => {
  const clock = stillClock()
  const { state, engine } = memoryEngine()
  const lease = await createLeaseKeeper(engine, clock).get()
  state.failure = async () => Promise.reject(new Error('out of reach'))
  clock.advance(20_000)
  await settled()
  state.failure = undefined
  for (let turn = 0; turn < 10; turn += 1) {
    clock.advance(20_000)
    await settled()
  }
  expect(lease?.signal.aborted).toBe(false)
})

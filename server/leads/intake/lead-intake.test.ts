import { describe, expect, test } from 'vitest'
import { fakeClock } from '../../../test/helpers/fake-clock.ts'
import { filesPlace, inquiry, openLeads } from '../../../test/helpers/lead-outbox.ts'
import { storeEngines } from '../../../test/helpers/store-engines.ts'

const minute = 60_000
const outage = (code: string) => Promise.reject(Object.assign(new Error('canary of the system'), { code }))

describe.each(storeEngines)('intake on $name', ({ makePlace }) => {
  test('a repeated inquiry is kept once, and the first id is returned', async () => {
    const { intake, counts } = openLeads(await makePlace())
    const first = await intake.accept(inquiry(1), 'pending')
    expect(first.status).toBe('stored')
    const id = 'id' in first ? first.id : ''
    expect(await intake.findRepeat(inquiry(1))).toBe(id)
    expect(await intake.accept(inquiry(1), 'pending')).toEqual({ status: 'repeat', id })
    expect(await counts()).toMatchObject({ pending: 1 })
  })

  test('a changed field, another estimate or ten minutes make it a new inquiry', async () => {
    const place = await makePlace()
    const { intake, clock } = openLeads(place)
    const estimate = { query: 'length=80', low: 1, high: 2 }
    for (const lead of [inquiry(1), inquiry(1, { phone: '1' }), { ...inquiry(1), estimate }]) {
      expect((await intake.accept(lead, 'pending')).status).toBe('stored')
    }
    clock.advance(10 * minute)
    expect((await intake.accept(inquiry(1), 'pending')).status).toBe('stored')
  })

  test('spam from the honeypot does not make the real inquiry a repeat', async () => {
    const { intake } = openLeads(await makePlace())
    expect((await intake.accept(inquiry(1), 'spam')).status).toBe('stored')
    expect(await intake.findRepeat(inquiry(1))).toBeUndefined()
    expect((await intake.accept(inquiry(1), 'pending')).status).toBe('stored')
  })

  test('above the limit inquiries are rejected and spam is not, until the queue is shorter', async () => {
    const { intake, admin, accept } = openLeads(await makePlace(), { maxPending: 2 })
    await intake.check()
    const first = await accept(1)
    await accept(2)
    expect(await intake.accept(inquiry(3), 'pending')).toEqual({ status: 'unavailable', code: 'EFULL' })
    expect(intake.unavailableCode()).toBe('EFULL')
    expect((await intake.accept(inquiry(3), 'spam')).status).toBe('stored')
    const [lead] = await admin.find(first)
    if (lead) expect(await admin.erase(lead)).toBe('done')
    await intake.check()
    expect((await intake.accept(inquiry(3), 'pending')).status).toBe('stored')
  })
})

test('a failing store makes inquiries unavailable, and is checked until it works again', async () => {
  const { intake, store, clock, log } = openLeads(await filesPlace())
  await intake.check()
  const { add } = store.leads
  const { probe } = store
  store.leads.add = () => outage('ENOSPC')
  store.probe = () => outage('ENOSPC')
  expect(await intake.accept(inquiry(1), 'pending')).toEqual({ status: 'unavailable', code: 'ENOSPC' })
  expect(intake.unavailableCode()).toBe('ENOSPC')
  clock.advance(10_000)
  await intake.check()
  expect(intake.unavailableCode()).toBe('ENOSPC')
  Object.assign(store.leads, { add })
  Object.assign(store, { probe })
  await intake.check()
  expect(intake.unavailableCode()).toBeUndefined()
  expect(log.lines.map(({ message }) => message)).toEqual(['inquiries cannot be stored', 'inquiries can be stored again'])
})

test('an inquiry waits for an unresponsive store until one time limit has passed, and then fails', async () => {
  const { intake, store } = openLeads(await filesPlace())
  await intake.check()
  let calls = 0
  const hang = () => {
    calls += 1
    return outage('ETIMEDOUT')
  }
  Object.assign(store.leads, { findRepeat: hang, add: hang })
  expect(await intake.findRepeat(inquiry(1))).toBeUndefined()
  expect(await intake.accept(inquiry(1), 'pending')).toEqual({ status: 'unavailable', code: 'ETIMEDOUT' })
  expect(calls).toBe(1)
})

test('a store that cannot be read fails the next check, and recovers only once something was written', async () => {
  const { intake, store } = openLeads(await filesPlace())
  await intake.check()
  const { counts } = store.leads
  const { probe } = store
  let flushes = 0
  store.probe = (options) => {
    flushes += Number(options?.flush)
    return probe(options)
  }
  store.leads.counts = () => outage('EIO')
  await intake.check()
  expect(intake.unavailableCode()).toBe('EIO')
  store.leads.counts = counts
  await intake.check()
  expect([intake.unavailableCode(), flushes]).toEqual([undefined, 1])
})

test('an idle store is flushed every five minutes and after each outage, and a full disk is noticed within seconds', async () => {
  const { intake, store, clock, accept } = openLeads(await filesPlace())
  const { probe } = store
  let probes: (boolean | undefined)[] = []
  store.probe = (options) => {
    probes.push(options?.flush)
    return probe(options)
  }
  const look = async (times: number) => {
    probes = []
    for (let turn = 0; turn < times; turn += 1) {
      clock.advance(10_000)
      await intake.check()
    }
    return probes
  }
  expect(await look(31)).toEqual([true, ...Array(29).fill(false), true])
  await look(20)
  await accept(1)
  expect(await look(29)).toEqual(Array(29).fill(false))
  store.probe = () => outage('ENOSPC')
  await look(1)
  expect(intake.unavailableCode()).toBe('ENOSPC')
  store.probe = async (options) => void probes.push(options?.flush)
  expect(await look(2)).toEqual([true, false])
  expect(intake.unavailableCode()).toBeUndefined()
})

test('a store that hangs for a minute fails the health check and rejects inquiries at once, until it responds', async () => {
  const clock = fakeClock()
  const { intake, store } = openLeads(await filesPlace(), { clock })
  await intake.check()
  let calls = 0
  let release: () => void = () => undefined
  const hanging = new Promise<void>((resolve) => {
    release = resolve
  })
  const { probe } = store
  const { add } = store.leads
  store.probe = async (options) => {
    calls += 1
    await hanging
    return probe(options)
  }
  store.leads.add = async (lead) => {
    calls += 1
    await hanging
    return add(lead)
  }
  const checking = intake.check()
  const outcome = intake.accept(inquiry(1), 'pending')
  clock.advance(59_999)
  expect(intake.unavailableCode()).toBeUndefined()
  clock.advance(1)
  expect(intake.unavailableCode()).toBe('ETIMEDOUT')
  // No more calls: each would block one of Node's four threads.
  expect(await intake.findRepeat(inquiry(6))).toBeUndefined()
  expect(await intake.accept(inquiry(6), 'pending')).toEqual({ status: 'unavailable', code: 'ETIMEDOUT' })
  expect(calls).toBe(2)
  release()
  expect((await outcome).status).toBe('stored')
  await checking
  expect(intake.unavailableCode()).toBeUndefined()
})

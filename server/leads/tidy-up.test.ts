import { describe, expect, test } from 'vitest'
import { fakeClock } from '../../test/helpers/fake-clock.ts'
import { openLeads } from '../../test/helpers/lead-outbox.ts'
import { newId, newLead, storeEngines } from '../../test/helpers/store-engines.ts'
import { leadStates } from '../store/store.ts'
import { createTidyUp } from './tidy-up.ts'

const hour = 60 * 60_000
const day = 24 * hour

describe.each(storeEngines)('tidying up on $name', ({ makePlace }) => {
  /** A site that has been counting visits, with leads of each state and age. */
  async function makeSite({ retentionDays = 90, ages = [29, 31, 89, 91] } = {}) {
    const clock = fakeClock()
    const leads = openLeads(await makePlace(), { clock })
    for (const state of leadStates) {
      if (state === 'sending' || state === 'unreadable') continue
      for (const age of ages) {
        const at = clock.now() - age * day
        await leads.store.leads.add(newLead({ state, receivedAt: at, at }))
      }
    }
    const tidyUp = createTidyUp({ store: leads.store, clock, log: leads.log, retentionDays })
    const countDay = (daysAgo: number) =>
      leads.store.counts.add(new Date(clock.now() - daysAgo * day).toISOString().slice(0, 10), { visits: 1 })
    await countDay(2)
    return { ...leads, tidyUp, countDay }
  }

  test('only sent inquiries and spam are deleted after their retention period', async () => {
    const { tidyUp, clock, counts, log } = await makeSite()
    clock.advance(hour)
    await tidyUp()
    expect(await counts()).toMatchObject({ sent: 3, spam: 1, failed: 4, pending: 4 })
    expect(log.lines).toContainEqual({
      level: 'info',
      facts: { state: 'sent', count: 1 },
      message: 'inquiries past their retention period were deleted',
    })
    const forever = await makeSite({ retentionDays: 0 })
    forever.clock.advance(hour)
    await forever.tidyUp()
    expect(await forever.counts()).toMatchObject({ sent: 4, spam: 1 })
  })

  test('nothing is deleted in the first hour after a start, or when no stored data is from the last week', async () => {
    const { tidyUp, clock, counts, countDay } = await makeSite()
    clock.advance(hour - 1)
    await tidyUp()
    expect(await counts()).toMatchObject({ sent: 4, spam: 4 })
    // The clock jumps ahead by a year, and visits continue.
    clock.set(clock.now() + 365 * day)
    clock.advance(hour)
    await countDay(0)
    await tidyUp()
    expect(await counts()).toMatchObject({ sent: 4, spam: 4 })
    clock.set(clock.now() - 2 * 365 * day)
    await tidyUp()
    expect(await counts()).toMatchObject({ sent: 4, spam: 4 })
  })

  test('a lead with the status called, visit or quoted is kept, and retention counts from its last change', async () => {
    const { tidyUp, store, admin, clock, headOf } = await makeSite({ ages: [] })
    const at = clock.now() - 100 * day
    const ids = { open: newId(), won: newId(), untouched: newId() }
    for (const id of Object.values(ids)) await store.leads.add(newLead({ id, state: 'sent', receivedAt: at, at }))
    await admin.writeNote(ids.open, { status: 'quoted', note: 'Waits for the HOA', next: undefined, quoted: 4_200 }, 0)
    await admin.writeNote(ids.won, { status: 'won', note: '', next: undefined, quoted: 4_200 }, 0)
    clock.advance(hour)
    await tidyUp()
    expect(await headOf(ids.untouched)).toBeUndefined()
    expect([await headOf(ids.open), await headOf(ids.won)]).toEqual([expect.anything(), expect.anything()])
    clock.advance(90 * day)
    await store.counts.add(new Date(clock.now() - 2 * day).toISOString().slice(0, 10), { visits: 1 })
    await tidyUp()
    expect(await headOf(ids.open)).toBeDefined()
    expect(await headOf(ids.won)).toBeUndefined()
    expect((await admin.readNote(ids.won)).version).toBe(0)
  })

  test('a thousand spam leads are kept, and the oldest are deleted first, whatever the clock says', async () => {
    const { tidyUp, store, clock, counts } = await makeSite({ ages: [] })
    const ids = Array.from({ length: 1_005 }, newId)
    for (const [index, id] of ids.entries()) {
      await store.leads.add(newLead({ id, state: 'spam', receivedAt: clock.now() + index * 1000, at: clock.now() }))
    }
    await tidyUp()
    expect(await counts()).toMatchObject({ spam: 1_000 })
    const left = new Set((await store.leads.heads(['spam'])).map(({ id }) => id))
    expect(ids.slice(0, 5).some((id) => left.has(id))).toBe(false)
  })

  test('acknowledged mailboxes are remembered for a day', async () => {
    const { tidyUp, store, clock } = await makeSite({ ages: [] })
    const name = 'delivery/acknowledged'
    const at = clock.now()
    await store.documents.write(name, { older: { id: newId(), at }, newer: { id: newId(), at: at + hour } }, 0)
    const keysAfter = async (ms: number) => {
      clock.set(at + ms)
      await tidyUp()
      return Object.keys(Object((await store.documents.read(name))?.value)).sort()
    }
    expect(await keysAfter(day - 1)).toEqual(['newer', 'older'])
    expect(await keysAfter(day)).toEqual(['newer'])
    expect(await keysAfter(day + hour)).toEqual([])
    expect(await store.documents.version(name)).toBe(3)
  })

  test('counts are kept for 400 days', async () => {
    const { tidyUp, store, clock, countDay } = await makeSite({ ages: [] })
    for (const age of [399, 402]) await countDay(age)
    clock.advance(hour)
    await tidyUp()
    expect((await store.counts.days('2020-01-01', '2030-01-01')).size).toBe(2)
  })
})

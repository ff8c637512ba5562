import { describe, expect, test } from 'vitest'
import { fakeClock, stillClock } from '../../test/helpers/fake-clock.ts'
import { bytesOf, leaseOf, newId, newLead, pictureOf, storeEngines } from '../../test/helpers/store-engines.ts'
import { type LeadState, leadStates } from './store.ts'

const minute = 60_000

describe.each(storeEngines)('leads in $name', ({ makePlace }) => {
  async function makeStore() {
    const clock = stillClock()
    const place = await makePlace()
    return { place, clock, store: place.open({ clock }) }
  }

  test('a lead is read as it was stored, by every process', async () => {
    const { place, store } = await makeStore()
    const lead = newLead({ progress: {} })
    expect(await store.leads.add(lead)).toEqual({ status: 'stored' })
    for (const { leads } of [store, place.open()]) {
      const heads = await leads.heads(['pending'])
      expect(await leads.read(heads)).toEqual([{ ...lead, photos: [] }])
      expect(await leads.counts()).toMatchObject({ pending: 1, sent: 0, oldestPendingAt: lead.receivedAt })
    }
  })

  test('nothing of another business is visible, even under the same id and repeat key', async () => {
    const { place, store } = await makeStore()
    const other = place.open({ site: 'insulation' })
    const lead = newLead({ repeatKey: 'same' })
    await store.pictures.write(`photos/${lead.id}`, '1.jpg', pictureOf(1))
    await store.leads.add(lead)
    await store.documents.write('letter/week', '2024-W18', 0)
    await store.counts.add('2024-05-01', { visits: 3 })
    expect(await other.leads.find(lead.id)).toEqual([])
    expect(await other.leads.heads(leadStates)).toEqual([])
    expect(await other.pictures.read(`photos/${lead.id}`, '1.jpg')).toBeUndefined()
    expect((await other.pictures.usage()).size).toBe(0)
    expect(await other.documents.read('letter/week')).toBeUndefined()
    expect((await other.counts.days('2024-01-01', '2024-12-31')).size).toBe(0)
    expect(await other.leads.add(lead)).toEqual({ status: 'stored' })
    const lease = await leaseOf(store)
    expect(await other.lease()).toBeDefined()
    expect((await store.leads.due(lease, 9, [])).length).toBe(1)
  })

  test('twenty identical leads that arrive at once in two processes are stored once, and all get the same id', async () => {
    const { place } = await makeStore()
    const stores = [place.open(), place.open()]
    const leads = Array.from({ length: 20 }, () => newLead({ repeatKey: 'same', receivedAt: Date.now(), at: Date.now() }))
    const results = await Promise.all(leads.map((lead, turn) => stores[turn % 2]?.leads.add(lead)))
    const kept = leads.filter((_, turn) => results[turn]?.status === 'stored')
    expect(kept).toHaveLength(1)
    const [first] = kept
    expect(results.filter((result) => result?.status === 'repeat')).toEqual(
      Array.from({ length: 19 }, () => ({ status: 'repeat', id: first?.id, added: 0 })),
    )
    expect(await place.open().leads.findRepeat('same')).toBe(first?.id)
    expect(await place.open().leads.heads(leadStates)).toHaveLength(1)
  })

  test('another key or ten minutes make it a new lead, a clock that was set back does not', async () => {
    const { store, clock } = await makeStore()
    const first = newLead({ repeatKey: 'same' })
    await store.leads.add(first)
    expect(await store.leads.findRepeat('other')).toBeUndefined()
    clock.advance(10 * minute - 1)
    expect(await store.leads.findRepeat('same')).toBe(first.id)
    clock.set(first.receivedAt - 180 * minute)
    expect(await store.leads.findRepeat('same')).toBe(first.id)
    clock.set(first.receivedAt + 10 * minute)
    expect(await store.leads.findRepeat('same')).toBeUndefined()
    const second = newLead({ repeatKey: 'same', receivedAt: clock.now(), at: clock.now() })
    expect(await store.leads.add(second)).toEqual({ status: 'stored' })
    expect(await store.leads.findRepeat('same')).toBe(second.id)
  })

  test('an identical lead is a repeat in every state, but not of spam or of one that was erased', async () => {
    const { store, clock } = await makeStore()
    const lead = newLead({ repeatKey: 'same' })
    await store.leads.add(lead)
    clock.advance(minute)
    for (const state of ['failed', 'sent'] as const) {
      const [head] = await store.leads.find(lead.id)
      if (head) await store.leads.move(head, { state })
      expect(await store.leads.findRepeat('same')).toBe(lead.id)
    }
    const [sent] = await store.leads.find(lead.id)
    expect(sent && (await store.leads.move(sent, { state: 'spam' }))).toBe(true)
    expect(await store.leads.findRepeat('same')).toBeUndefined()
    const second = newLead({ repeatKey: 'same' })
    expect(await store.leads.add(second)).toEqual({ status: 'stored' })
    expect(await store.leads.erase(second)).toBe(true)
    expect(await store.leads.findRepeat('same')).toBeUndefined()
    expect(await store.leads.add(newLead({ repeatKey: 'same' }))).toEqual({ status: 'stored' })
  })

  test('a repeat adds the pictures that the first one lacked, once, and the sent lead is due again', async () => {
    const { store, clock } = await makeStore()
    const first = newLead({ repeatKey: 'same' })
    await store.pictures.write(`photos/${first.id}`, '1.jpg', pictureOf(1))
    await store.leads.add(first)
    const lease = await leaseOf(store)
    const sending = await store.leads.take(lease, first)
    expect(sending?.photos).toEqual([{ name: '1.jpg', bytes: 1_000 }])
    const sent = sending && (await store.leads.settle(lease, sending, { state: 'sent', progress: { '1f00ab12': 'd1' } }, 1))
    expect(sent?.state).toBe('sent')
    clock.advance(1_000)
    for (const added of [2, 0]) {
      const again = newLead({ repeatKey: 'same' })
      for (const [seed, name] of [
        [1, '1.jpg'],
        [2, '2.png'],
        [3, '3.jpg'],
      ] as const) {
        await store.pictures.write(`photos/${again.id}`, name, pictureOf(seed))
      }
      expect(await store.leads.add(again)).toEqual({ status: 'repeat', id: first.id, added })
      expect(await store.pictures.list(`photos/${again.id}`)).toEqual([])
    }
    const [due] = await store.leads.due(lease, 9, [])
    expect(due).toMatchObject({ id: first.id, state: 'pending', tries: 0, progress: { '1f00ab12': 'd1' } })
    const [record] = await store.leads.read(due ? [due] : [])
    expect(record?.photos.map(({ name }) => name)).toEqual(['1.jpg', '2.png', '3.jpg'])
    const picture = await store.pictures.read(`photos/${first.id}`, '2.png')
    expect(picture && (await bytesOf(picture.content))).toEqual(Buffer.alloc(1_000, 2))
  })

  test('a lead that gets pictures while it is being sent is due again instead of sent', async () => {
    const { place, store } = await makeStore()
    const first = newLead({ repeatKey: 'same' })
    await store.leads.add(first)
    const lease = await leaseOf(store)
    const sending = await store.leads.take(lease, first)
    const again = newLead({ repeatKey: 'same' })
    const other = place.open({ clock: stillClock() })
    await other.pictures.write(`photos/${again.id}`, '1.jpg', pictureOf(1))
    expect(await other.leads.add(again)).toEqual({ status: 'repeat', id: first.id, added: 1 })
    const settled = sending && (await store.leads.settle(lease, sending, { state: 'sent', progress: { '1f00ab12': 'd0' } }))
    expect(settled).toMatchObject({ state: 'pending', progress: { '1f00ab12': 'd0' } })
    const retaken = settled && (await store.leads.take(lease, settled))
    expect(retaken?.photos).toHaveLength(1)
    const sent = retaken && (await store.leads.settle(lease, retaken, { state: 'sent' }, 1))
    expect(sent?.state).toBe('sent')
  })

  test('two repeats at the same time add all of their pictures', async () => {
    const { place, store } = await makeStore()
    const first = newLead({ repeatKey: 'same' })
    await store.leads.add(first)
    const add = async (seed: number) => {
      const again = newLead({ repeatKey: 'same' })
      const other = place.open({ clock: stillClock() })
      await other.pictures.write(`photos/${again.id}`, '1.jpg', pictureOf(seed))
      return other.leads.add(again)
    }
    expect(await Promise.all([add(1), add(2), add(3)])).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'repeat', id: first.id, added: 1 })),
    )
    expect((await store.pictures.list(`photos/${first.id}`)).map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  })

  test('due leads come newest first, and a time far ahead counts as due, because the clock was set back', async () => {
    const { store, clock } = await makeStore()
    const start = clock.now()
    const add = (minutesAgo: number, at: number) => {
      const lead = newLead({ receivedAt: start - minutesAgo * minute, at })
      return store.leads.add(lead).then(() => lead.id)
    }
    const old = await add(60, start - minute)
    const young = await add(1, start)
    const ahead = await add(30, start + 180 * minute)
    const later = await add(40, start + minute)
    const lease = await leaseOf(store)
    expect((await store.leads.due(lease, 9, [])).map(({ id }) => id)).toEqual([young, ahead, old])
    expect((await store.leads.due(lease, 1, [])).map(({ id }) => id)).toEqual([young])
    await store.leads.hurry(lease)
    expect((await store.leads.due(lease, 9, [])).map(({ id }) => id)).toContain(later)
  })

  test('a lead keeps its schedule and its progress through deferrals, and says when it was sent', async () => {
    const { place, store, clock } = await makeStore()
    const lead = newLead()
    await store.leads.add(lead)
    const lease = await leaseOf(store)
    const sending = await store.leads.take(lease, lead)
    expect(sending).toMatchObject({ ...lead, state: 'sending', at: expect.any(Number) })
    expect(await store.leads.take(lease, lead)).toBeUndefined()
    const progress = Object.fromEntries(Array.from({ length: 18 }, (_, number) => [number.toString(16).padStart(8, 'a'), 'd9']))
    const saved = sending && (await store.leads.settle(lease, sending, { state: 'sending', progress }))
    const deferred = saved && (await store.leads.settle(lease, saved, { state: 'pending', tries: 119, at: clock.now() + minute }))
    expect(deferred).toMatchObject({ id: lead.id, state: 'pending', tries: 119, at: clock.now() + minute, progress })
    expect(await place.open({ clock }).leads.find(lead.id)).toEqual([deferred])
    expect(await store.leads.due(lease, 9, [])).toEqual([])
    clock.advance(minute)
    const [due] = await store.leads.due(lease, 9, [])
    const again = due && (await store.leads.take(lease, due))
    clock.advance(5_000)
    await (again && store.leads.settle(lease, again, { state: 'sent' }))
    expect(await store.leads.heads(['sent'])).toEqual([{ ...deferred, state: 'sent', at: clock.now() }])
  })

  test('leads that a dead process left in sending are pending again for the next one, with their progress', async () => {
    const { place, store, clock } = await makeStore()
    const lead = newLead()
    await store.leads.add(lead)
    const lease = await leaseOf(store)
    const sending = await store.leads.take(lease, lead)
    await (sending && store.leads.settle(lease, sending, { state: 'sending', progress: { '1f00ab12': 'd0' } }))
    expect(await store.leads.due(lease, 9, [lead.id])).toEqual([])
    await store.close()
    const next = place.open({ clock })
    const [due] = await next.leads.due(await leaseOf(next), 9, [])
    expect(due).toMatchObject({ id: lead.id, state: 'pending', progress: { '1f00ab12': 'd0' } })
  })

  test('a holder that was suspended and lost its lease can neither take nor settle', async () => {
    const { place, store } = await makeStore()
    const lead = newLead()
    await store.leads.add(lead)
    const lease = await leaseOf(store)
    const sending = await store.leads.take(lease, lead)
    // As if it had been suspended: its own timers and memory say that it still has it.
    const suspended = { ...lease, isHeld: async () => true }
    await lease.release()
    const next = place.open({ clock: fakeClock(Date.parse('2024-05-01T12:05:00Z')) })
    const nextLease = await leaseOf(next)
    const [due] = await next.leads.due(nextLease, 9, [])
    const retaken = due && (await next.leads.take(nextLease, due))
    expect(retaken).toBeDefined()
    expect(sending && (await store.leads.settle(suspended, sending, { state: 'sent' }))).toBeUndefined()
    expect(sending && (await store.leads.settle(lease, sending, { state: 'sent' }))).toBeUndefined()
    expect(await store.leads.due(lease, 9, [])).toEqual([])
    expect(await next.leads.counts()).toMatchObject({ sending: 1, sent: 0 })
    expect(retaken && (await next.leads.settle(nextLease, retaken, { state: 'sent' }))).toMatchObject({ state: 'sent' })
  })

  test('the owner moves and erases leads that are not being sent, with their pictures and notes', async () => {
    const { store, clock } = await makeStore()
    const lead = newLead({ state: 'spam' })
    await store.pictures.write(`photos/${lead.id}`, '1.jpg', pictureOf(1))
    await store.leads.add(lead)
    await store.documents.write(`notes/${lead.id}`, { status: 'new' }, 0)
    clock.advance(minute)
    expect(await store.leads.move(lead, { state: 'pending' })).toBe(true)
    expect(await store.leads.move(lead, { state: 'pending' })).toBe(false)
    expect(await store.leads.erase(lead)).toBe(false)
    const lease = await leaseOf(store)
    const [due] = await store.leads.due(lease, 9, [])
    const sending = due && (await store.leads.take(lease, due))
    expect(sending && (await store.leads.move(sending, { state: 'spam' }))).toBe(false)
    expect(sending && (await store.leads.erase(sending))).toBe(false)
    const failed = sending && (await store.leads.settle(lease, sending, { state: 'failed' }))
    expect(failed && (await store.leads.erase(failed))).toBe(true)
    expect(await store.leads.heads(leadStates)).toEqual([])
    expect(await store.pictures.list(`photos/${lead.id}`)).toEqual([])
    expect(await store.documents.read(`notes/${lead.id}`)).toBeUndefined()
  })

  test('a lead is found by the beginning of its id, in every state', async () => {
    const { store } = await makeStore()
    const states = leadStates.filter((state): state is Exclude<LeadState, 'sending' | 'unreadable'> => !/sending|unreadable/.test(state))
    const ids = states.map((_, number) => `abcd${number}${newId()}`.slice(0, 32))
    for (const [number, state] of states.entries()) await store.leads.add(newLead({ state, id: ids[number] ?? '' }))
    await store.leads.add(newLead({ id: `ffff${newId()}`.slice(0, 32) }))
    expect((await store.leads.find('abcd')).map(({ id }) => id).sort()).toEqual(ids)
    expect(await store.leads.find(ids[1] ?? '')).toMatchObject([{ id: ids[1], state: states[1] }])
    expect(await store.leads.find('0000')).toEqual([])
  })

  test('a lead whose content is invalid is moved to unreadable and can be taken out again', async () => {
    const { store } = await makeStore()
    const lead = newLead()
    await store.leads.add(lead)
    const lease = await leaseOf(store)
    const sending = await store.leads.take(lease, lead)
    await (sending && store.leads.settle(lease, sending, { state: 'unreadable' }))
    expect(await store.leads.counts()).toMatchObject({ unreadable: 1, sending: 0 })
    const [aside] = await store.leads.find(lead.id)
    expect(aside).toMatchObject({ state: 'unreadable' })
    expect(aside && (await store.leads.move(aside, { state: 'pending' }))).toBe(true)
    expect(await store.leads.heads(leadStates)).toMatchObject([{ id: lead.id, state: 'pending' }])
  })

  test('adding the same lead twice keeps its current state', async () => {
    const { store } = await makeStore()
    const lead = newLead({ repeatKey: 'same' })
    await store.leads.add(lead)
    expect(await store.leads.add(lead)).toEqual({ status: 'stored' })
    expect(await store.leads.heads(leadStates)).toHaveLength(1)
  })
})

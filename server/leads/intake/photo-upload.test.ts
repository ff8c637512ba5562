import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { fakeClock } from '../../../test/helpers/fake-clock.ts'
import { filesPlace, openLeads } from '../../../test/helpers/lead-outbox.ts'
import { storeEngines } from '../../../test/helpers/store-engines.ts'
import { until } from '../../../test/helpers/until.ts'
import { delivered, recipientKey } from '../delivery/progress.ts'

const picture = (seed: number, bytes = 500) => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(bytes - 4, seed)])
const megabyte = 1024 * 1024

describe.each(storeEngines)('photos on $name', ({ makePlace }) => {
  test('when space runs out, photos of the oldest sent inquiries are deleted if their mail had them attached', async () => {
    const { accept, headOf, store, room } = openLeads(await makePlace(), { maxPhotoBytes: 10 * megabyte })
    const owner = recipientKey('owner@example.com')
    const send = async (number: number, progress: Record<string, string>) => {
      const id = await accept(number, 'pending', [picture(number, 3 * megabyte)])
      const head = await headOf(id)
      if (head) await store.leads.move(head, { state: 'sent', progress })
      return id
    }
    const unattached = await send(1, { [owner]: delivered(1, false) })
    const mailed = await send(2, { [owner]: delivered(1) })
    const waiting = await accept(3, 'pending', [picture(3, 3 * megabyte)])
    expect(room.snapshot()).toMatchObject({ usedPercent: 90, isTight: true })
    const next = await accept(4, 'pending', [picture(4, 3 * megabyte)])
    const left = await store.pictures.usage()
    expect([unattached, mailed, waiting, next].map((id) => left.has(id))).toEqual([true, false, true, true])
    expect((await accept(5, 'pending', [picture(5, 3 * megabyte)])).length).toBe(32)
    expect(room.snapshot()).toMatchObject({ isTight: true, left: 1 })
  })

  test('the number of photos left out is stored with the inquiry', async () => {
    const { accept, admin } = openLeads(await makePlace())
    const id = await accept(1, 'pending', [picture(1), Buffer.from('not a photo'), picture(2)])
    expect((await admin.find(id))[0]?.lead).toMatchObject({ photosLeft: 1, photos: [{ name: '1.jpg' }, { name: '2.jpg' }] })
  })
})

test('a client has two places, and an inquiry that gets none within ten seconds is stored without its photos', async () => {
  const clock = fakeClock()
  const { beginUpload } = openLeads(await filesPlace(), { clock })
  const held = [beginUpload('one'), beginUpload('one')]
  for (const upload of held) await upload.add(Readable.from([picture(1)]))
  const third = beginUpload('one')
  const adding = third.add(Readable.from([picture(1)]))
  const other = beginUpload('two')
  await other.add(Readable.from([picture(1)]))
  expect(other.photos).toHaveLength(1)
  clock.advance(10_000)
  await adding
  expect([third.photos.length, third.left]).toEqual([0, 1])
  await held[0]?.close()
  const fourth = beginUpload('one')
  await fourth.add(Readable.from([picture(1)]))
  expect(fourth.photos).toHaveLength(1)
  for (const upload of [...held, third, fourth, other]) await upload.close()
})

test('eight uploads run at a time, and the next one waits until one ends', async () => {
  const { beginUpload } = openLeads(await filesPlace())
  const held = Array.from({ length: 8 }, (_, number) => beginUpload(`client ${number}`))
  for (const upload of held) await upload.add(Readable.from([picture(1)]))
  const ninth = beginUpload('client 9')
  const adding = ninth.add(Readable.from([picture(1)]))
  await held[3]?.close()
  await adding
  expect(ninth.photos).toHaveLength(1)
  for (const upload of [...held, ninth]) await upload.close()
})

test('a post waits for an unresponsive store only once', async () => {
  const { beginUpload, store } = openLeads(await filesPlace())
  let calls = 0
  store.pictures.write = () => {
    calls += 1
    return Promise.reject(Object.assign(new Error('Too slow'), { code: 'ETIMEDOUT' }))
  }
  const upload = beginUpload('client')
  for (const seed of [1, 2]) await upload.add(Readable.from([picture(seed)]))
  expect([upload.left, calls]).toEqual([2, 1])
  await upload.close()
})

test('a client may store 50 MB of photos an hour', async () => {
  const clock = fakeClock()
  const leads = openLeads(await filesPlace(), { clock })
  const add = async (client: string) => {
    const upload = leads.beginUpload(client)
    await upload.add(Readable.from([picture(1, 9 * megabyte)]))
    upload.keep()
    await upload.close()
    return upload.photos.length
  }
  expect([await add('one'), await add('one'), await add('one'), await add('one'), await add('one'), await add('one')]).toEqual([
    1, 1, 1, 1, 1, 0,
  ])
  expect(await add('two')).toBe(1)
  clock.advance(60 * 60_000)
  expect(await add('one')).toBe(1)
})

test('an upload slower than 4 kB/s after its first 20 seconds is aborted, a faster one is not', async () => {
  const clock = fakeClock()
  const { beginUpload } = openLeads(await filesPlace(), { clock })
  for (const [bytesPerPeriod, isTooSlow] of [
    [20 * 4096, false],
    [20 * 4096 - 1, true],
  ] as const) {
    const upload = beginUpload('client')
    const content = new Readable({ read: () => undefined })
    const adding = upload.add(content).catch(() => undefined)
    content.push(picture(1, bytesPerPeriod))
    await until(() => content.readableLength === 0)
    await new Promise((resolve) => setImmediate(resolve))
    clock.advance(20_000)
    expect(upload.signal.aborted).toBe(isTooSlow)
    content.push(null)
    await adding
    await upload.close()
  }
})

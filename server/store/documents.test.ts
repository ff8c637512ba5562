import { describe, expect, test } from 'vitest'
import { stillClock } from '../../test/helpers/fake-clock.ts'
import { bytesOf, newId, newLead, pictureOf, storeEngines } from '../../test/helpers/store-engines.ts'

describe.each(storeEngines)('documents in $name', ({ makePlace }) => {
  test('a document is read as it was written, by every process, with the time', async () => {
    const place = await makePlace()
    const clock = stillClock()
    const store = place.open({ clock })
    const value = { text: 'José\u2028\u0001', none: null, list: [1, 2.5], nested: { yes: true } }
    expect(await store.documents.read('changes/site')).toBeUndefined()
    expect(await store.documents.version('changes/site')).toBe(0)
    expect(await store.documents.write('changes/site', value, 0)).toBe(1)
    const document = { name: 'changes/site', version: 1, savedAt: clock.now(), value }
    const { documents } = place.open()
    expect(await documents.read('changes/site')).toEqual(document)
    expect(await documents.version('changes/site')).toBe(1)
    expect(await documents.list('changes')).toEqual([document])
    expect(await documents.list('change')).toEqual([])
  })

  test('the versions of a kind are those of its current documents', async () => {
    const place = await makePlace()
    const store = place.open()
    for (const version of [0, 1, 2]) await store.documents.write('notes/one', version, version, 5)
    await store.documents.write('notes/two', 'a', 0)
    await store.documents.write('changes/site', 'a', 0)
    expect(await place.open().documents.versions('notes')).toEqual(
      new Map([
        ['one', 3],
        ['two', 1],
      ]),
    )
    await store.documents.remove('notes/one', 3)
    expect([...(await store.documents.versions('notes')).keys()]).toEqual(['two'])
    expect(await store.documents.versions('publications')).toEqual(new Map())
  })

  test('only one of twenty writers with the same version in two processes wins', async () => {
    const place = await makePlace()
    const stores = [place.open(), place.open()]
    for (const version of [0, 1, 2]) {
      const writes = Array.from({ length: 20 }, (_, turn) => stores[turn % 2]?.documents.write('changes/site', turn, version))
      const results = await Promise.all(writes)
      expect(results.filter((result) => result !== undefined)).toEqual([version + 1])
      expect(await place.open().documents.read('changes/site')).toMatchObject({ version: version + 1, value: results.indexOf(version + 1) })
    }
  })

  test('a version that is not the current one changes nothing', async () => {
    const store = (await makePlace()).open()
    await store.documents.write('changes/site', 'first', 0)
    await store.documents.write('changes/site', 'second', 1)
    for (const version of [0, 1, 3]) expect(await store.documents.write('changes/site', 'late', version)).toBeUndefined()
    expect(await store.documents.remove('changes/site', 1)).toBe(false)
    expect(await store.documents.read('changes/site')).toMatchObject({ version: 2, value: 'second' })
  })

  test('as many earlier versions remain readable as requested', async () => {
    const store = (await makePlace()).open()
    for (let version = 0; version < 6; version += 1) await store.documents.write('publications/site', version, version, 3)
    const history = await store.documents.history('publications/site')
    expect(history.map(({ version, value }) => [version, value])).toEqual([
      [6, 5],
      [5, 4],
      [4, 3],
      [3, 2],
    ])
    expect(await store.documents.list('publications')).toMatchObject([{ version: 6 }])
    await store.documents.write('publications/site', 'alone', 6)
    expect(await store.documents.history('publications/site')).toHaveLength(1)
  })

  test('a removed document is gone with its history, and a writer with its old version cannot bring it back', async () => {
    const store = (await makePlace()).open()
    for (let version = 0; version < 3; version += 1) await store.documents.write('sessions/a', version, version, 9)
    expect(await store.documents.remove('sessions/a', 3)).toBe(true)
    expect(await store.documents.remove('sessions/a', 3)).toBe(false)
    expect(await store.documents.history('sessions/a')).toEqual([])
    expect(await store.documents.write('sessions/a', 'back', 3)).toBeUndefined()
    expect(await store.documents.read('sessions/a')).toBeUndefined()
    expect(await store.documents.write('sessions/a', 'new', 0)).toBe(1)
  })

  test('a session that is removed while it is renewed does not survive', async () => {
    const place = await makePlace()
    const stores = [place.open(), place.open()]
    for (let turn = 0; turn < 30; turn += 1) {
      await stores[0]?.documents.write('sessions/a', 'valid', 0)
      const [renewed, removed] = await Promise.all([
        stores[0]?.documents.write('sessions/a', 'renewed', 1),
        stores[1]?.documents.remove('sessions/a', 1),
      ])
      const left = await place.open().documents.read('sessions/a')
      if (removed) expect(left).toBeUndefined()
      if (left) expect(renewed).toBe(2)
      if (left) await stores[0]?.documents.remove('sessions/a', left.version)
    }
  })

  test('many documents of a kind are listed, each with its key, or only those that are wanted', async () => {
    const store = (await makePlace()).open()
    const keys = ['a', 'a.1', 'a.1.2', 'b_c', 'd-e', newId()]
    for (const key of keys) await store.documents.write(`notes/${key}`, { key }, 0)
    const documents = await store.documents.list('notes')
    expect(documents.map(({ name, value }) => [name, value]).sort()).toEqual(keys.map((key) => [`notes/${key}`, { key }]).sort())
    expect((await store.documents.list('notes', (key) => key.startsWith('a.'))).map(({ name }) => name).sort()).toEqual([
      'notes/a.1',
      'notes/a.1.2',
    ])
  })

  test.each([
    '',
    'a',
    'a/',
    '/a',
    'a/../b',
    'a/b/c',
    'A/b',
    'a/.b',
    'a/b\0',
    '../a/b',
  ])('%j is not the name of a document', async (name) => {
    const store = (await makePlace()).open()
    await expect(store.documents.write(name, 1, 0)).rejects.toThrow("Not a document's name")
    await expect(store.documents.read(name)).rejects.toThrow("Not a document's name")
  })
})

describe.each(storeEngines)('counts in $name', ({ makePlace }) => {
  test('counts of several processes at the same time are added up', async () => {
    const place = await makePlace()
    const stores = [place.open(), place.open(), place.open()]
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        stores[turn % 3]?.counts.add('2024-05-01', { visits: 2, views: { '/': 1, [`/page-${turn % 2}/`]: 1 } }),
      ),
    )
    await stores[0]?.counts.add('2024-05-03', { taps: 1 })
    const days = await place.open().counts.days('2024-05-01', '2024-05-02')
    expect(days).toEqual(new Map([['2024-05-01', { visits: 24, views: { '/': 12, '/page-0/': 6, '/page-1/': 6 } }]]))
    await stores[0]?.counts.remove('2024-05-01')
    expect([...(await place.open().counts.days('2024-01-01', '2024-12-31')).keys()]).toEqual(['2024-05-03'])
  })
})

describe.each(storeEngines)('pictures in $name', ({ makePlace }) => {
  test('pictures of any size are streamed in and out', async () => {
    const place = await makePlace()
    const store = place.open()
    const folder = `photos/${newId()}`
    const sizes = [1, 262_143, 262_144, 262_145, 3_000_000]
    for (const [number, bytes] of sizes.entries()) {
      expect(await store.pictures.write(folder, `${number + 1}.jpg`, pictureOf(number + 1, bytes))).toEqual({
        name: `${number + 1}.jpg`,
        bytes,
      })
    }
    const other = place.open()
    expect(await other.pictures.list(folder)).toEqual(sizes.map((bytes, number) => ({ name: `${number + 1}.jpg`, bytes })))
    for (const [number, bytes] of sizes.entries()) {
      const picture = await other.pictures.read(folder, `${number + 1}.jpg`)
      expect(picture?.bytes).toBe(bytes)
      expect(picture && (await bytesOf(picture.content)).equals(Buffer.alloc(bytes, number + 1))).toBe(true)
    }
    expect(await other.pictures.usage()).toEqual(new Map([[folder.slice(7), sizes.reduce((sum, bytes) => sum + bytes)]]))
    expect(await other.pictures.read(folder, '9.jpg')).toBeUndefined()
  })

  test('an upload that breaks off leaves nothing', async () => {
    const place = await makePlace()
    const store = place.open()
    const folder = `photos/${newId()}`
    async function* broken() {
      yield* pictureOf(1, 600_000)
      throw new Error('the visitor left')
    }
    await expect(store.pictures.write(folder, '1.jpg', broken())).rejects.toThrow('the visitor left')
    expect(await store.pictures.list(folder)).toEqual([])
    expect(await store.pictures.read(folder, '1.jpg')).toBeUndefined()
    expect([...(await store.pictures.usage()).values()].every((bytes) => bytes === 0)).toBe(true)
  })

  test('pictures are in the order of their numbers, whatever their types', async () => {
    const store = (await makePlace()).open()
    const lead = newLead()
    const names = ['1.webp', '2.jpg', '9.heic', '10.jpg', '11.avif']
    for (const name of names.toReversed()) await store.pictures.write(`photos/${lead.id}`, name, pictureOf(1))
    await store.leads.add(lead)
    expect((await store.pictures.list(`photos/${lead.id}`)).map(({ name }) => name)).toEqual(names)
    expect((await store.leads.read([lead])).flatMap(({ photos }) => photos.map(({ name }) => name))).toEqual(names)
  })

  test('the owner’s pictures are kept by name, and a second one under the same name changes nothing', async () => {
    const store = (await makePlace()).open()
    await store.pictures.write('media', 'abc-320.jpg', pictureOf(1))
    await store.pictures.write('media', 'abc-320.jpg', pictureOf(2))
    await store.pictures.write('media', 'abc-740.jpg', pictureOf(3, 2_000))
    const picture = await store.pictures.read('media', 'abc-320.jpg')
    expect(picture && (await bytesOf(picture.content))).toEqual(Buffer.alloc(1_000, 1))
    expect(await store.pictures.list('media')).toHaveLength(2)
    expect((await store.pictures.usage()).size).toBe(0)
    await store.pictures.remove('media', 'abc-320.jpg')
    expect(await store.pictures.list('media')).toEqual([{ name: 'abc-740.jpg', bytes: 2_000 }])
    await store.pictures.remove('media')
    expect(await store.pictures.list('media')).toEqual([])
  })

  test.each([
    ['media', '../x.jpg'],
    ['media', '.x.jpg'],
    ['media', 'x/y.jpg'],
    ['photos/../media', 'x.jpg'],
    ['photos/1', 'x.jpg'],
    ['other', 'x.jpg'],
  ])('%s and %s name no picture', async (folder, name) => {
    const store = (await makePlace()).open()
    await expect(store.pictures.write(folder, name, pictureOf(1))).rejects.toThrow('Not a')
    await expect(store.pictures.read(folder, name)).rejects.toThrow('Not a')
  })

  test('pictures without a lead are deleted a day later, those of a lead stay', async () => {
    const place = await makePlace()
    const clock = stillClock(Date.now())
    const store = place.open({ clock })
    const [kept, left] = [newId(), newId()]
    for (const id of [kept, left]) await store.pictures.write(`photos/${id}`, '1.jpg', pictureOf(1))
    await store.leads.add({ id: kept, state: 'spam', receivedAt: clock.now(), at: clock.now(), tries: 0, progress: {}, content: {} })
    clock.advance(23 * 60 * 60_000)
    await store.sweep()
    expect((await store.pictures.usage()).size).toBe(2)
    clock.advance(2 * 60 * 60_000)
    await store.sweep()
    expect([...(await store.pictures.usage()).keys()]).toEqual([kept])
  })
})

describe.each(storeEngines)('notes in $name', ({ makePlace }) => {
  test('those without a lead are deleted a day later, those of a lead in any state stay', async () => {
    const clock = stillClock(Date.now())
    const store = (await makePlace()).open({ clock })
    const leads = (['pending', 'sent', 'failed', 'spam'] as const).map((state) => newLead({ state }))
    for (const lead of leads) await store.leads.add(lead)
    const left = newId()
    for (const id of [left, ...leads.map(({ id }) => id)]) await store.documents.write(`notes/${id}`, { status: 'called' }, 0)
    clock.advance(23 * 60 * 60_000)
    await store.sweep()
    expect(await store.documents.version(`notes/${left}`)).toBe(1)
    clock.advance(2 * 60 * 60_000)
    await store.sweep()
    expect([...(await store.documents.versions('notes')).keys()].sort()).toEqual(leads.map(({ id }) => id).sort())
  })
})

describe.each(storeEngines)('a store in $name', ({ makePlace }) => {
  test('says whether a lead could be stored, and leaves nothing behind', async () => {
    const store = (await makePlace()).open()
    await store.probe()
    await store.probe()
    expect(await store.leads.counts()).toEqual({
      pending: 0,
      sending: 0,
      sent: 0,
      failed: 0,
      spam: 0,
      unreadable: 0,
      oldestPendingAt: undefined,
    })
  })

  test('logs nothing while all is well', async () => {
    const store = (await makePlace()).open()
    await store.probe()
    await store.sweep()
    await (await store.lease())?.release()
    expect(store.log.lines).toEqual([])
  })
})

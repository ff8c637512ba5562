import { createHash } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { storedLead } from '../../../test/fixtures/stored-lead.ts'
import { filesPlace, openDelivery, openLeads } from '../../../test/helpers/lead-outbox.ts'
import { recordLog } from '../../../test/helpers/recorded-log.ts'
import { startSmtpSink } from '../../../test/helpers/smtp-sink.ts'
import { bytesOf, leaseOf, newId, newLead, pictureOf, storeEngines } from '../../../test/helpers/store-engines.ts'
import { temporaryFolder } from '../../../test/helpers/temporary-folder.ts'
import { openStore } from '../../store/open-store.ts'
import { leadStates, type Store } from '../../store/store.ts'
import { adoptFolder } from './adopt.ts'

const config = { site: 'fencing', dataDir: '/nonexistent', databaseUrl: undefined }

function oldLead(id: string, site: string): string {
  const file = { v: 2, id, receivedAt: '2024-05-01T12:00:00.000Z', site, language: 'en', fields: { name: `Canary ${id}` } }
  return JSON.stringify({ ...file, sum: createHash('sha256').update(JSON.stringify(file)).digest('hex') })
}

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const listing = async (folder: string) => (await readdir(folder, { recursive: true })).sort()

describe.each(storeEngines)('adopting into $name', ({ makePlace }) => {
  const adoptInto = (store: Store, folder: string) => adoptFolder(folder, { config, store, log: recordLog() })

  test('the leads of this business are copied from a folder of release 1, with pictures, states, counts and the letter, once', async () => {
    const folder = await temporaryFolder()
    const [pending, sending, sent, spam, foreign] = [newId(), newId(), newId(), newId(), newId()]
    const leads = join(folder, 'leads')
    await put(join(leads, 'pending', `${pending}.3.r+1f00ab12-77c0ffee.json`), oldLead(pending, 'fencing'))
    await put(join(leads, 'sending', `${sending}.r+1f00ab12-c0000001+02012f4c.pabc-1-00000000.json`), oldLead(sending, 'fencing'))
    await put(join(leads, 'sent', `${sent}.r+c0000001-c0000002.json`), oldLead(sent, 'fencing'))
    await utimes(join(leads, 'sent', `${sent}.r+c0000001-c0000002.json`), 1_714_600_000, 1_714_600_000)
    await put(join(leads, 'spam', `${spam}.json`), oldLead(spam, 'fencing'))
    await put(join(leads, 'pending', `${foreign}.json`), oldLead(foreign, 'insulation'))
    await put(join(leads, 'failed', `${newId()}.json`), 'not a lead')
    await put(join(leads, 'photos', sent, '1.jpg'), Buffer.alloc(300_000, 7))
    await put(
      join(folder, 'counts', 'fencing.2024-05-01.pabc-1-00000000.json'),
      '{"site":"fencing","day":"2024-05-01","visits":3,"views":{"/":2}}',
    )
    await put(
      join(folder, 'counts', 'fencing.2024-05-01.pabc-2-00000000.json'),
      '{"site":"fencing","day":"2024-05-01","visits":4,"views":{"/":1}}',
    )
    await put(join(folder, 'counts', 'insulation.2024-05-01.pabc-2-00000000.json'), '{"visits":400}')
    await mkdir(join(folder, 'counts', 'fencing.2024-05-02.pabc-2-00000000.json'))
    await put(join(folder, 'counts', 'fencing.2024-05-03.pabc-1-00000000.json'), '{"visits":null,"views":"many","taps":2}')
    await put(join(folder, 'counts', 'fencing.letter.2024-W17'), 'id')
    await put(join(folder, 'counts', 'fencing.letter.2024-W18.pabc-1-00000000'), 'id')
    const before = await listing(folder)

    const store = (await makePlace()).open()
    expect(await adoptInto(store, folder)).toMatchObject({ leads: 4, pictures: 1, letterWeek: '2024-W18' })
    const records = await store.leads.read(await store.leads.heads(leadStates))
    expect(new Map(records.map(({ id, state, tries, progress }) => [id, { state, tries, progress }]))).toEqual(
      new Map([
        [pending, { state: 'pending', tries: 3, progress: { '1f00ab12': 'pz', '77c0ffee': 'r0' } }],
        [sending, { state: 'pending', tries: 0, progress: { '1f00ab12': 'pz' } }],
        [sent, { state: 'sent', tries: 0, progress: { c0000001: 'd0', c0000002: 'r0' } }],
        [spam, { state: 'spam', tries: 0, progress: {} }],
      ]),
    )
    const record = records.find(({ id }) => id === sent)
    expect(record).toMatchObject({
      at: 1_714_600_000_000,
      receivedAt: Date.parse('2024-05-01T12:00:00Z'),
      photos: [{ name: '1.jpg', bytes: 300_000 }],
    })
    expect(record?.content).toMatchObject({ site: 'fencing', fields: { name: `Canary ${sent}` } })
    const counted = new Map([['2024-05-01', { visits: 7, views: { '/': 3 } }]])
    expect(await store.counts.days('2024-05-01', '2024-05-01')).toEqual(counted)
    expect((await store.counts.days('2024-05-03', '2024-05-03')).get('2024-05-03')).toMatchObject({ visits: 0, taps: 2 })

    expect(await adoptInto(store, folder)).toMatchObject({ leads: 0, pictures: 0, days: 0 })
    expect(await store.leads.heads(leadStates)).toHaveLength(4)
    expect(await store.counts.days('2024-05-01', '2024-05-01')).toEqual(counted)
    expect(await listing(folder)).toEqual(before)
  })

  test('everything is copied from a folder of this release, and later changes are not undone', async () => {
    const folder = await temporaryFolder()
    const source = openStore({ site: 'fencing', dataDir: folder, databaseUrl: undefined, log: recordLog() })
    const lead = newLead({ progress: { '1f00ab12': 'd1' }, tries: 2 })
    await source.pictures.write(`photos/${lead.id}`, '1.jpg', pictureOf(1))
    await source.leads.add(lead)
    await source.documents.write(`notes/${lead.id}`, { status: 'called' }, 0)
    const note = await source.documents.read(`notes/${lead.id}`)
    await source.documents.write('letter/week', '2024-W18', 0)
    await source.pictures.write('media', 'abc-320.jpg', pictureOf(2))
    await source.counts.add('2024-05-01', { visits: 3 })

    const store = (await makePlace()).open()
    expect(await adoptInto(store, folder)).toEqual({ leads: 1, pictures: 2, days: 1, documents: 2, letterWeek: undefined })
    expect(await store.leads.read(await store.leads.heads(leadStates))).toEqual([{ ...lead, photos: [{ name: '1.jpg', bytes: 1_000 }] }])
    expect(await store.documents.read(`notes/${lead.id}`)).toEqual(note)
    const picture = await store.pictures.read('media', 'abc-320.jpg')
    expect(picture && (await bytesOf(picture.content))).toEqual(Buffer.alloc(1_000, 2))

    await store.documents.write(`notes/${lead.id}`, { status: 'won' }, 1)
    const [head] = await store.leads.find(lead.id)
    await (head && store.leads.move(head, { state: 'failed' }))
    expect(await adoptInto(store, folder)).toMatchObject({ leads: 0, pictures: 0, days: 0, documents: 0 })
    expect(await store.leads.find(lead.id)).toMatchObject([{ state: 'failed' }])
    expect(await store.documents.read(`notes/${lead.id}`)).toMatchObject({ value: { status: 'won' } })
    expect(await store.counts.days('2024-01-01', '2024-12-31')).toEqual(new Map([['2024-05-01', { visits: 3 }]]))
  })

  test('a folder that is empty adds nothing', async () => {
    const store = (await makePlace()).open()
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'leads'))
    expect(await adoptInto(store, folder)).toEqual({ leads: 0, pictures: 0, days: 0, documents: 0, letterWeek: undefined })
  })
})

test('a folder can adopt what release 1 left in it, without adding its own counts again', async () => {
  const folder = await temporaryFolder()
  const id = newId()
  await put(join(folder, 'leads', 'pending', `${id}.json`), oldLead(id, 'fencing'))
  const store = openStore({ site: 'fencing', dataDir: folder, databaseUrl: undefined, log: recordLog() })
  await store.counts.add('2024-05-01', { visits: 3 })
  for (const leads of [1, 0]) {
    const result = await adoptFolder(`${folder}/.`, { config: { ...config, dataDir: folder }, store, log: recordLog() })
    expect(result).toMatchObject({ leads, days: 0 })
  }
  expect(await store.counts.days('2024-05-01', '2024-05-01')).toEqual(new Map([['2024-05-01', { visits: 3 }]]))
})

test('a lead that release 1 mailed to one of two recipients is mailed to the other one', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'leads', 'pending'), { recursive: true })
  await writeFile(join(folder, 'leads', 'pending', storedLead.name), storedLead.text)
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const leads = openLeads(await filesPlace())
  const options = { config, store: leads.store, log: leads.log }
  expect(await adoptFolder(folder, options)).toMatchObject({ leads: 1 })
  expect(await adoptFolder(folder, options)).toMatchObject({ leads: 0 })
  leads.clock.set(Date.now())
  await openDelivery(leads, { port: sink.port, to: [storedLead.reached, storedLead.waiting] }).drainDue()
  expect(sink.mails).toMatchObject([{ to: [storedLead.waiting], messageId: `<${storedLead.lead.id}@example.com>` }])
})

test('a path that is not a folder, a folder without data, or the folder of one business is an error', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  const { store, log } = openLeads(await filesPlace())
  const options = { config, store, log }
  for (const name of ['file', 'missing']) await expect(adoptFolder(join(folder, name), options)).rejects.toThrow('is not a folder')
  await expect(adoptFolder(folder, options)).rejects.toThrow('has no data of fencing')
  const other = openStore({ site: 'fencing', dataDir: folder, databaseUrl: undefined, log })
  await leaseOf(other)
  await other.close()
  await expect(adoptFolder(join(folder, 'fencing'), options)).rejects.toThrow(`Name the DATA_DIR that it is in: ${folder}`)
  expect(await adoptFolder(folder, options)).toMatchObject({ leads: 0 })
})

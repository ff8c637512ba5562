import { expect, test } from 'vitest'
import type { Store } from '../../server/store/store.ts'
import { askSignedIn, hiddenField, makeOwnerApp } from '../helpers/owner-app.ts'
import { newId } from '../helpers/store-engines.ts'
import { until } from '../helpers/until.ts'

const day = 24 * 60 * 60_000

type LeadOptions = {
  name?: string
  comment?: string
  phone?: string
  ageDays?: number
  state?: 'sent' | 'spam' | 'pending'
  fields?: object
  estimate?: object
  photosLeft?: number
}

async function addLead({ leads }: Pick<Store, 'leads'>, options: LeadOptions = {}): Promise<string> {
  const {
    name = 'Rosa Delgado',
    comment = 'The gate leans',
    phone = '805-555-0117',
    ageDays = 0,
    state = 'sent',
    fields = {},
    estimate,
    photosLeft,
  } = options
  const id = newId()
  const at = Date.now() - ageDays * day
  const content = {
    site: 'fencing',
    fields: { name, email: 'rosa@mail.example', phone, comment, ...fields },
    ...(estimate && { estimate }),
    ...(photosLeft && { photosLeft }),
  }
  await leads.add({ id, state, receivedAt: at, at, tries: 0, progress: {}, content })
  return id
}

const namesIn = (html: string) => [...html.matchAll(/class="row-name"[^>]*>([^<]*)</g)].map(([, name]) => name)

test('the list shows requests newest first, 50 a page, without spam', async () => {
  const { signedIn, services } = await makeOwnerApp()
  for (let number = 1; number <= 52; number += 1) {
    await addLead(services.store, { name: `Visitor ${number}`, ageDays: number / 1000, fields: {} })
  }
  await addLead(services.store, { name: 'Robot', state: 'spam' })
  const first = await signedIn('/owner/')
  expect(namesIn(first.text)).toHaveLength(50)
  expect(namesIn(first.text).slice(0, 2)).toEqual(['Visitor 1', 'Visitor 2'])
  const second = await signedIn('/owner/?page=2')
  expect(namesIn(second.text)).toEqual(['Visitor 51', 'Visitor 52'])
  expect(namesIn((await signedIn('/owner/?status=spam')).text)).toEqual(['Robot'])
})

test('an unknown address shows one of the owner’s pages', async () => {
  const { signedIn } = await makeOwnerApp()
  for (const path of ['/owner/nothing/', '/owner/sign-in', `/owner/requests/${newId()}/`, '/Owner/week/']) {
    const { status, text } = await signedIn(path)
    expect(status, path).toBe(404)
    expect(text, path).toContain('There’s nothing here')
    expect(text, path).toContain('class="tabs"')
  }
})

test('a long text without spaces is cut in the list, and photos that could not be stored are counted', async () => {
  const { signedIn, services } = await makeOwnerApp()
  const id = await addLead(services.store, { comment: `${'x'.repeat(89)}${'\u{1F600}'.repeat(900)}`, photosLeft: 2 })
  expect((await signedIn('/owner/')).text).toContain(`“${'x'.repeat(89)}…”`)
  const shown = await signedIn(`/owner/requests/${id}/`)
  expect(shown.text).toContain('2 photos couldn’t be kept.')
  expect(shown.text).toContain('rosa@<wbr/>mail.example')
})

test('search finds names, numbers in any form and words without accents, but no spam', async () => {
  const { signedIn, services } = await makeOwnerApp()
  await addLead(services.store, { name: 'José Pérez', phone: '(805) 555-0191', comment: 'Ranch rail for horses' })
  await addLead(services.store, { name: 'Ann Wu', phone: '' })
  await addLead(services.store, { name: 'Jose Robot', state: 'spam' })
  for (const q of ['jose', 'PÉREZ jos', '805.555.0191', '5550191', 'horses rail']) {
    expect(namesIn((await signedIn(`/owner/?${new URLSearchParams({ q })}`)).text), q).toEqual(['José Pérez'])
  }
  const none = await signedIn('/owner/?q=%22%3E%3Cscript%3E')
  expect(none.text).toContain('Nothing has “&quot;&gt;&lt;script&gt;” in it')
})

test("'needs you today' has requests that have been new for over a business day or whose date has come, until they are won or lost", async () => {
  const { signedIn, services } = await makeOwnerApp()
  const { admin } = services.leads
  const note = { note: '', next: undefined, quoted: undefined }
  const today = new Date(Date.now() - day).toISOString().slice(0, 10)
  await addLead(services.store, { name: 'Fresh' })
  await addLead(services.store, { name: 'Waiting', ageDays: 9 })
  const dated = await addLead(services.store, { name: 'Dated', ageDays: 8 })
  await admin.writeNote(dated, { ...note, status: 'quoted', next: today, quoted: 5880 }, 0)
  const won = await addLead(services.store, { name: 'Won', ageDays: 8 })
  await admin.writeNote(won, { ...note, status: 'won', next: today }, 0)
  const page = await signedIn('/owner/')
  const needs = /<section class="waiting".*?<\/section>/s.exec(page.text)?.[0] ?? ''
  expect(namesIn(needs)).toEqual(['Waiting', 'Dated'])
  expect(needs).toContain('Quoted $5,880')
  expect((await signedIn('/owner/?status=new')).text).not.toContain('class="waiting"')
})

test('one post changes the status, which is stored beside the lead, and the page says so', async () => {
  const { signedIn, services } = await makeOwnerApp()
  const id = await addLead(services.store)
  const path = `/owner/requests/${id}/`
  const page = await signedIn(path)
  const saved = await signedIn(path, {
    form: { version: hiddenField(page, 'version'), status: 'called', note: 'Left a voicemail', next: '2026-12-03', quoted: '$4,100' },
  })
  expect([saved.status, saved.location]).toEqual([303, `${path}?done=status`])
  expect(await services.leads.admin.readNote(id)).toMatchObject({
    status: 'called',
    note: 'Left a voicemail',
    next: '2026-12-03',
    quoted: 4100,
  })
  const after = await signedIn(`${path}?done=status`)
  expect(after.text).toContain('Saved as “Called”')
  expect(after.text).toMatch(/value="called"[^>]*aria-current="step"/)
  expect(namesIn((await signedIn('/owner/?status=called')).text)).toEqual(['Rosa Delgado'])
})

test('wrong fields are reported at the fields, with everything typed', async () => {
  const { signedIn, services } = await makeOwnerApp()
  const id = await addLead(services.store)
  const form = { version: '0', note: 'x'.repeat(5001), next: 'Friday', quoted: '4100.50' }
  const reply = await signedIn(`/owner/requests/${id}/`, { form })
  expect(reply.status).toBe(422)
  expect(reply.text).toMatch(/<title>Error: /)
  for (const field of ['note', 'next', 'quoted']) {
    expect(reply.text).toContain(`href="#${field}"`)
    expect(reply.text).toContain(`id="${field}-error"`)
  }
  for (const typed of Object.values(form).slice(1)) expect(reply.text).toContain(typed)
  expect((await services.leads.admin.readNote(id)).version).toBe(0)
})

test('if two people change a request at once, the second gets both texts to choose from, and neither is lost', async () => {
  const { signedIn, services, owner, ask } = await makeOwnerApp({ env: { OWNER_EMAILS: 'dana@fence.example,joe@fence.example' } })
  const joe = await askSignedIn(owner, ask, 'joe@fence.example')
  const id = await addLead(services.store)
  const path = `/owner/requests/${id}/`
  await signedIn(path, { form: { version: '0', status: 'called', note: 'She is home after 3', next: '2026-12-01' } })
  const late = await joe(path, { form: { version: '0', status: 'visit', note: 'Friday 9 AM works', next: '2026-12-04' } })
  expect(late.status).toBe(409)
  expect(late.text).toContain('Dana changed this')
  expect(late.text).toContain('Dana set it to Called. You tapped Visit set')
  for (const text of ['She is home after 3', 'Friday 9 AM works', 'Tue, Dec 1', 'Fri, Dec 4']) expect(late.text).toContain(text)
  const chosen = await joe(path, {
    form: {
      version: hiddenField(late, 'version'),
      status: 'visit',
      note: hiddenField(late, 'note'),
      'keep-note': 'both',
      next: hiddenField(late, 'next'),
      'keep-next': 'theirs',
      quoted: '',
    },
  })
  expect(chosen.status).toBe(303)
  expect(await services.leads.admin.readNote(id)).toMatchObject({
    status: 'visit',
    note: 'She is home after 3\n\nFriday 9 AM works',
    next: '2026-12-01',
    by: 'joe@fence.example',
  })
})

test('after a change in another window, the page says what was tapped', async () => {
  const { signedIn, services } = await makeOwnerApp()
  const path = `/owner/requests/${await addLead(services.store)}/`
  await signedIn(path, { form: { version: '0', status: 'called', quoted: '4100' } })
  const late = await signedIn(path, { form: { version: '0', status: 'quoted', quoted: '5000' } })
  expect(late.status).toBe(409)
  for (const text of ['It’s now Called. You tapped Quoted', '$4,100', '$5,000']) expect(late.text).toContain(text)
})

test('what a visitor wants and where the request came from are shown in words', async () => {
  const { signedIn, services } = await makeOwnerApp()
  const estimate = {
    query: 'material=chain-link&height=6&length=200&walk-gates=0&drive-gates=1&removal=yes&ground=slope',
    low: 7_000,
    high: 9_000,
  }
  const id = await addLead(services.store, { fields: { page: '/es/contact/', 'first-page': '/' }, estimate })
  const what = '200 feet of 6-foot chain link, 1 driveway gate, sloped, haul away my old fence'
  expect((await signedIn('/owner/')).text).toContain(what)
  const { text } = await signedIn(`/owner/requests/${id}/`)
  for (const shown of [what, 'Contact (Español)', 'Home page']) expect(text).toContain(shown)
})

test('spam can be released, which mails it, and a request can be marked as spam', async () => {
  const { signedIn, services, sink } = await makeOwnerApp()
  services.delivery.start()
  const id = await addLead(services.store, { state: 'spam', name: 'Paul Martinez' })
  const path = `/owner/requests/${id}/`
  expect((await signedIn(path)).text).toContain('Caught as spam')
  expect((await signedIn(path, { form: { action: 'erase' } })).text).toContain('It was never emailed to you')
  const out = await signedIn(path, { form: { action: 'not-spam' } })
  expect(out.location).toBe(`${path}?done=notSpam`)
  await sink.received(1)
  expect(sink.mails[0]?.source).toContain('Paul Martinez')
  // Even as spam, it shows that it was mailed, and it is not mailed again when it is released.
  await until(async () => (await services.store.leads.find(id))[0]?.state === 'sent')
  expect((await signedIn(path, { form: { action: 'spam' } })).location).toBe('/owner/?done=spam')
  expect(await services.store.leads.find(id)).toMatchObject([{ state: 'spam' }])
  const marked = (await signedIn(path)).text
  expect([marked.includes('Marked as spam'), marked.includes('wasn’t emailed'), marked.includes('Nobody was emailed')]).toEqual([
    true,
    false,
    false,
  ])
  expect((await signedIn(path, { form: { action: 'not-spam' } })).location).toBe(`${path}?done=back`)
})

test('erasing asks for confirmation, and then nothing is left', async () => {
  const { signedIn, services } = await makeOwnerApp()
  const id = await addLead(services.store)
  const path = `/owner/requests/${id}/`
  const question = await signedIn(path, { form: { action: 'erase' } })
  expect(question.status).toBe(200)
  expect(question.text).toContain('Erase Rosa Delgado’s request?')
  expect(await services.store.leads.find(id)).toHaveLength(1)
  const erased = await signedIn(path, { form: { action: 'erase', confirm: hiddenField(question, 'confirm') } })
  expect([erased.status, erased.location]).toEqual([303, '/owner/?done=erased'])
  expect(await services.store.leads.find(id)).toEqual([])
  expect((await signedIn(path)).status).toBe(404)
})

test('photos are shown only with the session, and only as pictures', async () => {
  const { ask, signedIn, services } = await makeOwnerApp()
  const id = newId()
  const jpeg = Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1')
  await services.store.pictures.write(
    `photos/${id}`,
    '1.jpg',
    (async function* () {
      yield jpeg
    })(),
  )
  const content = { site: 'fencing', fields: { name: 'Rosa', email: 'rosa@mail.example', phone: '', comment: 'See photo' } }
  await services.store.leads.add({ id, state: 'sent', receivedAt: Date.now(), at: Date.now(), tries: 0, progress: {}, content })
  const path = `/owner/requests/${id}/photos/1.jpg`
  expect((await signedIn(`/owner/requests/${id}/`)).text).toContain(`src="${path}"`)
  const photo = await signedIn(path)
  expect(photo.status).toBe(200)
  expect(photo.headers.get('content-type')).toBe('image/jpeg')
  expect(photo.headers.get('x-content-type-options')).toBe('nosniff')
  expect(photo.headers.get('content-security-policy')).toContain('sandbox')
  expect(photo.headers.get('cache-control')).toBe('no-store')
  expect((await ask(path)).status).toBe(401)
  for (const name of ['2.jpg', '1.html', '..%2f1.jpg', '1.jpg%00', 'constructor']) {
    expect((await signedIn(`/owner/requests/${id}/photos/${name}`)).status, name).toBe(404)
  }
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { draftName } from '../../server/changes/change-documents.ts'
import { valueAt } from '../../server/changes/value-at.ts'
import { contentSets } from '../helpers/content-sets.ts'
import { attributeOf, parseHtml, textOf } from '../helpers/html-document.ts'
import { dana, makeOwnerApp } from '../helpers/owner-app.ts'
import { multipartForm } from '../helpers/photos.ts'
import { until } from '../helpers/until.ts'

const photo = (background: string, width = 900) =>
  sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background } })
    .jpeg()
    .toBuffer()

async function startWork() {
  const made = await makeOwnerApp()
  await made.services.published?.look()
  const cookie = `owner=${await made.owner.sessions.start(dana)}`
  /** Posts as a browser without script does. */
  const post = async (path: string, fields: Record<string, string>, photos: readonly Buffer[] = []) => {
    const { type, body } = multipartForm(
      fields,
      photos.map((value) => ({ value })),
    )
    const response = await fetch(`http://127.0.0.1:${made.http.port}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'content-type': type },
      body,
    })
    return { status: response.status, location: response.headers.get('location') ?? '', page: parseHtml(await response.text()) }
  }
  /** The fields of the job's form, as they are shown. */
  const formOf = async (path: string) => {
    const page = parseHtml((await made.signedIn(path)).text)
    const fieldValue = (name: string) => attributeOf(page.all(`form.job-form [name="${name}"]`)[0], 'value')
    return {
      page,
      base: fieldValue('base'),
      seen: attributeOf(page.all('[name="seen"]')[0], 'value'),
      photo: fieldValue('photo-0'),
      alt: fieldValue('photo-0-alt-en'),
    }
  }
  return { ...made, post, formOf }
}

const town = contentSets[0]?.[1].site.areaServed[0]?.name ?? ''

const job = {
  'en-title': '96 feet of cedar with a walk gate',
  'en-text': 'Took out the leaning fence and set new posts.',
  town,
  month: '2026-11',
  services: 'privacy',
}

const path = '/owner/site/work/96-feet-of-cedar-with-a-walk-gate/'
const publicPath = '/work/96-feet-of-cedar-with-a-walk-gate/'

test('a job is posted with photos, is public once it is published, on all its pages, gone with its words when it is taken down, and can be brought back', async () => {
  const { ask, post, formOf, owner } = await startWork()
  const photos = await Promise.all(['#a60', '#666', '#383'].map((color) => photo(color)))
  const answers = {
    'answer-material': 'cedar',
    'answer-height': '6',
    'answer-length': '96',
    'answer-walk-gates': '1',
    'answer-ground': 'level',
  }
  const saved = await post('/owner/site/work/new/', { ...job, ...answers, dollars: '$4,100' }, photos)
  expect([saved.status, saved.location]).toEqual([303, `${path}?done=saved`])
  expect((await ask(publicPath)).status).toBe(404)

  const { seen, alt, page } = await formOf(path)
  expect(alt).toBe(`96 feet of cedar with a walk gate, ${town}`)
  expect(page.all('.job-photo')).toHaveLength(3)
  const published = await post(path, { action: 'publish', seen })
  expect(published.location).toBe(`${path}?done=published`)
  await until(async () => (await ask(publicPath)).status === 200)

  const shown = parseHtml((await ask(publicPath)).text)
  expect(shown.text('h1')).toBe(job['en-title'])
  expect(shown.all('.job-measure').map(textOf).join(' ')).toContain('$4,100')
  const sources = shown.all('main img').map((image) => attributeOf(image, 'src'))
  expect(sources).toHaveLength(3)
  for (const source of sources) {
    const picture = await ask(source)
    expect([source, picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^\/media\/[0-9a-f]{32}-900\.jpg$/),
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable, no-transform',
    ])
  }
  expect(shown.attribute('meta[property="og:image"]', 'content')).toContain('/media/')
  for (const place of ['/work/', '/privacy-fencing-simi-valley/', '/gallery/', '/', '/sitemap.xml'])
    await until(async () => (await ask(place)).text.includes(publicPath))
  // Spanish pages leave out a job that has only English words.
  expect((await ask(`/es${publicPath}`)).status).toBe(404)
  expect((await ask('/es/work/')).text).not.toContain('96-feet')

  await post(path, { action: 'take-down' })
  await until(async () => (await ask(publicPath)).status === 404)
  await until(async () => !(await ask('/work/')).text.includes(publicPath))
  expect(await owner.changes.read()).toMatchObject({ draft: {}, setAside: [], published: { record: {} } })
  await owner.changes.bringBack(1, dana)
  expect((await formOf(path)).page.text('h1')).toBe(job['en-title'])
})

test('the form of a job of the set shows its pictures with links to replace them, until it has photos', async () => {
  const { post, formOf } = await startWork()
  const given = contentSets[0]?.[1].site.work?.jobs.find(({ comparison }) => comparison)
  const address = `/owner/site/work/${given?.slug}/`
  const { page, base } = await formOf(address)
  const links = page.all('.job-form .setting-link').map((link) => attributeOf(link, 'href'))
  const names = new Set([...(given?.pictures ?? []), given?.comparison?.before, given?.comparison?.after])
  expect(links).toEqual([...names].map((name) => `/owner/site/pictures/${name}/`))
  expect(page.all('.job-form .thumbnail')).toHaveLength(links.length)
  await post(address, { ...job, base }, [await photo('#a60')])
  expect((await formOf(address)).page.all('.job-form .setting-link')).toEqual([])
})

test('a job with Spanish words is on the Spanish pages', async () => {
  const { ask, post, formOf } = await startWork()
  const spanish = { 'es-title': '96 pies de cedro con una puerta', 'es-text': 'Quitamos la cerca inclinada y pusimos postes nuevos.' }
  await post('/owner/site/work/new/', { ...job, ...spanish }, [await photo('#a60')])
  await post(path, { action: 'publish', seen: (await formOf(path)).seen })
  await until(async () => (await ask(`/es${publicPath}`)).status === 200)
  const page = parseHtml((await ask(`/es${publicPath}`)).text)
  expect(page.text('h1')).toBe(spanish['es-title'])
  expect(page.all('link[hreflang="en"]')).toHaveLength(1)
  expect(page.all('main img').map((image) => attributeOf(image, 'alt'))).toEqual([`96 pies de cedro con una puerta, ${town}`])
})

test('missing fields are reported, and what was typed and the photos stay', async () => {
  const { post } = await startWork()
  const { 'en-text': _, town: __, ...rest } = job
  const refused = await post('/owner/site/work/new/', { ...rest, dollars: 'a lot' }, [await photo('#a60')])
  expect(refused.status).toBe(422)
  expect(refused.page.all('.problem-link').map((link) => attributeOf(link, 'href'))).toEqual(['#town', '#en-text', '#dollars'])
  expect(refused.page.text('#dollars-error')).toContain('Price in dollars: use a whole number')
  expect(attributeOf(refused.page.all('[name="en-title"]')[0], 'value')).toBe(job['en-title'])
  expect(attributeOf(refused.page.all('[name="dollars"]')[0], 'value')).toBe('a lot')
  const kept = { 'photo-0': attributeOf(refused.page.all('[name="photo-0"]')[0], 'value'), 'photo-0-alt-en': 'A cedar fence' }
  expect(await post('/owner/site/work/new/', { ...job, ...kept })).toMatchObject({ status: 303 })

  const empty = await post('/owner/site/work/new/', {})
  const wrong = empty.page.all('.problem-link').map((link) => attributeOf(link, 'href'))
  // In the order of the form.
  expect(wrong).toEqual(['#photos', '#en-title', '#town', '#month', '#services', '#en-text'])
  const withoutPhoto = await post('/owner/site/work/new/', { ...job, 'en-title': 'Another job' })
  expect([withoutPhoto.status, withoutPhoto.page.text('#photos-error span span + span')]).toEqual([422, expect.anything()])
  const unusable = await post('/owner/site/work/new/', { ...job, 'en-title': 'Another job' }, [Buffer.from('no picture')])
  expect(unusable.status).toBe(422)
  const oneOfTwo = await post('/owner/site/work/new/', { ...job, 'en-title': 'Another job' }, [
    await photo('#a60'),
    Buffer.from('no picture'),
  ])
  expect([oneOfTwo.status, oneOfTwo.page.all('.job-photo')]).toEqual([422, [expect.anything()]])
  const same = await post('/owner/site/work/new/', job, [await photo('#a60')])
  expect(same.page.text('#en-title-error')).toContain('Another job has this title')
  expect(unusable.page.text('#photos-error')).toContain('JPEG')
})

test('a fact that is no valid answer of the estimate is reported at its field, with what is valid', async () => {
  const { post } = await startWork()
  const facts = { 'answer-material': 'vinyl', 'answer-height': '8', 'answer-length': '1450' }
  const { status, page } = await post('/owner/site/work/new/', { ...job, ...facts }, [await photo('#a60')])
  expect(status).toBe(422)
  expect(page.text('#answer-length-error')).toContain('“Length” can’t be more than 1,000 feet')
  expect(page.text('#answer-height-error')).toMatch(/choose .*6 feet.* for “Height”/)
  expect(attributeOf(page.all('[name="answer-length"]')[0], 'value')).toBe('1450')
})

test('the second of two people who change a text gets a conflict, and neither text is lost', async () => {
  const { post, formOf, signedIn } = await startWork()
  await post('/owner/site/work/new/', job, [await photo('#a60')])
  const { base, photo: upload, alt } = await formOf(path)
  const form = { ...job, base, 'photo-0': upload, 'photo-0-alt-en': alt }
  expect(await post(path, { ...form, 'en-text': 'New posts are 2 feet deep.' })).toMatchObject({ status: 303 })
  const second = await post(path, { ...form, 'en-text': 'Hauled away the old fence.' })
  expect(second.status).toBe(409)
  expect(second.page.text('.problem')).toContain('New posts are 2 feet deep.')
  expect(second.page.text('[name="en-text"]')).toBe('Hauled away the old fence.')
  expect((await signedIn(path)).text).toContain('New posts are 2 feet deep.')
})

test('who settles a conflict keeps what somebody else saved in other fields', async () => {
  const { post, formOf, owner } = await startWork()
  await post('/owner/site/work/new/', job, [await photo('#a60')])
  const { base, seen, photo: upload, alt } = await formOf(path)
  const form = { ...job, base, seen, 'photo-0': upload, 'photo-0-alt-en': alt }
  await post(path, { ...form, 'en-text': 'New posts are 2 feet deep.', dollars: '4100' })
  const mine = { ...form, 'en-text': 'Hauled away the old fence.' }
  const { page } = await post(path, mine)
  const again = (name: string) => attributeOf(page.all(`form.job-form [name="${name}"]`)[0], 'value')
  const settled = await post(path, { ...mine, base: again('base'), seen: again('seen'), action: 'save-publish' })
  const { draft, drafted } = await owner.changes.read()
  const field = (name: string) =>
    valueAt(drafted, `${name.includes('text') ? 'en' : 'facts'}/work/jobs/96-feet-of-cedar-with-a-walk-gate/${name}`)
  expect([field('text'), field('dollars')]).toEqual(['Hauled away the old fence.', 4100])
  // The other person's price was not on the page, so it is not published with it.
  expect([settled.location, Object.keys(draft).length > 0]).toEqual([`${path}?done=moved`, true])
})

test('who adds a photo to a job keeps those that somebody else has added, and reads their other changes', async () => {
  const { post, formOf } = await startWork()
  await post('/owner/site/work/new/', job, [await photo('#a60')])
  const { base, seen, photo: upload, alt } = await formOf(path)
  const form = { ...job, base, seen, 'photo-0': upload, 'photo-0-alt-en': alt }
  const customer = { 'en-quote': 'On time, and it looks great.', 'en-name': 'Ann B.' }
  await post(path, { ...form, ...customer }, [await photo('#666')])
  const refused = await post(path, { ...form, 'en-quote': 'They cleaned up.', 'en-name': 'Ann' }, [await photo('#383')])
  expect([refused.status, refused.page.all('.job-photo').length]).toEqual([409, 3])
  expect(refused.page.text('#en-quote-error')).toContain('On time, and it looks great.')
})

test('a job with the title of one that was taken down is another job', async () => {
  const { post, formOf } = await startWork()
  await post('/owner/site/work/section-rebuilt-after-a-windstorm/', { action: 'take-down' })
  const { location } = await post('/owner/site/work/new/', { ...job, 'en-title': 'Section rebuilt after a windstorm' }, [
    await photo('#a60'),
  ])
  expect(location).toBe('/owner/site/work/section-rebuilt-after-a-windstorm-2/?done=saved')
  expect((await formOf(location)).page.all('.job-photo')).toHaveLength(1)
})

test('a job with the title of one that an upgrade set aside is another job', async () => {
  const { post, owner } = await startWork()
  await post('/owner/site/work/new/', job, [await photo('#a60')])
  const { draft, draftVersion } = await owner.changes.read()
  const [entry = ''] = Object.keys(draft)
  expect(entry).toMatch(/^facts\/work\/jobs\//)
  const removed = { ...draft, [entry]: { ...draft[entry], value: { ...Object(draft[entry]?.value), services: ['no-longer'] } } }
  await owner.store.documents.write(draftName, removed, draftVersion)
  expect((await owner.changes.read()).setAside).toContain(entry)
  const { location } = await post('/owner/site/work/new/', job, [await photo('#666')])
  expect(location).toMatch(/-2\/\?done=saved$/)
})

test('a job that a text links to is not taken down, and its page says why', async () => {
  const { post, owner, ask } = await startWork()
  const linked = '/work/white-vinyl-around-a-lawn/'
  await owner.changes.save([{ path: 'en/notice', value: { text: 'See our newest fence.', until: '2099-12-31', href: linked } }], dana)
  const refused = await post(`/owner/site${linked}`, { action: 'take-down' })
  expect([refused.status, refused.page.text('.problem')]).toEqual([422, expect.stringContaining(`no page has the address '${linked}'`)])
  expect((await ask(linked)).status).toBe(200)
})

test('a job that the public notice links to is not taken down either, keeps its drafts, and its page says why', async () => {
  const { post, owner, ask, signedIn } = await startWork()
  const linked = '/work/white-vinyl-around-a-lawn/'
  await owner.changes.save([{ path: 'en/notice', value: { text: 'See our newest fence.', until: '2099-12-31', href: linked } }], dana)
  const { draft, draftVersion } = await owner.changes.read()
  await owner.changes.publish(Object.keys(draft), { seen: draftVersion, by: dana })
  const title = 'en/work/jobs/white-vinyl-around-a-lawn/title'
  await owner.changes.save(
    [
      { path: 'en/notice', value: null },
      { path: title, value: 'White vinyl' },
    ],
    dana,
  )
  const { draftVersion: seen } = await owner.changes.read()
  const refused = await post(`/owner/site${linked}`, { action: 'take-down', seen: String(seen) })
  expect([refused.status, refused.page.text('.problem')]).toEqual([422, expect.stringContaining(`no page has the address '${linked}'`)])
  expect((await owner.changes.read()).draft).toMatchObject({ [title]: { value: 'White vinyl' } })
  for (const path of [linked, `/owner/site${linked}`]) expect((await (path === linked ? ask : signedIn)(path)).status).toBe(200)
})

test('a job with the title of one that is renamed only in a draft is not published, and its page says why', async () => {
  const { post, formOf, owner } = await startWork()
  const given = contentSets[0]?.[1].site.work?.jobs[0]
  await owner.changes.save([{ path: `en/work/jobs/${given?.slug}/title`, value: 'Renamed' }], dana)
  const { location } = await post('/owner/site/work/new/', { ...job, 'en-title': given?.title ?? '' }, [await photo('#a60')])
  const [address = ''] = location.split('?')
  const refused = await post(address, { action: 'publish', seen: (await formOf(address)).seen })
  expect([refused.status, refused.page.text('.problem')]).toEqual([422, expect.stringContaining('there’s already one like this')])
  expect((await owner.changes.read()).published).toBeUndefined()
})

test('a photo that is given another place goes there, and the first one is the main picture', async () => {
  const { post, formOf } = await startWork()
  await post('/owner/site/work/new/', job, await Promise.all(['#a60', '#666', '#383'].map((color) => photo(color))))
  const uploadsIn = ({ page }: Pick<Awaited<ReturnType<typeof formOf>>, 'page'>) =>
    page.all('.job-photo > [type="hidden"]').map((input) => attributeOf(input, 'value'))
  const [first = '', second = '', third = ''] = uploadsIn(await formOf(path))
  const orderOf = (page: Awaited<ReturnType<typeof formOf>>['page']) =>
    page.all('.job-photo select').map((select) => attributeOf(select, 'name'))
  expect(orderOf((await formOf(path)).page)).toEqual(expect.arrayContaining(['photo-0-order', 'photo-1-order', 'photo-2-order']))
  const alts = { 'photo-0-alt-en': 'Posts', 'photo-1-alt-en': 'Rails', 'photo-2-alt-en': 'Boards' }
  const photos = { ...alts, 'photo-0': first, 'photo-1': second, 'photo-2': third }
  for (const [orders, expected] of [
    [
      ['1', '2', '1'],
      [third, first, second],
    ],
    [
      ['3', '2', '3'],
      [second, third, first],
    ],
    [
      ['1', '3', '2'],
      [first, third, second],
    ],
    [
      ['', 'x', '3'],
      [first, second, third],
    ],
  ] as const) {
    const { base } = await formOf(path)
    const order = Object.fromEntries(orders.map((place, index) => [`photo-${index}-order`, place]))
    expect(await post(path, { ...job, base, ...photos, ...order })).toMatchObject({ status: 303 })
    expect([orders, uploadsIn(await formOf(path))]).toEqual([orders, expected])
  }
})

test('publishing a job saves what is typed in its form, and discarding or taking it down drops only what the page showed', async () => {
  const { ask, post, formOf, owner } = await startWork()
  await post('/owner/site/work/new/', job, [await photo('#a60')])
  const { base, seen, photo: upload, alt } = await formOf(path)
  const form = { ...job, base, seen, 'photo-0': upload, 'photo-0-alt-en': alt }
  const text = 'New posts are 2 feet deep.'
  const published = await post(path, { ...form, 'en-text': text, action: 'save-publish' })
  expect(published.location).toBe(`${path}?done=published`)
  expect((await owner.changes.read()).draft).toEqual({})
  await until(async () => (await ask(publicPath)).text.includes(text))

  const shown = await formOf(path)
  const next = { ...form, base: shown.base, seen: shown.seen, 'en-text': 'Newer.' }
  await post(path, next)
  // From a page that is older than this draft.
  for (const action of ['discard', 'take-down', 'save-publish']) {
    expect((await post(path, { ...next, action })).location).toBe(`${path}?done=moved`)
    expect(Object.values((await owner.changes.read()).draft)).toMatchObject([{ value: 'Newer.' }])
  }
  const { seen: latest } = await formOf(path)
  expect((await post(path, { action: 'discard', seen: latest })).location).toBe(`${path}?done=discarded`)
  expect((await owner.changes.read()).draft).toEqual({})
})

test('photos that the browser made small are stored in each width', async () => {
  const { post, formOf } = await startWork()
  const sizes = await Promise.all([1600, 1200, 740, 320, 1000, 740, 320, 300].map((width) => photo('#a60', width)))
  await post('/owner/site/work/new/', { ...job, prepared: 'yes' }, sizes)
  const { page, photo: upload } = await formOf(path)
  expect(page.all('.job-photo')).toHaveLength(3)
  expect(JSON.parse(upload)).toMatchObject({ width: 1600, height: 1200, widths: [320, 740, 1200, 1600] })
})

test('none of nine photos that the browser made small is dropped silently', async () => {
  const { post } = await startWork()
  const small = await Promise.all([1600, 1200, 740, 320].map((width) => photo('#a60', width)))
  const { status, page } = await post('/owner/site/work/new/', { ...job, prepared: 'yes' }, Array.from({ length: 9 }, () => small).flat())
  expect([status, page.all('.job-photo').length]).toEqual([422, 9])
  expect(page.text('#photos-error')).toContain('Choose eight photos or fewer')
})

test('a form that is too large is refused with a page that says so', async () => {
  const { post } = await startWork()
  const { status, page } = await post('/owner/site/work/new/', { ...job, 'en-text': 'x'.repeat(1_200_000) })
  expect([status, page.text('main')]).toEqual([413, expect.stringContaining('send fewer or smaller photos')])
})

test('without a session nothing is posted', async () => {
  const { ask, http } = await startWork()
  const { type, body } = multipartForm(job)
  const response = await fetch(`http://127.0.0.1:${http.port}/owner/site/work/new/`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  expect(response.status).toBe(403)
  expect((await ask('/owner/site/work/')).status).toBe(401)
})

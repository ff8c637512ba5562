import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { HttpError } from '../../server/base/errors.ts'
import { dollars } from '../../shared/text/number-text.ts'
import { makeApp } from '../helpers/app-site.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { fenceTable, foamTable, priceRange } from '../helpers/price-tables.ts'

const sites = [
  { site: 'fencing', table: fenceTable, right: 'length=90', wrong: 'material=gold&length=abc', typed: 'abc' },
  { site: 'insulation', table: foamTable, right: 'area=1000', wrong: 'place=moon&area=9', typed: '9' },
]

describe.each(sites)('$site', ({ site, table, right, wrong, typed }) => {
  const { low, high } = priceRange(table, right)

  test('without a query, the page is cached, indexed and in the sitemap', async () => {
    const { app } = await makeApp({ site })
    const { status, headers, text } = await request(app).get('/estimate/')
    expect([status, headers.etag !== undefined, /name="robots" content="index, follow"/.test(text)]).toEqual([200, true, true])
    expect(text).toMatch(/<output[^>]*>\$[\d,]+ to \$[\d,]+</)
    expect((await request(app).get('/sitemap.xml')).text).toContain('/estimate/</loc>')
  })

  test('a translator that changes the text of an option does not change its answer', async () => {
    const { app } = await makeApp({ site })
    const { text } = await request(app).get('/estimate/')
    const options = text.match(/<option[^>]*>/g) ?? []
    expect(options.length).toBeGreaterThan(0)
    expect(options.filter((option) => !option.includes(' value="'))).toEqual([])
  })

  test('an estimate is not cached', async () => {
    const { app } = await makeApp({ site })
    const { status, headers, text } = await request(app).get(`/estimate/?${right}`)
    expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
    expect(text).toContain(`>${dollars(low)} to ${dollars(high)}</output>`)
    expect(text).toContain('name="robots" content="noindex"')
    expect(text).toMatch(/rel="canonical" href="[^"]*\/estimate\/"/)
    expect((await request(app).head(`/estimate/?${right}`)).status).toBe(200)
    expect((await request(app).post(`/estimate/?${right}`)).status).toBe(405)
  })

  test('an invalid field is reported, typed values come back, and there is no price', async () => {
    const { app } = await makeApp({ site })
    const { status, headers, text } = await request(app).get(`/estimate/?${wrong}`)
    expect([status, headers['cache-control']]).toEqual([422, 'no-store'])
    expect(text).toContain('<title>Error: ')
    expect(text.match(/class="problem-link"/g)).toHaveLength(2)
    expect(text).toContain(`value="${typed}"`)
    expect(text).not.toMatch(/<output[^>]*>[^<]*\$/)
  })

  test('an estimate is sent with the inquiry and checked again; an invalid one does not block the inquiry', async () => {
    const { app, leads } = await makeApp({ site })
    await request(app)
      .post('/')
      .type('form')
      .send(inquiryForm({ estimate: right }))
    await request(app)
      .post('/')
      .type('form')
      .send(inquiryForm({ name: 'Wrong', estimate: wrong }))
    const stored: { fields: Record<string, string>; estimate?: { query: string; low: number; high: number } }[] = await leads('pending')
    expect(stored.find(({ fields }) => fields.name !== 'Wrong')?.estimate).toMatchObject({ low, high })
    expect(stored.find(({ fields }) => fields.name === 'Wrong')).toBeDefined()
    expect(stored.find(({ fields }) => fields.name === 'Wrong')?.estimate).toBeUndefined()
  })

  test('an invalid form comes back with its estimate', async () => {
    const { app } = await makeApp({ site })
    const { status, text } = await request(app)
      .post('/')
      .type('form')
      .send(inquiryForm({ email: 'no', estimate: right }))
    expect(status).toBe(422)
    expect(text).toMatch(/name="estimate" value="[^"]+"/)
  })
})

test.each([
  ['', 'fbclid=x&length=90', 200],
  ['', 'opener=no&removal=on', 200],
  ['', 'length=%2090&LENGTH=abc', 200],
  ['/es', 'length=90', 200],
  ['', 'length=', 422],
  ['', 'length=9e1', 422],
  ['', 'length=90&length=90', 422],
  ['', 'opener=yes&opener=yes', 422],
  ['', 'material=vinyl&height=8', 422],
  ['', 'length=20&walk-gates=0&drive-gates=2', 422],
  ['/es', 'ground=', 422],
])('%s/estimate/?%s: %i, also for HEAD and without the slash', async (language, query, status) => {
  const { app } = await makeApp()
  const { text, ...answer } = await request(app).get(`${language}/estimate/?${query}`)
  expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store'])
  expect(text).toContain('name="robots" content="noindex"')
  expect(text).toMatch(new RegExp(`rel="canonical" href="https://[^/]+${language}/estimate/"`))
  expect((await request(app).head(`${language}/estimate/?${query}`)).status).toBe(status)
  expect((await request(app).get(`${language}/estimate?${query}`)).status).toBe(status)
})

test.each([
  { path: '/estimate/', rows: ['Material: Vinyl', 'Driveway gate: 1', 'Driveway gate opener: Yes'], absent: 'Walk gates' },
  { path: '/es/estimate/', rows: ['Material: Vinilo', 'Portón para carros: 1', 'Motor del portón para carros: Sí'], absent: 'Puertas' },
])('the answers are listed beside the inquiry form of $path', async ({ path, rows, absent }) => {
  const { app } = await makeApp()
  const { text } = await request(app).get(`${path}?material=vinyl&length=60&walk-gates=0&drive-gates=1&opener=yes`)
  const listed = [...text.matchAll(/<dt>([^<]*)<\/dt><dd class="ruled-list-value">([^<]*)<\/dd>/g)].map(
    ([, label, value]) => `${label}: ${value}`,
  )
  expect(listed).toEqual(expect.arrayContaining(rows))
  expect(listed.join()).not.toContain(absent)
})

test('every R-value has its required statement', async () => {
  const { app } = await makeApp({ site: 'insulation' })
  const { text } = await request(app).get('/estimate/?place=walls&foam=open-cell')
  expect(text).toContain('600 square feet of open-cell foam, 5 1/2')
  expect(text.replaceAll('\u2060', '')).toContain('The higher the R-value, the greater the insulating power.')
})

test.each([
  'fbclid=abc',
  'utm_source=x&utm_medium=y',
  'LENGTH=90',
  '',
])('?%s has no field of the estimate and is the plain page', async (query) => {
  const { app } = await makeApp()
  const { status, headers, text } = await request(app).get(`/estimate/?${query}`)
  expect([status, headers.etag !== undefined, /name="robots" content="index, follow"/.test(text)]).toEqual([200, true, true])
})

test('a client gets 60 results a minute, right or wrong, then 429 with the phone number, and others are still served', async () => {
  const { app } = await makeApp()
  const ask = (client: string, query: string) => request(app).get(`/estimate/?${query}`).set('X-Forwarded-For', client)
  for (let time = 0; time < 30; time += 1) {
    expect((await ask('203.0.113.1', 'length=90')).status).toBe(200)
    expect((await ask('203.0.113.1', 'length=abc')).status).toBe(422)
  }
  const { status, headers, text } = await ask('203.0.113.1', 'length=91')
  expect([status, headers['cache-control'], Number(headers['retry-after']) > 0]).toEqual([429, 'no-store', true])
  expect(text).toMatch(/href="tel:[^"]+"/)
  expect((await ask('203.0.113.1', 'fbclid=x')).status).toBe(200)
  expect((await ask('203.0.113.2', 'length=91')).status).toBe(200)
})

test.each(['length=90', 'length=abc'])('too many estimates at once (%s) get a plain 503 page with the phone number', async (query) => {
  const refuse = () => Promise.reject(new HttpError(503, 'Too many estimates are waiting'))
  const unexpected = () => Promise.reject(new Error('nothing is rendered'))
  const { app, log } = await makeApp({ change: ({ pages }) => ({ pages: { ...pages, send: refuse, sendPage: unexpected } }) })
  const { status, headers, text } = await request(app).get(`/estimate/?${query}`)
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store'])
  expect(text).toMatch(/<a href="tel:[^"]+">\(\d{3}\) \d{3}-\d{4}<\/a>/)
  expect(log()).toContain('Too many estimates are waiting')
  expect((await request(app).get(`/estimate/?${query}`).set('Accept', 'application/json')).body).toEqual({ status: 'unavailable' })
})

import { expect, test } from 'vitest'
import { makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'

const brotli = { headers: { 'accept-encoding': 'br' } }

test('a cached page has the headers and the log line of any other page', async () => {
  const { http, log } = await makeApp()
  const ask = askAt(http.port)
  const rendered = await ask('/about/', brotli)
  const kept = await ask('/about/', brotli)
  const same = ({ headers: { date: _, etag: __, 'content-length': ___, ...others } }: typeof rendered) => others
  expect(same(kept)).toEqual(same(rendered))
  expect(kept.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    etag: expect.any(String),
  })
  expect(kept.rawHeaders.filter((_, index) => index % 2 === 0)).toEqual([...new Set(kept.rawHeaders.filter((_, index) => index % 2 === 0))])
  const lines = log()
    .split('\n')
    .filter((line) => line.includes('"/about/"'))
    .map((line) => JSON.parse(line))
  expect(lines).toHaveLength(2)
  const [first, second] = lines.map(({ id: _, ms, time, ...line }) => ({ ...line, ms: typeof ms, time: typeof time }))
  expect(second).toEqual(first)
})

test('not-found paths and queries add no cached pages', async () => {
  const { http, services } = await makeApp()
  const ask = askAt(http.port)
  async function askFor(number: number): Promise<void> {
    expect((await ask(`/nothing-${number}`)).status).toBe(404)
    expect((await ask(`/blog/nothing-${number}`)).status).toBe(404)
    expect((await ask(`/?q=${number}`)).status).toBe(200)
  }
  await askFor(0)
  const { entries } = services.pages.snapshot()
  for (let number = 1; number < 50; number++) await askFor(number)
  expect(services.pages.snapshot().entries).toBe(entries)
})

import { describe, expect, test } from 'vitest'
import { contentPages, postPage } from '../../shared/addresses/routes.ts'
import { makeApp } from '../helpers/app-site.ts'
import { askAt, type Reply } from '../helpers/ask.ts'
import { contentSets } from '../helpers/content-sets.ts'

/** `a b; c` → the values of each directive. */
const directives = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name, ...words]) => [name, words]),
  )

/** Checks what MDN's HTTP Observatory gives its 135 points for. */
function expectScored({ headers, text }: Reply): void {
  const policy = directives(String(headers['content-security-policy']))
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)])
  expect(policy.get('style-src')).toEqual(["'self'"])
  for (const name of ['base-uri', 'object-src', 'frame-ancestors', 'trusted-types'])
    expect([name, policy.get(name)]).toEqual([name, ["'none'"]])
  expect(policy.get('form-action')).toEqual(["'self'"])
  expect(policy.has('upgrade-insecure-requests')).toBe(true)
  expect([...policy.values()].flat().filter((word) => /unsafe|^\*|http:/.test(word))).toEqual([])
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=31536000\b/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  expect(Object.keys(headers).filter((name) => /^(set-cookie|x-powered-by|server|access-control-)/.test(name))).toEqual([])
  const loaded = [...text.matchAll(/<(?:script|link)[^>]*(?: src| rel="(?:stylesheet|modulepreload)")[^>]*>/g)].map(([tag]) => tag)
  expect(loaded.length).toBeGreaterThan(1)
  for (const tag of loaded)
    expect(tag).toMatch(/ (src|href)="\/assets\/[^"]+"[^>]* integrity="sha384-|integrity="sha384-[^>]* (src|href)="\/assets\//)
}

describe.each(contentSets)('with SITE_URL on https, on %s', (name, { site }) => {
  test('pages, the confirmation and 404, 413, 415, 422 and 429 have every scored header', async () => {
    const { http } = await makeApp({ site: name, env: { SITE_URL: 'https://www.site.example', CONTACT_RATE_LIMIT: '1' } })
    const ask = askAt(http.port)
    const post = (body: string, type = 'application/x-www-form-urlencoded') =>
      ask('/', { method: 'POST', headers: { 'content-type': type, 'access-control-request-method': 'GET', origin: 'null' }, body })
    const valid = 'form-name=contact&name=A&email=a@example.com&comment='
    const service = contentPages(site).find(({ screen }) => screen === 'service')?.path ?? ''
    const replies = [
      ...[
        await ask('/'),
        await ask(service),
        await ask(postPage(site.articles[0]?.slug ?? '', site.language).path),
        await ask('/contact/?sent=1'),
      ],
      ...[
        await ask('/no-such-page'),
        await ask('/blog/no-such-post'),
        await post('x'.repeat(70_000)),
        await post('{}', 'application/json'),
      ],
      ...[await post('form-name=contact'), await post(`${valid}one`), await post(`${valid}two`)],
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 404, 413, 415, 422, 303, 429])
    for (const reply of replies) if (reply.status !== 303) expectScored(reply)
  })
})

import { expect, test } from 'vitest'
import { runLeadsCommand } from '../../server/leads/owner/leads-command.ts'
import { makeApp } from '../helpers/app-site.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { askSignedIn, cookieOf, dana, hiddenField, lastSignInMail, makeOwnerApp } from '../helpers/owner-app.ts'
import { multipartForm, samplePhotos } from '../helpers/photos.ts'
import { newId } from '../helpers/store-engines.ts'

const id = 'a'.repeat(32)
const addresses = [
  ...['/owner/', '/owner/?status=spam', '/owner/week/', '/owner/site/', '/owner/site/work/', '/owner/preview/', '/owner/nothing/'],
  ...[`/owner/requests/${id}/`, `/owner/requests/${id}/photos/1.jpg`, '/owner/sign-in', '/owner/sign-out', '/owner/appearance'],
  ...['/OWNER/', '/Owner/week/', '/owner//', '/owner/%2fweek/', '/owner/__proto__', '/owner/enter/x'],
]

test('without a session every address shows the sign-in, and every post is refused', async () => {
  const { ask } = await makeOwnerApp()
  for (const path of addresses) {
    for (const cookie of [undefined, 'owner=', `owner=${'A'.repeat(43)}`, '__Secure-owner=x; owner=%00', `owner=${'x'.repeat(5_000)}`]) {
      const shown = await ask(path, { cookie })
      expect(shown.status, path).toBe(401)
      expect(shown.text, path).toContain('name="email"')
      expect(shown.text).not.toContain('class="tabs"')
    }
    if (path === '/owner/sign-in') continue
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect((await ask(path, { method, ...(method === 'POST' && { form: { action: 'erase', confirm: 'yes' } }) })).status, path).toBe(403)
    }
  }
  expect((await ask('/owner/', { form: { note: 'Typed' } })).text).toContain('What you typed comes back after that.')
  const redirected = await ask('/owner')
  expect([redirected.status, redirected.location]).toEqual([303, '/owner/'])
})

test('no response may be stored or indexed, and all have the policy of the pages', async () => {
  const { ask, signedIn } = await makeOwnerApp()
  const replies = await Promise.all([
    ...addresses.flatMap((path) => [ask(path), signedIn(path)]),
    ask('/owner/enter?token=x'),
    ask('/owner/sign-in', { form: { email: dana } }),
    signedIn('/owner/', { method: 'DELETE' }),
  ])
  for (const { headers, status } of replies) {
    expect(headers.get('cache-control'), String(status)).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
  }
})

test('forged, truncated, used and expired links sign nobody in', async () => {
  const { ask, sink } = await makeOwnerApp()
  await ask('/owner/sign-in', { form: { email: dana } })
  await sink.received(1)
  const token = new URLSearchParams(lastSignInMail(sink).path.split('?')[1]).get('token') ?? ''
  const [request = '', secret = ''] = token.split('.')
  const forged = [
    '',
    'x',
    request,
    `${request}.`,
    `.${secret}`,
    `${request}.${'A'.repeat(43)}`,
    `${secret}.${request}`,
    `${token}A`,
    `${request}/../${secret}`,
  ]
  for (const one of forged) {
    const reply = await ask('/owner/enter', { form: { token: one } })
    expect(reply.status, one).toBe(401)
    expect(cookieOf(reply)).toBeUndefined()
    expect((await ask(`/owner/enter?${new URLSearchParams({ token: one })}`)).status).toBe(401)
  }
  const used = await ask('/owner/enter', { form: { token } })
  expect(used.status).toBe(303)
  const again = await ask('/owner/enter', { form: { token } })
  expect([again.status, cookieOf(again)]).toEqual([401, undefined])
  expect(again.text).toContain('That link no longer works')
})

test('a mail scanner that opens the link, however often, does not use it up', async () => {
  const { ask, sink } = await makeOwnerApp()
  await ask('/owner/sign-in', { form: { email: dana } })
  await sink.received(1)
  const { path } = lastSignInMail(sink)
  for (const method of ['GET', 'HEAD', 'GET']) {
    const opened = await ask(path, { method, headers: { 'User-Agent': 'scanner', 'Sec-Purpose': 'prefetch' } })
    expect([opened.status, cookieOf(opened)]).toEqual([200, undefined])
  }
  const opened = await ask(path)
  expect((await ask('/owner/enter', { form: { token: hiddenField(opened, 'token') } })).status).toBe(303)
})

test('posts from another site change nothing, even with the session', async () => {
  const { ask, signedIn, services, sink } = await makeOwnerApp()
  const lead = newId()
  const content = { site: 'fencing', fields: { name: 'Rosa', email: 'rosa@mail.example', phone: '', comment: 'A gate' } }
  await services.store.leads.add({ id: lead, state: 'sent', receivedAt: 1, at: 1, tries: 0, progress: {}, content })
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    // A sandboxed frame, and a neighbor on the same domain.
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.fence.example' },
    { Origin: 'https://evil.example' },
    { Origin: 'http://127.0.0.1.evil.example' },
  ]
  for (const headers of foreign) {
    const posts = [
      await signedIn(`/owner/requests/${lead}/`, { form: { action: 'erase', confirm: 'yes' }, headers }),
      await signedIn(`/owner/requests/${lead}/`, { form: { version: '0', status: 'lost' }, headers }),
      await signedIn('/owner/sign-out-everywhere', { form: {}, headers }),
      await ask('/owner/sign-in', { form: { email: dana }, headers }),
    ]
    for (const { status } of posts) expect(status).toBe(403)
  }
  expect(await services.store.leads.find(lead)).toHaveLength(1)
  expect((await services.leads.admin.readNote(lead)).version).toBe(0)
  expect((await signedIn('/owner/')).status).toBe(200)
  expect(sink.mails).toEqual([])
})

test('a removed address is signed out at its next request, and its links and sessions no longer work', async () => {
  const first = await makeOwnerApp({ env: { OWNER_EMAILS: `${dana},joe@fence.example` } })
  const secret = await first.owner.sessions.start('joe@fence.example')
  expect((await first.ask('/owner/', { cookie: `owner=${secret}` })).status).toBe(200)
  const token = await first.owner.signIn.issueLink('joe@fence.example')
  const { ask } = await makeOwnerApp({ env: { DATA_DIR: first.config.dataDir } })
  expect((await ask('/owner/', { cookie: `owner=${secret}` })).status).toBe(401)
  expect((await ask('/owner/enter', { form: { token: token ?? '' } })).status).toBe(401)
})

test('signing in ends the browser’s previous session, and another business’s session is not valid', async () => {
  const { ask, owner, config } = await makeOwnerApp()
  const planted = `owner=${await owner.sessions.start(dana)}`
  const token = (await owner.signIn.issueLink(dana)) ?? ''
  const own = cookieOf(await ask('/owner/enter', { form: { token }, cookie: planted }))
  expect(own).not.toBe(planted)
  expect((await ask('/owner/', { cookie: planted })).status).toBe(401)
  expect((await ask('/owner/', { cookie: own })).status).toBe(200)
  const other = await makeOwnerApp({ site: 'insulation', env: { DATA_DIR: config.dataDir } })
  expect((await other.ask('/owner/', { cookie: own })).status).toBe(401)
})

test('other spellings of an address, methods in headers and conditions show and change nothing', async () => {
  const { ask, signedIn, services } = await makeOwnerApp()
  const lead = newId()
  const fields = { name: 'Canary', email: 'rosa@mail.example', phone: '', comment: 'A gate' }
  const content = { site: 'fencing', fields }
  await services.store.leads.add({ id: lead, state: 'sent', receivedAt: Date.now(), at: 1, tries: 0, progress: {}, content })
  for (const path of [
    '/%6fwner/',
    '//owner/',
    '/owner%2f',
    '/owner;a=b/',
    '/owner./',
    '/owner%20/',
    '/owner%00/',
    '/owner%5c',
    '/x/owner/',
  ]) {
    for (const reply of [await ask(path), await signedIn(path)]) {
      expect([400, 404], path).toContain(reply.status)
      expect(reply.text).not.toContain('Canary')
    }
  }
  const headers = { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'DELETE', 'X-Original-URL': '/', 'X-Rewrite-URL': '/' }
  for (const query of ['?_method=POST&action=erase&confirm=yes', '?status=lost&version=0']) {
    expect((await signedIn(`/owner/requests/${lead}/${query}`, { headers })).status).toBe(200)
  }
  const conditional = await signedIn('/owner/', {
    headers: { 'If-None-Match': '*', 'If-Modified-Since': new Date().toUTCString(), Range: 'bytes=0-9' },
  })
  expect([conditional.status, conditional.headers.get('etag'), conditional.headers.get('last-modified')]).toEqual([200, null, null])
  expect(await services.store.leads.find(lead)).toHaveLength(1)
  expect((await services.leads.admin.readNote(lead)).version).toBe(0)
})

test('a form that is too large, damaged or of another kind changes nothing', async () => {
  const { owner, services, http } = await makeOwnerApp()
  const lead = newId()
  const content = { site: 'fencing', fields: { name: 'Rosa', email: 'rosa@mail.example', phone: '', comment: 'A gate' } }
  await services.store.leads.add({ id: lead, state: 'sent', receivedAt: Date.now(), at: 1, tries: 0, progress: {}, content })
  const cookie = `owner=${await owner.sessions.start(dana)}`
  const post = async (body: string, headers: Record<string, string> = {}) => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const url = `http://127.0.0.1:${http.port}/owner/requests/${lead}/`
    return (await fetch(url, { method: 'POST', redirect: 'manual', headers: { ...type, cookie, ...headers }, body })).status
  }
  const kinds: Record<string, string>[] = [
    { 'Content-Type': 'application/json' },
    { 'Content-Type': 'text/plain' },
    { 'Content-Encoding': 'gzip' },
  ]
  for (const headers of kinds) expect(await post('version=0&status=lost', headers)).toBe(415)
  expect(await post(`version=0&status=lost&note=${'x'.repeat(70_000)}`)).toBe(413)
  expect(await post(`version=0&status=lost${'&a=1'.repeat(60)}`)).toBe(413)
  expect(await post('version=0&status=lost&status=won')).toBe(400)
  expect(await post('action=__proto__&version=0')).toBe(400)
  expect((await services.leads.admin.readNote(lead)).version).toBe(0)
  expect(await post('__proto__=a&constructor=b&__proto__[status]=won&version=0&note=%ff%fe%00')).toBe(303)
  expect(await services.leads.admin.readNote(lead)).toMatchObject({ status: 'new', by: dana })
})

test('guessed ids of requests and photos lead nowhere', async () => {
  const { signedIn } = await makeOwnerApp()
  const guesses = [
    newId(),
    id.slice(1),
    `${id}0`,
    'A'.repeat(32),
    '%2e%2e%2f',
    '__proto__',
    'constructor',
    '%00',
    '%ff',
    `${id}%0a`,
    "'or'1'='1",
  ]
  for (const guess of guesses) {
    for (const path of [`/owner/requests/${guess}/`, `/owner/requests/${guess}/photos/1.jpg`]) {
      expect([400, 404], path).toContain((await signedIn(path)).status)
      expect([400, 404, 405], path).toContain((await signedIn(path, { form: { action: 'erase', confirm: 'yes' } })).status)
    }
  }
})

test('what a visitor typed is shown as text, with its invisible characters visible, and cannot choose an address', async () => {
  const { signedIn, services } = await makeOwnerApp()
  // Includes what the server itself refuses to send in a page.
  const refused = '" style="a" onclick="b"><style></style><!--$!--><div hidden id="S:0">'
  const attack = `${refused}<script>alert(1)</script><img src=x onerror=alert(1)>\u202Egnp.exe\u0000\u001B[31m{{7*7}}\${7*7}`
  const lead = newId()
  const fields = {
    ...{ name: attack, email: 'a@b.example?bcc=victim@example.com', phone: 'javascript:alert(1)', comment: `${attack}\r\n.\r\n` },
    ...{ page: 'javascript:alert(1)', referrer: attack, 'reply-by': 'call' },
  }
  const content = { site: 'fencing', language: '<i>', fields, estimate: { query: `material=${attack}`, low: 1, high: 2 } }
  await services.store.leads.add({ id: lead, state: 'pending', receivedAt: Date.now(), at: Date.now(), tries: 0, progress: {}, content })
  for (const path of ['/owner/', `/owner/requests/${lead}/`]) {
    const { status, text } = await signedIn(path)
    expect(status).toBe(200)
    expect(text).toContain('&lt;script&gt;')
    expect(text).toContain('[U+202E]')
    for (const raw of ['<img src=x', '<script>alert', '\u202E', '\u0000', '\u001B']) expect(text).not.toContain(raw)
    expect(text).not.toMatch(/(href|src|action)="(javascript:|mailto:[^"]*bcc)/)
  }
})

test('a text that runs from right to left has its own direction and does not reorder what is beside it', async () => {
  const { signedIn, services } = await makeOwnerApp()
  const lead = newId()
  const fields = { name: 'محمد العلي', email: 'a@b.example', phone: '', comment: 'أحتاج إلى سياج 80' }
  const content = { site: 'fencing', fields }
  await services.store.leads.add({ id: lead, state: 'sent', receivedAt: Date.now(), at: Date.now(), tries: 0, progress: {}, content })
  const list = (await signedIn('/owner/')).text
  expect(list).toMatch(/class="row-name" dir="auto">محمد العلي</)
  expect(list).toContain('<bdi>“أحتاج إلى سياج 80”</bdi>')
  const page = (await signedIn(`/owner/requests/${lead}/`)).text
  for (const shown of ['<h1><bdi>محمد العلي</bdi></h1>', '<p class="said" dir="auto">أحتاج']) expect(page).toContain(shown)
})

test('a hostile request is plain text in the mail, the terminal and the CSV, too', async () => {
  const { services, sink } = await makeOwnerApp()
  const lead = newId()
  const name = "=cmd|' /C calc'!A0\r\nBcc: victim@example.com"
  const comment = '<script>alert(1)</script>\u001B[2J\u202E\r\n.\r\nQUIT\r\n'
  const fields = { name, email: 'rosa@mail.example', phone: '+1 805 555 0142', comment, page: '@SUM(1)' }
  const content = { site: 'fencing', fields }
  await services.store.leads.add({ id: lead, state: 'pending', receivedAt: Date.now(), at: Date.now(), tries: 0, progress: {}, content })
  services.delivery.start()
  await sink.received(1)
  const { to, source } = sink.mails[0] ?? { to: [], source: '' }
  expect(to).toEqual([dana])
  expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im)
  expect(source.slice(source.indexOf('text/html'))).not.toContain('<script>')
  for (const raw of ['\u001B', '\u202E']) expect(source).not.toContain(raw)
  expect(sink.mails).toHaveLength(1)
  const printed: string[] = []
  const run = (...argv: string[]) =>
    runLeadsCommand(argv, {
      admin: services.leads.admin,
      createDelivery: async () => undefined,
      sendLetter: async () => undefined,
      adopt: async () => ({ leads: 0, pictures: 0 }),
      write: (text) => void printed.push(text),
      writeError: (text) => void printed.push(text),
      isTerminal: true,
      now: Date.now,
    })
  for (const argv of [['list'], ['show', lead]]) expect(await run(...argv)).toBe(0)
  for (const raw of ['\u001B', '\u202E', '\r']) expect(printed.join('')).not.toContain(raw)
  printed.length = 0
  expect(await run('export')).toBe(0)
  const csv = printed.join('')
  expect(csv).not.toContain('\u001B')
  expect(csv).toContain("'=cmd|")
  for (const cell of csv.split(/[,\r\n]/)) expect(cell).not.toMatch(/^"?[=+\-@\t]\S/)
})

test('we choose the names of photo files', async () => {
  const { ask, signedIn, services, http } = await makeOwnerApp()
  const { jpg } = await samplePhotos()
  const names = ['../../../../evil.html', '..\\\\evil.svg', `${'x'.repeat(300)}.jpg`]
  const { type, body } = multipartForm(
    inquiryForm(),
    names.map((fileName) => ({ value: jpg, fileName, type: 'text/html' })),
  )
  const posted = await fetch(`http://127.0.0.1:${http.port}/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': type },
    body,
  })
  expect(posted.status).toBe(303)
  const [head] = await services.store.leads.heads(['pending', 'sending', 'sent'])
  const page = await signedIn(`/owner/requests/${head?.id}/`)
  const photos = [...page.text.matchAll(/src="([^"]+\/photos\/[^"]+)"/g)].map(([, src = '']) => src)
  expect(photos).toEqual(names.map((_, index) => `/owner/requests/${head?.id}/photos/${index + 1}.jpg`))
  const photo = await signedIn(photos[0] ?? '')
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(photo.headers.get('content-disposition')).toBe('inline; filename="photo-1.jpg"')
  expect((await ask(photos[0] ?? '')).status).toBe(401)
})

test('sign-in does the same work and responds alike for known and unknown addresses, and mails after the response', async () => {
  const { ask, sink, owner } = await makeOwnerApp()
  const work: string[] = []
  const { documents } = owner.store
  for (const method of ['read', 'list', 'version', 'write', 'remove'] as const) {
    const original = documents[method]
    const recorded = (name: string, ...rest: unknown[]) => {
      work.push(`${method} ${name.split('/')[0]}`)
      return Reflect.apply(original, documents, [name, ...rest])
    }
    Object.assign(documents, { [method]: recorded })
  }
  const answerTo = async (path: string, form: Record<string, string>) => {
    work.length = 0
    const { status, text, headers } = await ask(path, { form })
    const plain = text.replaceAll(form.email ?? '', 'ADDRESS').replace(/name="request" value="[^"]{43}"/, 'REQUEST')
    const request = /name="request" value="([^"]{43})"/.exec(text)?.[1] ?? ''
    return { answer: { status, plain, names: [...headers.keys()], work: [...work] }, request }
  }
  const stranger = `xxx${dana}`
  // The first request for an address finds nothing stored, so second requests are compared too.
  for (let turn = 0; turn < 2; turn += 1) {
    const known = await answerTo('/owner/sign-in', { email: dana })
    const unknown = await answerTo('/owner/sign-in', { email: stranger })
    expect(unknown.answer).toEqual(known.answer)
    expect(known.answer.work).toEqual(['read sign-in-usage', 'write sign-in-usage', 'list sign-ins', 'write sign-ins'])
    const guessed = await answerTo('/owner/enter', { request: known.request, email: dana, code: '000000x' })
    const other = await answerTo('/owner/enter', { request: unknown.request, email: stranger, code: '000000x' })
    expect(other.answer).toEqual(guessed.answer)
    expect(guessed.answer.status).toBe(422)
  }
  await sink.received(2)
  expect(sink.mails.map(({ to }) => to)).toEqual([[dana], [dana]])
})

test('a client may send ten sign-in requests a minute, and an address gets five mails an hour', async () => {
  const { ask, sink, owner } = await makeOwnerApp()
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push((await ask('/owner/sign-in', { form: { email: dana } })).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  await sink.received(5)
  await owner.signInMailer.close(10_000)
  expect(sink.mails).toHaveLength(5)
})

test('neither tokens, codes, cookies nor addresses of people reach the log, and the link’s page sends no referrer', async () => {
  const { ask, sink, log } = await makeOwnerApp()
  const sent = await ask('/owner/sign-in', { form: { email: dana } })
  await sink.received(1)
  const { path, code } = lastSignInMail(sink)
  const opened = await ask(path)
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
  const entered = await ask('/owner/enter', { form: { request: hiddenField(sent, 'request'), code } })
  const cookie = cookieOf(entered) ?? ''
  await ask('/owner/?q=Canary', { cookie })
  await ask('/owner/enter?token=Canary')
  expect(entered.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax$/)
  const secrets = [cookie.slice(6), code, hiddenField(sent, 'request'), hiddenField(opened, 'token'), dana, 'Canary']
  for (const secret of secrets) expect(log()).not.toContain(secret)
})

test('the store contains only hashes', async () => {
  const { owner, sink, ask } = await makeOwnerApp()
  const cookie = await owner.sessions.start(dana)
  await ask('/owner/sign-in', { form: { email: dana } })
  await sink.received(1)
  const { code } = lastSignInMail(sink)
  const kept = JSON.stringify([await owner.store.documents.list('sessions'), await owner.store.documents.list('sign-ins')])
  for (const secret of [cookie, `"${code}"`]) expect(kept).not.toContain(secret)
})

test('with https the cookie is sent only over https, and a forged Host header changes no link', async () => {
  const { ask, sink } = await makeOwnerApp({ env: { SITE_URL: 'https://www.fence.example' } })
  const forwarded = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' }
  await ask('/owner/sign-in', { form: { email: dana }, headers: { ...forwarded, 'Sec-Fetch-Site': 'same-origin' } })
  await sink.received(1)
  const source = (sink.mails[0]?.source ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  expect(source).toContain('https://www.fence.example/owner/enter?token=')
  expect(source).not.toContain('evil.example')
  const token = /token=([\w.-]+)/.exec(source)?.[1] ?? ''
  const entered = await ask('/owner/enter', { form: { token }, headers: forwarded })
  expect(entered.headers.getSetCookie()[0]).toMatch(/^__Secure-owner=.*; Path=\/owner\/; .*HttpOnly; Secure; SameSite=Lax$/)
})

test('signing in leads to one of the owner’s pages and nowhere else', async () => {
  const { ask, owner, signedIn } = await makeOwnerApp()
  for (const to of [
    '//evil.example',
    'https://evil.example/owner/',
    '/\\evil.example',
    '/owner/../../x',
    '/about/',
    '/owner/sign-out',
    '/owner/\r\nX: y',
    '/owner//evil.example',
    '/owner/%2e%2e//evil.example',
    '/owner/week/.%2E/../about/',
    'javascript:alert(1)',
    `/owner/?q=${'x'.repeat(300)}`,
  ]) {
    const token = (await owner.signIn.issueLink(dana)) ?? ''
    const { location } = await ask('/owner/enter', { form: { token, to } })
    expect(location, to).toBe('/owner/')
    expect((await signedIn('/owner/appearance', { form: { appearance: 'dark', back: to } })).location, to).toBe('/owner/')
  }
})

test('a store that is out of reach lets nobody in and says so', async () => {
  const { signedIn, owner } = await makeOwnerApp()
  owner.store.documents.read = async () => {
    throw Object.assign(new Error('canary'), { code: 'ECONNREFUSED' })
  }
  const reply = await signedIn('/owner/')
  expect(reply.status).toBe(503)
  expect(reply.text).toContain('can’t be reached right now')
  expect(reply.text).not.toContain('class="tabs"')
})

test('without OWNER_EMAILS there is nothing at these addresses', async () => {
  const { http } = await makeApp()
  for (const path of ['/owner/', '/owner/enter?token=x', '/owner/week/']) {
    const reply = await fetch(`http://127.0.0.1:${http.port}${path}`)
    expect([reply.status, await reply.text()], path).toEqual([404, expect.not.stringContaining('/owner/')])
  }
  const post = await fetch(`http://127.0.0.1:${http.port}/owner/sign-in`, { method: 'POST', body: new URLSearchParams({ email: dana }) })
  expect(post.status).toBe(404)
})

test('each of two owners sees their own address in the footer', async () => {
  const { owner, ask } = await makeOwnerApp({ env: { OWNER_EMAILS: `${dana},joe@fence.example` } })
  const joe = await askSignedIn(owner, ask, 'joe@fence.example')
  expect((await joe('/owner/')).text).toContain('Signed in as joe@fence.example')
})

import { expect, test } from 'vitest'
import { cookieOf, dana, hiddenField, lastSignInMail, makeOwnerApp } from '../helpers/owner-app.ts'

test('a link in the mail signs in with a button, and leads to the requested page', async () => {
  const { ask, sink } = await makeOwnerApp()
  const first = await ask('/owner/?status=called')
  expect(first.status).toBe(401)
  const to = hiddenField(first, 'to')
  expect(to).toBe('/owner/?status=called')
  const sent = await ask('/owner/sign-in', { form: { email: ` ${dana.toUpperCase()} `, to } })
  expect(sent.status).toBe(200)
  await sink.received(1)
  const opened = await ask(lastSignInMail(sink).path)
  expect(opened.status).toBe(200)
  expect(opened.text).toContain(dana)
  expect(cookieOf(opened)).toBeUndefined()
  const entered = await ask('/owner/enter', { form: { token: hiddenField(opened, 'token'), to: hiddenField(opened, 'to') } })
  expect([entered.status, entered.location]).toEqual([303, to])
  expect(entered.headers.getSetCookie()[0]).toMatch(
    /^owner=[\w-]{43}; Max-Age=2592000; Path=\/owner\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  )
  expect((await ask('/owner/', { cookie: cookieOf(entered) })).status).toBe(200)
})

test('the code from the mail signs in on the page that requested it, and a wrong one shows how many tries are left', async () => {
  const { ask, sink } = await makeOwnerApp()
  const sent = await ask('/owner/sign-in', { form: { email: dana, to: '/owner/' } })
  await sink.received(1)
  const { code } = lastSignInMail(sink)
  const request = hiddenField(sent, 'request')
  const wrong = await ask('/owner/enter', { form: { request, email: dana, code: code === '000000' ? '111111' : '000000' } })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('4 tries left')
  const entered = await ask('/owner/enter', { form: { request: hiddenField(wrong, 'request'), code } })
  expect(entered.status).toBe(303)
  const again = await ask('/owner/enter', { form: { request, code } })
  expect(again.status).toBe(401)
  expect(cookieOf(again)).toBeUndefined()
})

test('the fifth wrong code is the last try, and the page says so', async () => {
  const { ask, sink } = await makeOwnerApp()
  const sent = await ask('/owner/sign-in', { form: { email: dana } })
  await sink.received(1)
  const code = lastSignInMail(sink).code === '000000' ? '111111' : '000000'
  const form = { request: hiddenField(sent, 'request'), email: dana, code }
  const texts: string[] = []
  for (let tries = 0; tries < 5; tries += 1) texts.push((await ask('/owner/enter', { form })).text)
  expect(texts[3]).toContain('One try left')
  expect(texts[4]).toContain('that was the last try')
  expect((await ask('/owner/enter', { form })).status).toBe(401)
})

test('an invalid address is reported at its field, with what was typed', async () => {
  const { ask, sink } = await makeOwnerApp()
  const reply = await ask('/owner/sign-in', { form: { email: 'dana at fence"', to: '/owner/' } })
  expect(reply.status).toBe(422)
  expect(reply.text).toMatch(/<title>Error: Sign in/)
  expect(reply.text).toContain('value="dana at fence&quot;"')
  expect(reply.text).toContain('aria-invalid="true"')
  expect(sink.mails).toEqual([])
})

test('signing out ends this session, and signing out everywhere ends all of them with their open links', async () => {
  const { ask, sink, owner } = await makeOwnerApp()
  const [one, two, other] = await Promise.all([1, 2, 3].map(() => owner.sessions.start(dana)))
  const out = await ask('/owner/sign-out', { form: {}, cookie: `owner=${one}` })
  expect([out.status, out.location]).toEqual([303, '/owner/'])
  expect(out.headers.getSetCookie()[0]).toMatch(/^owner=; Path=\/owner\/; Expires=Thu, 01 Jan 1970/)
  expect((await ask('/owner/', { cookie: `owner=${one}` })).status).toBe(401)
  expect((await ask('/owner/', { cookie: `owner=${two}` })).status).toBe(200)
  await ask('/owner/sign-in', { form: { email: dana } })
  await sink.received(1)
  await ask('/owner/sign-out-everywhere', { form: {}, cookie: `owner=${two}` })
  expect((await ask('/owner/', { cookie: `owner=${other}` })).status).toBe(401)
  expect((await ask(lastSignInMail(sink).path)).status).toBe(401)
})

test('the color mode is that of the phone until another one is chosen, which is stored with the session', async () => {
  const { ask, signedIn } = await makeOwnerApp()
  for (const reply of [await ask('/owner/'), await signedIn('/owner/')]) {
    expect(reply.text).toContain('data-color-mode="system"')
    expect(reply.text).toMatch(/<meta name="theme-color" media="\(prefers-color-scheme: dark\)"/)
  }
  const chosen = await signedIn('/owner/appearance', { form: { appearance: 'dark', back: '/owner/?q=gate' } })
  expect([chosen.status, chosen.location]).toEqual([303, '/owner/?q=gate'])
  expect((await signedIn('/owner/')).text).toContain('data-color-mode="dark"')
})

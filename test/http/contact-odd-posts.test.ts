import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { exchange, parseAnswers } from '../helpers/raw-socket.ts'

const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const form = (changes: Record<string, string> = {}) => new URLSearchParams(inquiryForm(changes)).toString()
const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: a.example\r\nContent-Type: ${formType['content-type']}\r\nContent-Length: ${length}\r\n\r\n`

const brackets = '[a]'.repeat(200)
const { name: _, ...nameless } = inquiryForm()
const { 'form-name': __, ...formless } = inquiryForm()

test.each([
  ['in the name of a field', `${new URLSearchParams(nameless)}&name${brackets}=Pat`, 422],
  ['in the name of a field, encoded', `${new URLSearchParams(nameless)}&name${encodeURIComponent(brackets)}=Pat`, 422],
  ['in the name of the form', `${new URLSearchParams(formless)}&form-name${brackets}=contact`, 400],
  ['that never close', `${new URLSearchParams(nameless)}&${'name['.repeat(200)}=Pat`, 422],
  ['and nothing else', `${brackets}=x`, 400],
])('with two hundred nested brackets %s nothing is stored and the server keeps running', async (_, body, status) => {
  const { http, leads } = await makeApp()
  // A long timeout, because the server closes the connection itself.
  const { text } = await exchange(
    { port: http.port, idleMs: 30_000 },
    `${head(body.length)}${body}GET /contact/ HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`,
  )
  expect(parseAnswers(text).map((answer) => answer.status)).toEqual([status, 200])
  expect([...(await leads('pending')), ...(await leads('spam'))]).toEqual([])
})

test('an incomplete form is not stored, even if all its fields have arrived', async () => {
  const { http, leads, log } = await makeApp()
  const body = form()
  const socket = connect(http.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(head(500) + body)
  await once(socket.resume(), 'close')
  await expect.poll(log).toMatch(/"method":"POST"/)
  const other = await askAt(http.port)('/', { method: 'POST', headers: formType, body: form({ comment: 'Another' }) })
  expect(other.status).toBe(303)
  expect((await leads('pending')).map(({ fields }) => fields.comment)).toEqual(['Another'])
  expect(log()).not.toMatch(/"level":[56]0/)
})

test.each([
  'end',
  'destroy',
] as const)('a form whose sender leaves with the last byte (%s), without reading the answer, is stored once', async (leave) => {
  const { http, leads, log } = await makeApp()
  const body = form()
  const socket = connect(http.port, '127.0.0.1')
  await once(socket, 'connect')
  await new Promise<void>((sent) => socket.write(head(body.length) + body, () => sent()))
  socket[leave]()
  await expect.poll(log).toMatch(/"method":"POST"/)
  await expect.poll(() => leads('pending')).toHaveLength(1)
  const other = await askAt(http.port)('/', { method: 'POST', headers: formType, body: form({ comment: 'Another' }) })
  expect(other.status).toBe(303)
  expect(await leads('pending')).toHaveLength(2)
  expect(log()).not.toMatch(/"level":[56]0/)
})

test.each([
  ['garbage', ';;=; ,"%%%\u0080\u00ff{[=; a=b=c; __proto__=x; $Version=1'],
  ['fifteen thousand letters', `a=${'x'.repeat(15_000)}`],
  ['a thousand names', Array.from({ length: 1_000 }, (_, number) => `c${number}=1`).join('; ')],
])('a post with cookies of %s is answered and stored like any other', async (_, cookie) => {
  const { http, leads, log } = await makeApp()
  const answer = await askAt(http.port)('/', { method: 'POST', headers: { ...formType, cookie }, body: form() })
  expect([answer.status, answer.headers.location]).toEqual([303, '/contact/?sent=1'])
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(await leads('pending')).toHaveLength(1)
  expect(log()).not.toMatch(/"level":[56]0/)
})

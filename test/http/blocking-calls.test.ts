import fs from 'node:fs'
import request from 'supertest'
import { expect, onTestFinished, test } from 'vitest'
import { makeApp } from '../helpers/app-site.ts'
import { recordFileSystemCalls } from '../helpers/file-system-calls.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'

test('storing inquiries, sending mail and serving pages make no synchronous file system calls', async () => {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const { http, services } = await makeApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'site@example.com' },
  })
  services.delivery.start()
  const post = (number: number) =>
    request(http.server)
      .post('/')
      .set('X-Forwarded-For', `203.0.113.${number}`)
      .type('form')
      .send(inquiryForm({ comment: `Number ${number}` }))
  const paths = ['/', '/about/', '/blog/', '/assets/entry-0000.js', '/feed.xml', '/health', '/nothing']
  const use = async (numbers: number[]) => {
    const posts = numbers.map(async (number) => expect((await post(number)).status).toBe(303))
    await Promise.all([...posts, ...paths.map((path) => request(http.server).get(path))])
  }
  // Warm up: load everything that is loaded on first use.
  await use([200])
  await sink.received(1)
  const blocking = Object.entries(fs).flatMap(([name, value]) => (name.endsWith('Sync') && value ? [name] : []))
  const calls = recordFileSystemCalls(fs, blocking)
  await use(Array.from({ length: 100 }, (_, number) => number))
  await sink.received(10)
  // Calls by the test runner do not count.
  expect(calls.filter((call) => !/node_modules\/(vitest|vite|@vitest)\//.test(call))).toEqual([])
})

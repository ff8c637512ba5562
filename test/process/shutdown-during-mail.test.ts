import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../server/store/open-store.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { startServerProcess } from '../helpers/process-server.ts'
import { recordLog } from '../helpers/recorded-log.ts'
import { startSmtpScript } from '../helpers/smtp-script.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'

const mailSettings = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  CONTACT_TO: 'owner@example.com',
  CONTACT_FROM: 'site@example.com',
})

test('on SIGTERM a mail that hangs after its text is given up: the exit is clean, and the next process mails the inquiry', async () => {
  const silent = await startSmtpScript('dot', 'hang')
  onTestFinished(() => silent.close())
  const first = await startServerProcess({ env: mailSettings(silent.port) })
  const posted = await fetch(first.url, { method: 'POST', body: new URLSearchParams(inquiryForm()), redirect: 'manual' })
  expect(posted.status).toBe(303)
  await expect.poll(() => silent.texts()).toBe(1)
  const startedAt = performance.now()
  first.child.kill('SIGTERM')
  const { status, output } = await first.ended
  expect(status).toBe(0)
  // Takes ten seconds on an idle machine. Waiting for the mail would take up to a minute.
  expect(performance.now() - startedAt).toBeLessThan(50_000)
  expect(output).not.toMatch(/"level":[56]0/)

  const leads = (state: string) => readdir(join(first.dataDir, 'fencing', 'leads', state))
  expect([...(await leads('pending')), ...(await leads('sending'))]).toHaveLength(1)
  expect([...(await leads('sent')), ...(await leads('failed'))]).toEqual([])

  // The text was sent completely, so the next try is a minute later.
  const store = openStore({ site: 'fencing', dataDir: first.dataDir, databaseUrl: undefined, log: recordLog() })
  const [head] = await store.leads.heads(['pending', 'sending'])
  expect(head?.tries).toBe(1)
  if (head) await store.leads.move(head, { state: 'pending', at: Date.now() })
  await store.close()
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  await startServerProcess({ env: { ...mailSettings(sink.port), DATA_DIR: first.dataDir } })
  await sink.received(1)
  await expect.poll(() => leads('sent')).toHaveLength(1)
  expect(sink.mails[0]?.source).toContain('Forty feet along the drive')
  expect([...(await leads('pending')), ...(await leads('sending'))]).toEqual([])
})

test('a hanging post, a hanging mail and a hanging disk share one shutdown deadline', async () => {
  const silent = await startSmtpScript('dot', 'hang')
  onTestFinished(() => silent.close())
  // After the signal, renames hang, so the lead cannot be moved back to pending.
  const module = `import { promises } from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    process.once('SIGTERM', () => {
      promises.rename = () => new Promise(() => undefined)
      syncBuiltinESMExports()
    })`
  const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(module)}`]
  const { child, ended, port, url } = await startServerProcess({ env: mailSettings(silent.port), nodeArgs })
  const posted = await fetch(url, { method: 'POST', body: new URLSearchParams(inquiryForm()), redirect: 'manual' })
  expect(posted.status).toBe(303)
  await expect.poll(() => silent.texts()).toBe(1)
  const type = 'Content-Type: application/x-www-form-urlencoded'
  const head = ['POST / HTTP/1.1', 'Host: a.example', type, 'Content-Length: 9', 'Expect: 100-continue', '', ''].join('\r\n')
  const hanging = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void hanging.destroy())
  hanging.write(head)
  await once(hanging, 'data')
  const startedAt = performance.now()
  child.kill('SIGTERM')
  expect((await ended).status).toBe(0)
  // Takes ten seconds on an idle machine; the three timeouts in sequence would take seventeen.
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})

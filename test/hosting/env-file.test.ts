import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { spawnServer } from '../helpers/process-server.ts'
import { copyProject } from '../helpers/project-copy.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'

const benchOfLeads = "import('./scripts/bench/lead-cost.ts').then(({ measureLeads }) => measureLeads('fencing', 1))"

test("tests and bench mail nothing to the addresses in the checkout's .env", { timeout: 300_000 }, async () => {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const checkout = await copyProject({ withBuild: true })
  const mail = `SMTP_URL=smtp://127.0.0.1:${sink.port}\nCONTACT_TO=owner@example.com\nCONTACT_FROM=site@example.com\n`
  await writeFile(path.join(checkout, '.env'), mail)
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, args, { cwd: checkout, env: { PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
    const [status] = await once(child, 'close')
    expect(status, output.join('')).toBe(0)
  }

  // Posts inquiries to a server that sets no SMTP_URL itself.
  await run('node_modules/vitest/vitest.mjs', 'run', 'test/process/burst.test.ts')
  await run('--import', 'tsx', '-e', benchOfLeads)
  expect(sink.mails).toEqual([])

  // The file's settings would have worked.
  const { until } = spawnServer({ server: path.join(checkout, 'dist', 'server.js') })
  const port = (await until(/serving on http:\/\/[^"]*:(\d+)"/))[1]
  await fetch(`http://127.0.0.1:${port}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(inquiryForm()) })
  await sink.received(1)
})

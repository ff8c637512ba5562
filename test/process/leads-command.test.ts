import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { programFolder } from '../../scripts/program-copy.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { startServerProcess } from '../helpers/process-server.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

type CommandEnd = { status: number; output: string; errors: string }

/** Runs the built command without our environment. */
function leads(env: Record<string, string>, ...args: string[]): Promise<CommandEnd> {
  const file = join(programFolder, 'dist', 'leads.js')
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { cwd: '/', env: { PATH: process.env.PATH, ...env } }, (_, output, errors) =>
      resolve({ status: child.exitCode ?? -1, output, errors }),
    )
  })
}

test('list, export and deliver work next to a running server, without warnings on either side', async () => {
  const server = await startServerProcess({ nodeArgs: ['--trace-warnings', '--pending-deprecation'] })
  const post = (comment: string) =>
    fetch(server.url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(inquiryForm({ comment: `=1+1, "${comment}"\nline two` })),
    })
  for (const comment of ['one', 'two', 'three']) expect((await post(comment)).status).toBe(303)
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const env = {
    DATA_DIR: server.dataDir,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    CONTACT_TO: 'owner@example.com',
    CONTACT_FROM: 'site@example.com',
  }
  const listed = await leads(env, 'list')
  expect(listed).toMatchObject({ status: 0, output: expect.stringContaining('3 pending'), errors: '' })
  const exported = await leads(env, 'export')
  expect(exported.output.match(/^[0-9a-f]{32},pending,/gm)).toHaveLength(3)
  expect(exported.output).toContain(`"'=1+1, ""one""`)

  expect(await leads(env, 'deliver')).toMatchObject({ status: 0, errors: '' })
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(3)
  expect(sink.mails).toHaveLength(3)
  expect((await leads(env, 'list', 'sent')).output).toContain('3 sent')
  const counts = async () => (await (await fetch(`${server.url}/health`)).json()).checks.leads
  await expect.poll(counts, { timeout: 30_000 }).toMatchObject({ pending: 0, sent: 3 })
  expect((await post('one')).status).toBe(303)
  await expect.poll(counts, { timeout: 30_000 }).toMatchObject({ pending: 0, sent: 3 })

  expect(await leads({ DATA_DIR: server.dataDir }, 'deliver')).toMatchObject({ status: 1, errors: expect.stringContaining('SMTP_URL') })
  expect(await leads(env, 'show', '../x')).toMatchObject({ status: 1, output: '' })
  server.child.kill('SIGTERM')
  const { status, output } = await server.ended
  expect(status).toBe(0)
  expect(output).not.toMatch(/warning|deprecat/i)
})

test('deliver also mails the weekly letter, once, because a host may have ended the server before 8 a.m.', async () => {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const DATA_DIR = await temporaryFolder()
  const env = { DATA_DIR, SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'site@example.com' }
  await mkdir(join(DATA_DIR, 'counts'))
  await writeFile(join(DATA_DIR, 'counts', 'fencing.letter.2026-W01'), '0a1b')
  for (let time = 0; time < 2; time += 1) expect(await leads(env, 'deliver')).toEqual({ status: 0, output: '', errors: '' })
  expect(sink.mails).toHaveLength(1)
  expect(sink.mails[0]?.messageId).toMatch(/^<report-2\d{3}-W\d\d-0a1b@example\.com>$/)
  expect(await readdir(join(DATA_DIR, 'counts'))).toHaveLength(1)
})

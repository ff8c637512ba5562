import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { programFolder } from '../../scripts/program-copy.ts'
import { letterDocument } from '../../server/letter/letter-weeks.ts'
import { openStore } from '../../server/store/open-store.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { startServerProcess } from '../helpers/process-server.ts'
import { recordLog } from '../helpers/recorded-log.ts'
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

test('list and export work next to a running server, and deliver after its end, without warnings', async () => {
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
  expect(await leads(env, 'list')).toMatchObject({ status: 0, output: expect.stringContaining('3 pending'), errors: '' })
  const exported = await leads(env, 'export')
  expect(exported.output.match(/^[0-9a-f]{32},pending,/gm)).toHaveLength(3)
  expect(exported.output).toContain(`"'=1+1, ""one""`)
  expect(await leads({ DATA_DIR: server.dataDir }, 'deliver')).toMatchObject({ status: 1, errors: expect.stringContaining('SMTP_URL') })
  expect(await leads(env, 'show', '../x')).toMatchObject({ status: 1, output: '' })
  // The server is the one that delivers, even if it has no mail server.
  expect(await leads(env, 'deliver')).toEqual({ status: 0, output: '', errors: '' })
  server.child.kill('SIGTERM')
  const { status, output } = await server.ended
  expect(status).toBe(0)
  expect(output).not.toMatch(/warning|deprecat/i)

  expect(await leads(env, 'deliver')).toEqual({ status: 0, output: '3 mailed.\n', errors: '' })
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(3)
  expect((await leads(env, 'list', 'sent')).output).toContain('3 sent')
})

test('deliver also mails the weekly letter, once, because a host may have ended the server before 8 a.m.', async () => {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const dataDir = await temporaryFolder()
  const env = {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    CONTACT_TO: 'owner@example.com',
    CONTACT_FROM: 'site@example.com',
  }
  const store = openStore({ site: 'fencing', dataDir, databaseUrl: undefined, log: recordLog() })
  await store.documents.write(letterDocument, { id: '0a1b', first: '2026-W01', sent: [] }, 0)
  const threeDaysAgo = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await store.counts.add(threeDaysAgo, { visits: 1 })
  await store.close()
  for (let time = 0; time < 2; time += 1) expect(await leads(env, 'deliver')).toEqual({ status: 0, output: '', errors: '' })
  expect(sink.mails).toHaveLength(1)
  expect(sink.mails[0]?.messageId).toMatch(/^<report-2\d{3}-W\d\d-0a1b@example\.com>$/)
})

test.runIf(process.getuid?.() === 0)('run as root, a command leaves nothing that the server cannot read', async () => {
  const folder = await temporaryFolder()
  await chmod(folder, 0o755)
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  await chown(dataDir, 65_534, 65_534)
  expect(
    await leads({ DATA_DIR: dataDir, LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/', LEADS_WEBHOOK_SECRET: 'a-secret-of-16-letters' }, 'deliver'),
  ).toMatchObject({ status: 0 })
  const names = await readdir(dataDir, { recursive: true })
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect([name, (await stat(join(dataDir, name))).uid]).toEqual([name, 65_534])
})

import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programFolder } from '../../scripts/program-copy.ts'
import { askAt } from '../helpers/ask.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { spawnServer, startServerProcess } from '../helpers/process-server.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

async function sitesFolder(files: Record<string, string>): Promise<string> {
  const folder = join(await temporaryFolder(), 'sites')
  await mkdir(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.env`), text)
  return folder
}

const two = {
  fence: 'SITE=fencing\nSITE_URL=https://fence.example\n',
  foam: 'SITE=insulation\nSITE_URL=https://www.foam.example\n',
}

const leads = (env: Record<string, string>, ...args: string[]) =>
  new Promise<string>((resolve) => {
    const file = join(programFolder, 'dist', 'leads.js')
    execFile(process.execPath, [file, ...args], { env: { PATH: process.env.PATH, ...env } }, (_, output, errors) =>
      resolve(output + errors),
    )
  })

test('one process serves a folder of businesses, reads it again at SIGHUP, and its commands take --site', async () => {
  const SITES_DIR = await sitesFolder(two)
  const server = await startServerProcess({ env: { SITES_DIR } })
  const ask = askAt(server.port)
  const at = (host: string, path = '/') => ask(path, { headers: { host } })
  expect((await at('fence.example')).text).toContain('https://fence.example/')
  expect((await at('foam.example')).headers.location).toBe('https://www.foam.example/')
  expect((await at('localhost')).status).toBe(421)
  expect((await at('localhost', '/health')).text).toBe('pass\nfence pass\nfoam pass\n')

  await writeFile(join(SITES_DIR, 'third.env'), 'SITE=fencing\nSITE_URL=https://third.example\n')
  server.child.kill('SIGHUP')
  await server.until(/"started":1,"ended":0,"unchanged":2/)
  expect((await at('third.example')).status).toBe(200)

  const body = new URLSearchParams(inquiryForm({ name: 'Pat of Fence' })).toString()
  const headers = { host: 'fence.example', 'content-type': 'application/x-www-form-urlencoded' }
  expect((await ask('/', { method: 'POST', headers, body })).status).toBe(303)
  const env = { SITES_DIR, DATA_DIR: server.dataDir }
  expect(await leads(env, '--site', 'fence', 'list')).toContain('Pat of Fence')
  expect(await leads(env, 'list', '--site', 'foam')).toContain('There are no inquiries yet.')
  expect(await leads(env, 'list')).toContain('Add --site NAME, one of: fence, foam, third')
  expect(await leads(env, 'list', '--site', 'other')).toContain('Add --site NAME, one of: fence, foam, third')

  server.child.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ status: 0 })
})

test('--check reports on every business, and which variables of a file have no effect', async () => {
  const SITES_DIR = await sitesFolder({ ...two, foam: `${two.foam}PORT=80\n`, wrong: 'SITE_URL=https://x.example\nSMTP_URL=here\n' })
  const { status, output } = await spawnServer({ args: ['--check'], env: { SITES_DIR } }).ended
  expect(status).toBe(1)
  expect(output).toContain('fence: configuration is complete')
  expect(output).toContain('foam: warning: PORT belongs to the process and does nothing here')
  expect(output).toMatch(/wrong: The configuration has 3 errors:\n.*SMTP_URL: got \(hidden\)/)
})

test('--check also tries the database that the businesses share', async () => {
  const env = { SITES_DIR: await sitesFolder(two), DATABASE_URL: 'postgres://user:canary@127.0.0.1:9/site' }
  const { status, output } = await spawnServer({ args: ['--check'], env }).ended
  expect(status).toBe(1)
  expect(output).toMatch(/foam: configuration is complete\ndatabase: it cannot be used \(ECONNREFUSED\)/)
})

test('--send-test sends one lead for each business', async () => {
  const sink = await startSmtpSink()
  const mail = `SMTP_URL=smtp://127.0.0.1:${sink.port}\nCONTACT_TO=owner@fence.example\nCONTACT_FROM=site@fence.example\n`
  const env = { SITES_DIR: await sitesFolder({ ...two, fence: two.fence + mail }), DATA_DIR: await temporaryFolder() }
  const { status, output } = await spawnServer({ args: ['--check', '--send-test'], env }).ended
  expect(status).toBe(1)
  expect(output).toContain('fence: a test lead was stored and the mail server accepted it')
  expect(output).toMatch(/foam: SMTP_URL is not set.*\nnot every test lead was sent/)
  expect(sink.mails).toHaveLength(1)
  await sink.close()
})

test('without a valid business the start exits with status 1', async () => {
  const SITES_DIR = await sitesFolder({ wrong: 'SITE=fencing\n' })
  const { status, output } = await spawnServer({ env: { SITES_DIR } }).ended
  expect([status, output]).toEqual([1, expect.stringContaining('No business can be served')])
  expect(output).toContain('SITE_URL: got nothing')
})

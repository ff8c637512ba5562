import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { programFolder } from '../../scripts/program-copy.ts'
import { askOwnerAt, cookieOf, dana, hiddenField } from '../helpers/owner-app.ts'
import { startServerProcess } from '../helpers/process-server.ts'

test('with a broken mail server the command prints a link, and a lost phone is signed out', async () => {
  const { port, dataDir } = await startServerProcess({ env: { OWNER_EMAILS: dana } })
  const env = { HOST: '127.0.0.1', PORT: String(port), OWNER_EMAILS: dana, DATA_DIR: dataDir }
  const ask = askOwnerAt(port)
  const run = (...args: string[]) =>
    new Promise<{ status: number; out: string }>((resolve) => {
      const command = path.join(programFolder, 'dist', 'owner.js')
      execFile(process.execPath, [command, ...args], { env: { PATH: process.env.PATH, ...env } }, (error, stdout, stderr) =>
        resolve({ status: typeof error?.code === 'number' ? error.code : 0, out: stdout + stderr }),
      )
    })
  const { status, out } = await run('link', 'Dana@Fence.example')
  expect([status, out]).toEqual([0, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/owner\/enter\?token=[\w.-]+\n$/)])
  const link = new URL(out.trim())
  const opened = await ask(link.pathname + link.search)
  const cookie = cookieOf(await ask('/owner/enter', { form: { token: hiddenField(opened, 'token') } }))
  expect((await ask('/owner/', { cookie })).status).toBe(200)
  expect(await run('sign-out', dana)).toEqual({ status: 0, out: 'Signed out everywhere\n' })
  expect((await ask('/owner/', { cookie })).status).toBe(401)
  expect(await run('link', 'stranger@example.com')).toEqual({ status: 1, out: 'This address is not in OWNER_EMAILS\n' })
  expect((await run('links')).status).toBe(2)
})

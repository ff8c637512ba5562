import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { programFolder } from '../../scripts/program-copy.ts'
import { readSiteFiles } from '../../server/addresses/built-site.ts'
import { systemClock } from '../../server/base/clock.ts'
import { createChanges } from '../../server/changes/changes.ts'
import { createComposeSite } from '../../server/changes/composed-site.ts'
import { openStore } from '../../server/store/open-store.ts'
import { inquiry } from '../helpers/lead-outbox.ts'
import { askOwnerAt, cookieOf, dana, hiddenField } from '../helpers/owner-app.ts'
import { startServerProcess } from '../helpers/process-server.ts'
import { recordLog } from '../helpers/recorded-log.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'
import { newLead } from '../helpers/store-engines.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

const distFolder = path.join(programFolder, 'dist')

/** Runs a built command without our environment. */
const commandOf =
  (name: string, env: Record<string, string>) =>
  (...args: string[]) =>
    new Promise<{ status: number; out: string }>((resolve) => {
      const command = [path.join(distFolder, `${name}.js`), ...args]
      execFile(process.execPath, command, { env: { PATH: process.env.PATH, ...env } }, (error, stdout, stderr) =>
        resolve({ status: typeof error?.code === 'number' ? error.code : 0, out: stdout + stderr }),
      )
    })

test('with a broken mail server the command prints a link, and a lost phone is signed out', async () => {
  const { port, dataDir } = await startServerProcess({ env: { OWNER_EMAILS: dana } })
  const env = { HOST: '127.0.0.1', PORT: String(port), OWNER_EMAILS: dana, DATA_DIR: dataDir }
  const ask = askOwnerAt(port)
  const run = commandOf('owner', env)
  const { status, out } = await run('link', 'Dana@Fence.example')
  expect([status, out]).toEqual([0, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/owner\/enter\?token=[\w.-]+\n$/)])
  const link = new URL(out.trim())
  const opened = await ask(link.pathname + link.search)
  const cookie = cookieOf(await ask('/owner/enter', { form: { token: hiddenField(opened, 'token') } }))
  expect((await ask('/owner/', { cookie })).status).toBe(200)
  expect(await run('sign-out', dana)).toEqual({ status: 0, out: 'Signed out everywhere\n' })
  expect((await ask('/owner/', { cookie })).status).toBe(401)
  for (const name of ['link', 'sign-out']) {
    expect(await run(name, 'stranger@example.com')).toEqual({ status: 1, out: 'This address is not in OWNER_EMAILS\n' })
  }
  expect((await run('links')).status).toBe(2)
})

test('the commands use published changes: edits prints them with the drafts, and deliver uses them in mails', async () => {
  const dataDir = await temporaryFolder()
  const store = openStore({ site: 'fencing', dataDir, databaseUrl: undefined, log: recordLog() })
  const composer = createComposeSite(readSiteFiles(distFolder, 'fencing'))
  const changes = createChanges({ documents: store.documents, composer, clock: systemClock, onPublish: async () => undefined })
  const phoneNumber = '(805) 221-4000'
  const published = { 'facts/phoneNumber': phoneNumber, 'facts/openingHours/periods': [{ days: [3], opens: '09:30', closes: '12:00' }] }
  await changes.save(
    Object.entries(published).map(([place, value]) => ({ path: place, value })),
    dana,
  )
  const { draftVersion: seen } = await changes.read()
  expect(await changes.publish(Object.keys(published), { seen, by: dana })).toMatchObject({ status: 'published' })
  await changes.save([{ path: 'en/terms/permit/text', value: 'We pull the permit.' }], dana)
  await store.leads.add(newLead({ content: inquiry(1) }))
  await store.close()

  const env = { HOST: '127.0.0.1', OWNER_EMAILS: dana, DATA_DIR: dataDir }
  const { status, out } = await commandOf('owner', env)('edits')
  expect(status).toBe(0)
  expect(JSON.parse(out)).toEqual({
    published,
    drafts: { 'en/terms/permit/text': { value: 'We pull the permit.', by: dana, at: expect.any(Number) } },
    setAside: [],
  })
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const mail = { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: dana, CONTACT_FROM: 'site@fence.example' }
  const delivered = await commandOf('leads', { ...env, ...mail, CONTACT_ACKNOWLEDGE: 'on' })('deliver')
  expect(delivered).toEqual({ status: 0, out: '1 mailed.\n' })
  const toVisitor = sink.mails.find(({ to }) => !to.includes(dana))?.source.replace(/=\r?\n/g, '')
  expect(toVisitor).toContain(phoneNumber)
  expect(toVisitor).toContain('9:30 AM')
})

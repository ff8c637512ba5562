import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type AppSite, makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'
import { until } from '../helpers/until.ts'

const dana = 'dana@fence.example'
const owner = { OWNER_EMAILS: dana, HOST: '127.0.0.1' }

/** An app that follows publications. */
async function startApp(env: Record<string, string>) {
  const here = await makeApp({ env })
  await here.services.published?.look()
  return { ...here, ask: askAt(here.http.port) }
}

async function publish({ services }: AppSite, values: Record<string, unknown>) {
  const changes = services.owner?.changes
  if (!changes) throw new Error('No owner')
  const edits = Object.entries(values).map(([path, value]) => ({ path, value }))
  expect(await changes.save(edits, dana)).toMatchObject({ status: 'saved' })
  const { draft, draftVersion } = await changes.read()
  expect(await changes.publish(Object.keys(draft), { seen: draftVersion, by: dana })).toMatchObject({ status: 'published' })
}

test('published changes are on the pages and in the data of every process, in both languages, and undo removes them', async () => {
  const folder = join(await temporaryFolder(), 'data')
  const one = await startApp({ ...owner, DATA_DIR: folder })
  const other = await startApp({ ...owner, DATA_DIR: folder })
  const home = await other.ask('/')
  expect(home.headers['cache-control']).toContain('s-maxage=10, stale-while-revalidate=60, stale-if-error=604800')
  const unchanged = await one.ask('/privacy/')
  await publish(one, {
    'facts/phoneNumber': '(805) 221-4000',
    'en/services/repair/description': 'We mend what the wind took.',
    'es/services/repair/description': 'Reparamos lo que se llevó el viento.',
    'facts/prices/onePost/from': 275,
    'en/notice': { text: 'Closed this Friday.', until: '2099-12-31' },
  })
  const isThere = (path: string, text: string) => async () => (await other.ask(path)).text.includes(text)
  await until(isThere('/', 'We mend what the wind took.'))
  await until(isThere('/es/services/', 'Reparamos lo que se llevó el viento.'))
  await until(isThere('/privacy/', 'Closed this Friday.'))
  await until(isThere('/contact/', 'tel:+18052214000'))
  expect((await other.ask('/api/pages/')).text).toContain('We mend what the wind took.')
  expect((await other.ask('/es/')).text).not.toContain('Closed this Friday.')
  const after = await other.ask('/')
  expect(after.headers.etag).not.toBe(home.headers.etag)
  expect((await other.ask('/', { headers: { 'if-none-match': String(home.headers.etag) } })).status).toBe(200)
  expect((await other.ask('/nothing-here/')).text).toContain('(805) 221-4000')
  expect(other.services.sites[0].site.phoneNumber).not.toBe('(805) 221-4000')

  await one.services.owner?.changes.undoAll(dana)
  await until(async () => !(await other.ask('/privacy/')).text.includes('Closed this Friday.'))
  await until(async () => !(await one.ask('/')).text.includes('We mend what the wind took.'))
  const undone = await one.ask('/privacy/')
  // Only the version of the site differs.
  expect(undone.text.replaceAll(/"build":"[^"]*"/g, '')).toBe(unchanged.text.replaceAll(/"build":"[^"]*"/g, ''))
})

test('the mail to a visitor has the hours, the number and the words that are published, in the language of the form', async () => {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const mail = { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: dana, CONTACT_FROM: 'site@fence.example' }
  const here = await startApp({ ...owner, ...mail, CONTACT_ACKNOWLEDGE: 'on' })
  await publish(here, {
    'facts/phoneNumber': '(805) 221-4000',
    'facts/openingHours/periods': [{ days: [3], opens: '09:30', closes: '12:00' }],
  })
  await until(async () => (await here.ask('/')).text.includes('(805) 221-4000'))
  for (const language of ['en', 'es']) {
    const body = new URLSearchParams(inquiryForm({ email: `pat-${language}@visitor.example.com`, language })).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await here.ask('/', { method: 'POST', headers, body })).status).toBe(303)
  }
  await here.services.delivery.drainDue()
  const textTo = (language: string) =>
    sink.mails.find(({ to }) => to.includes(`pat-${language}@visitor.example.com`))?.source.replace(/=\r?\n/g, '')
  expect(textTo('en')).toContain('Wednesday: 9:30 AM')
  expect(textTo('es')).toContain('(805) 221-4000')
  expect(textTo('es')).toContain('9:30 AM')
})

test('without an owner no publications are looked up, and the pages are those of the build', async () => {
  const folder = join(await temporaryFolder(), 'data')
  const here = await startApp({ ...owner, DATA_DIR: folder })
  await publish(here, { 'en/services/repair/description': 'We mend what the wind took.' })
  const plain = await makeApp({ env: { DATA_DIR: folder } })
  expect(plain.services.published).toBeUndefined()
  expect((await askAt(plain.http.port)('/')).text).not.toContain('We mend what the wind took.')
})

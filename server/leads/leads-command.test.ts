import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storedLead } from '../../test/fixtures/stored-lead.ts'
import { inquiry, makeFolder, namesIn, openDelivery, openLeads, stillClock } from '../../test/helpers/lead-outbox.ts'
import { startSmtpSink } from '../../test/helpers/smtp-sink.ts'
import { formatLeadFile } from './lead-file.ts'
import { ensureLeadFolders } from './lead-folders.ts'
import { formatLeadName } from './lead-name.ts'
import { type LeadsIo, runLeadsCommand } from './leads-command.ts'
import { csvHead } from './leads-csv.ts'

const now = Date.parse('2024-05-01T12:00:00Z')
const hour = 60 * 60_000
const id = (number: number) => `${number.toString(16)}aaaaaaaa`.padEnd(32, '0')

/** Places leads as the test needs them and runs commands like the owner. */
async function makeAdmin(leads: { state: string; number: number; name?: string; agoMs?: number; fields?: object }[] = []) {
  const folder = await makeFolder()
  await ensureLeadFolders(fs, folder)
  for (const { state, number, name = `${id(number)}.json`, agoMs = hour, fields = {} } of leads) {
    const receivedAt = new Date(now - agoMs).toISOString()
    const path = join(folder, state, name)
    await fs.writeFile(path, formatLeadFile({ ...inquiry(number, fields), id: id(number), receivedAt, photos: [] }))
    await fs.utimes(path, new Date(now - agoMs), new Date(now - agoMs))
  }
  const clock = stillClock(now)
  const run = async (argv: string, change: Partial<LeadsIo> = {}) => {
    const output: string[] = []
    const errors: string[] = []
    const status = await runLeadsCommand(argv.split(' ').filter(Boolean), {
      admin: openLeads({ folder, clock }).admin,
      createDelivery: () => undefined,
      sendLetter: async () => undefined,
      write: (text) => void output.push(text),
      writeError: (text) => void errors.push(text),
      isTerminal: false,
      now: () => now,
      ...change,
    })
    return { status, output: output.join(''), errors: errors.join('') }
  }
  return { folder, clock, run }
}

test('list shows every state, newest first, with relative times and counts', async () => {
  const { run, folder } = await makeAdmin([
    { state: 'pending', number: 1, name: `${id(1)}.3.json`, agoMs: 5 * 60_000 },
    { state: 'pending', number: 2, agoMs: 3 * hour },
    { state: 'failed', number: 3, agoMs: 50 * hour },
    { state: 'spam', number: 4 },
  ])
  await fs.utimes(join(folder, 'pending', `${id(1)}.3.json`), 0, (now + 12 * 60_000) / 1000)
  await fs.writeFile(join(folder, 'unreadable', 'note\u001b[31m.txt'), '')
  const { status, output } = await run('list')
  expect(status).toBe(0)
  const lines = output.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))
  expect(lines[0]).toBe('ID | STATE | RECEIVED | NEXT TRY | NAME, PHONE OR EMAIL')
  expect(lines[1]).toBe('1aaaaaaaa000 | pending | 5 min. ago | in 12 min., tries: 3 | Canary Name 1, (805) 555-0101')
  expect(lines[2]).toContain('2aaaaaaaa000 | pending | 3 hr. ago')
  expect(lines[3]).toContain('3aaaaaaaa000 | failed | 2 days ago')
  expect(lines[4]).toContain('4aaaaaaaa000 | spam | 1 hr. ago')
  expect(lines[5]).toMatch(/^note\[U\+001B\]\[31m\.txt \| unreadable \| .* \| can't be read$/)
  expect(lines.slice(7)).toEqual(['2 pending, 1 failed, 1 spam, 1 unreadable', ''])
  expect(output).not.toContain('\u001b')
})

test('an empty or missing folder has no inquiries', async () => {
  const { run, folder } = await makeAdmin()
  expect(await run('list')).toMatchObject({ status: 0, output: 'There are no inquiries yet.\n' })
  await fs.rm(folder, { recursive: true })
  expect(await run('list')).toMatchObject({ status: 0, output: 'There are no inquiries yet.\n' })
  expect(await run('list spam')).toMatchObject({ status: 0, output: 'There are no spam inquiries.\n' })
  expect(await run('export')).toMatchObject({
    status: 0,
    output: csvHead,
  })
  expect(await run('retry --failed')).toMatchObject({ status: 0 })
  await expect(fs.stat(folder)).rejects.toThrow('ENOENT')
})

test('list shows the newest of many sent inquiries, and list sent shows all of them', async () => {
  const { run } = await makeAdmin(Array.from({ length: 25 }, (_, number) => ({ state: 'sent', number: number + 1, agoMs: number * hour })))
  expect((await run('list')).output).toContain('25 sent (5 older ones not shown: list sent)')
  expect((await run('list sent')).output.split('\n').filter((line) => line.includes(' sent '))).toHaveLength(25)
})

test('show prints everything, with invisible characters made visible', async () => {
  const { run } = await makeAdmin([
    { state: 'spam', number: 1, fields: { 'call-time': 'evening', comment: 'one\n\u001b]0;x\u0007two\u202e' } },
  ])
  const { status, output } = await run('show 1aaa')
  expect(status).toBe(0)
  expect(output).toContain('Received      2024-05-01T11:00:00.000Z (1 hr. ago)')
  expect(output).toContain('Email         canary1@visitor.example.com')
  expect(output).toContain('When to call  evening')
  expect(output).toContain('  one\n  [U+001B]]0;x[U+0007]two[U+202E]\n')
})

test('show prints the state of webhook and acknowledgement', async () => {
  const waits = { webhook: { tries: 2, dueAt: now + 5 * 60_000 } }
  const { run } = await makeAdmin([
    { state: 'pending', number: 1, name: formatLeadName({ id: id(1), tries: 1, recipients: { '1f00ab12': 'delivered' }, waits }) },
    { state: 'sent', number: 2, name: `${id(2)}.r+c0000001-c0000002.json` },
  ])
  expect((await run('show 1aaa')).output).toMatch(/^Webhook +waiting, next try in 5 min., tries: 2$/m)
  const { output } = await run('show 2aaa')
  expect(output).toMatch(/^Webhook +delivered$/m)
  expect(output).toMatch(/^Acknowledged +no$/m)
})

test.each([
  '../x',
  '..',
  '*',
  '????',
  'aaaa',
  '1aaaaaaab',
  '/etc/passwd',
  '%2e%2e',
  'sent/1aaaaaaa',
  `${'a'.repeat(5_000)}`,
])('the id %.20s matches nothing in any command', async (wrong) => {
  const { run, folder } = await makeAdmin([{ state: 'failed', number: 1 }])
  for (const command of ['show', 'retry', 'purge']) {
    expect(await run(`${command} ${wrong}`)).toMatchObject({
      status: 1,
      output: '',
      errors: expect.stringContaining('No inquiry has an id'),
    })
  }
  expect(await namesIn(folder, 'failed')).toHaveLength(1)
})

test('an id that matches two inquiries is refused', async () => {
  const { run } = await makeAdmin([
    { state: 'failed', number: 1 },
    { state: 'sent', number: 0x1a },
  ])
  expect(await run('purge 1aaaaaaa')).toMatchObject({ status: 1, errors: expect.stringContaining('2 inquiries') })
  expect(await run('purge 1aaaaaaaa0')).toMatchObject({ status: 0 })
})

test('retry puts a failed, a pending or a spam lead at the head of the queue, and refuses the others', async () => {
  const { run, folder } = await makeAdmin([
    { state: 'failed', number: 1, name: `${id(1)}.104.r+1f00ab12-77c0ffee.json` },
    { state: 'spam', number: 2 },
    { state: 'pending', number: 3, name: `${id(3)}.4.json`, agoMs: -hour },
    { state: 'sent', number: 4 },
    { state: 'sending', number: 5, name: `${id(5)}.pffff-1-00000000.json` },
  ])
  for (const number of [1, 2, 3]) expect(await run(`retry ${number}aaaa`)).toMatchObject({ status: 0 })
  expect(await namesIn(folder, 'pending')).toEqual([`${id(1)}.r+1f00ab12.json`, `${id(2)}.json`, `${id(3)}.json`])
  for (const name of await namesIn(folder, 'pending')) expect((await fs.stat(join(folder, 'pending', name))).mtimeMs).toBe(now)
  expect(await run('retry 4aaaaaaa')).toMatchObject({ status: 1, errors: '4aaaaaaaa000 was already mailed.\n' })
  expect(await run('retry 5aaaaaaa')).toMatchObject({ status: 1, errors: expect.stringContaining('right now') })
})

test('retry --failed retries all of them', async () => {
  const { run, folder } = await makeAdmin([
    { state: 'failed', number: 1 },
    { state: 'failed', number: 2 },
  ])
  expect(await run('retry --failed')).toMatchObject({ status: 0, output: '2 inquiries are in the queue again.\n' })
  expect(await namesIn(folder, 'pending')).toHaveLength(2)
})

test('purge permanently deletes a lead, or an unreadable file by its name, but not a lead that is being sent', async () => {
  const { run, folder } = await makeAdmin([
    { state: 'sent', number: 1 },
    { state: 'sending', number: 2, name: `${id(2)}.pffff-1-00000000.json` },
  ])
  await fs.writeFile(join(folder, 'unreadable', 'notes.txt'), '')
  expect((await run('purge 1aaaaaaa')).status).toBe(0)
  expect((await run('purge notes.txt')).status).toBe(0)
  expect((await run('purge 2aaaaaaa')).status).toBe(1)
  expect(await namesIn(folder, 'sent')).toEqual([])
  expect(await namesIn(folder, 'unreadable')).toEqual([])
  expect(await namesIn(folder, 'sending')).toHaveLength(1)
})

test('a visitor whose inquiry was purged can send the same one again', async () => {
  const { run, folder } = await makeAdmin()
  const clock = stillClock(now)
  const server = openLeads({ folder, clock })
  const first = await server.intake.accept(inquiry(1), 'pending')
  if (first.status !== 'stored') throw new Error(first.status)
  await run(`purge ${first.id}`)
  clock.advance(3_000)
  expect((await server.intake.accept(inquiry(1), 'pending')).status).toBe('stored')
})

test('export writes CSV that cannot run formulas in a spreadsheet', async () => {
  const { run } = await makeAdmin([
    {
      state: 'sent',
      number: 1,
      fields: { name: '=HYPERLINK("x")', phone: '+1 805 555 0142', 'call-time': 'morning', comment: 'a, "b"\nc' },
    },
  ])
  const { status, output } = await run('export')
  expect(status).toBe(0)
  const [head = '', line = ''] = output.split('\r\n')
  expect(head).toMatch(/^id,state,received,site,name,email,phone,(.+,)?comment,language,estimate,photos$/)
  expect(line).toContain(
    `${id(1)},sent,2024-05-01T11:00:00.000Z,fencing,"'=HYPERLINK(""x"")",canary1@visitor.example.com,'+1 805 555 0142,`,
  )
  expect(line).toMatch(/,morning,(.*,)?"a, ""b""\nc",,,0$/)
})

test('a file that the disk cannot read is listed, and export reports it as missing', async () => {
  const { run, folder, clock } = await makeAdmin([
    { state: 'sent', number: 1 },
    { state: 'sent', number: 2 },
  ])
  const readFile = async (path: string, encoding: 'utf8') => {
    if (path.includes(id(1))) throw Object.assign(new Error('canary of the system'), { code: 'EIO' })
    return fs.readFile(path, encoding)
  }
  const { admin } = openLeads({ folder, clock, fs: { ...fs, readFile: readFile as typeof fs.readFile } })
  expect((await run('list', { admin })).output).toMatch(/^1aaaaaaaa000 +sent +can't be read$/m)
  const exported = await run('export', { admin })
  expect(exported).toMatchObject({ status: 1, errors: expect.stringContaining('1 of the files') })
  expect(exported.output).toContain(id(2))
})

test('deliver sends due leads, prints nothing if there are none, and exits with 1 after an error', async () => {
  const { run, folder, clock } = await makeAdmin([
    { state: 'pending', number: 1 },
    { state: 'pending', number: 2 },
  ])
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const deliverTo = (port: number): Partial<LeadsIo> => ({
    createDelivery: () => openDelivery({ leads: openLeads({ folder, clock }), port, clock }),
  })
  expect(await run('deliver')).toMatchObject({ status: 1, errors: expect.stringContaining('SMTP_URL') })
  expect(await run('deliver', deliverTo(sink.port))).toEqual({ status: 0, output: '2 mailed.\n', errors: '' })
  expect(await run('deliver', deliverTo(sink.port))).toEqual({ status: 0, output: '', errors: '' })
  await fs.rename(join(folder, 'sent', `${id(1)}.json`), join(folder, 'pending', `${id(1)}.json`))
  await fs.utimes(join(folder, 'pending', `${id(1)}.json`), 0, 0)
  expect(await run('deliver', deliverTo(9))).toEqual({
    status: 1,
    output: '',
    errors: "The mail server can't be reached (ECONNREFUSED). The inquiries are waiting.\n",
  })
})

test('deliver before the first start of the server does nothing and logs no error', async () => {
  const folder = await makeFolder()
  const leads = openLeads({ folder })
  expect(await openDelivery({ leads, port: 9 }).drainDue()).toEqual({ sent: 0, failed: 0, deferred: 0 })
  expect(leads.log.lines).toEqual([])
})

test('a pending lead of the first release is listed, shown and mailed to the recipient still waiting', async () => {
  const { run, folder, clock } = await makeAdmin()
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const path = join(folder, 'pending', storedLead.name)
  await fs.writeFile(path, storedLead.text)
  await fs.utimes(path, new Date(now), new Date(now))
  expect((await run('list')).output).toMatch(/^5f0c2a9be1d3 +pending +17 hr. ago +tries: 3 +Zoë O’Brien, \(805\) 555-0142$/m)
  expect((await run('show 5f0c2a9b')).output).toContain('After 5 & before 7.')
  const createDelivery = () =>
    openDelivery({
      leads: openLeads({ folder, clock }),
      port: sink.port,
      clock,
      to: [storedLead.reached, storedLead.waiting],
    })
  expect(await run('deliver', { createDelivery })).toEqual({ status: 0, output: '1 mailed.\n', errors: '' })
  expect(sink.mails).toMatchObject([{ to: [storedLead.waiting], messageId: `<${storedLead.lead.id}@example.com>` }])
})

test.each([
  { state: 'pending', name: storedLead.name, becomes: 'sent' },
  { state: 'sending', name: storedLead.name.replace('.json', '.pffff-1-00000000.json'), becomes: 'sending' },
  { state: 'sent', name: `${storedLead.lead.id}.3.json`, becomes: 'sent' },
  { state: 'failed', name: storedLead.name, becomes: 'failed' },
  { state: 'spam', name: `${storedLead.lead.id}.json`, becomes: 'spam' },
] as const)('a lead of the first release in $state is listed, shown and exported, and mailed when due', async (stored) => {
  const { run, folder, clock } = await makeAdmin()
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const path = join(folder, stored.state, stored.name)
  await fs.writeFile(path, storedLead.text)
  await fs.utimes(path, new Date(now), new Date(now))
  expect((await run('list')).output).toMatch(new RegExp(`^5f0c2a9be1d3 +${stored.state} `, 'm'))
  const { output } = await run('show 5f0c2a9b')
  expect(output).toContain('Zoë O’Brien')
  expect(output).not.toMatch(/When to call|Language|Photos|undefined/)
  expect((await run('export')).output).toMatch(
    new RegExp(`,${stored.state},2024-04-30T18:04:05.678Z,fencing,Zoë O’Brien,zoe@visitor.example,\\(805\\) 555-0142,+"Forty feet`),
  )
  const createDelivery = () => openDelivery({ leads: openLeads({ folder, clock }), port: sink.port, clock, to: [storedLead.waiting] })
  await run('deliver', { createDelivery })
  expect(await namesIn(folder, stored.becomes)).toHaveLength(1)
  expect(await namesIn(folder, 'unreadable')).toEqual([])
  expect(await run('retry 5f0c2a9b')).toMatchObject({ status: stored.becomes === 'failed' || stored.becomes === 'spam' ? 0 : 1 })
  await run('deliver', { createDelivery })
  expect(sink.mails.map(({ messageId }) => messageId)).toEqual(
    ['pending', 'failed', 'spam'].includes(stored.state) ? [`<${storedLead.lead.id}@example.com>`] : [],
  )
})

test.each([
  '',
  'x',
  'list x',
  'list pending more',
  'show',
  'retry',
  'purge',
  'export x',
  'retry --all more',
])('%j prints the usage', async (argv) => {
  const { run } = await makeAdmin()
  const { status, output, errors } = await run(argv)
  expect(status).toBe(2)
  expect(output + errors).toContain('Usage:')
})

test('a folder that cannot be read is reported in one sentence', async () => {
  const { run, folder } = await makeAdmin()
  await fs.rmdir(join(folder, 'pending'))
  await fs.writeFile(join(folder, 'pending'), '')
  expect(await run('list')).toMatchObject({ status: 1, errors: expect.stringContaining('(ENOTDIR)') })
})

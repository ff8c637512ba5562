import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fakeClock } from '../../../test/helpers/fake-clock.ts'
import { inquiry, openDelivery, openLeads } from '../../../test/helpers/lead-outbox.ts'
import { startSmtpSink } from '../../../test/helpers/smtp-sink.ts'
import { leaseOf, newLead, storeEngines } from '../../../test/helpers/store-engines.ts'
import { temporaryFolder } from '../../../test/helpers/temporary-folder.ts'
import type { LeadState, Progress } from '../../store/store.ts'
import { channelKeys } from '../delivery/progress.ts'
import { leadContent } from '../lead.ts'
import { type LeadsIo, runLeadsCommand } from './leads-command.ts'
import { csvHead } from './leads-csv.ts'
import { leadsTable } from './leads-table.ts'

const now = Date.parse('2024-05-01T12:00:00Z')
const hour = 60 * 60_000
const id = (number: number) => `${number.toString(16)}aaaaaaaa`.padEnd(32, '0')

type Placed = {
  state: Exclude<LeadState, 'sending'>
  number: number
  agoMs?: number
  at?: number
  tries?: number
  fields?: object
  progress?: Progress
}

describe.each(storeEngines)('leads commands on $name', ({ makePlace }) => {
  /** Stores leads as the test needs them and runs commands like the owner. */
  async function makeAdmin(placed: Placed[] = []) {
    const place = await makePlace()
    const clock = fakeClock(now)
    const leads = openLeads(place, { clock })
    for (const { state, number, agoMs = hour, at = now - agoMs, tries = 0, fields = {}, progress = {} } of placed) {
      const content = leadContent(inquiry(number, fields))
      await leads.store.leads.add(newLead({ id: id(number), state, receivedAt: now - agoMs, at, tries, progress, content }))
    }
    const run = async (argv: string, change: Partial<LeadsIo> = {}) => {
      const output: string[] = []
      const errors: string[] = []
      const status = await runLeadsCommand(argv.split(' ').filter(Boolean), {
        admin: openLeads(place, { clock }).admin,
        createDelivery: async () => undefined,
        sendLetter: async () => undefined,
        adopt: async () => ({ leads: 0, pictures: 0 }),
        write: (text) => void output.push(text),
        writeError: (text) => void errors.push(text),
        isTerminal: false,
        now: () => now,
        ...change,
      })
      return { status, output: output.join(''), errors: errors.join('') }
    }
    const idsIn = async (state: LeadState) => (await leads.store.leads.heads([state])).map((head) => head.id).sort()
    return { ...leads, place, run, idsIn }
  }

  test('list shows every state, newest first, with relative times and counts', async () => {
    const { run } = await makeAdmin([
      { state: 'pending', number: 1, agoMs: 5 * 60_000, at: now + 12 * 60_000, tries: 3 },
      { state: 'pending', number: 2, agoMs: 3 * hour },
      { state: 'failed', number: 3, agoMs: 50 * hour },
      { state: 'spam', number: 4 },
    ])
    const { status, output } = await run('list')
    expect(status).toBe(0)
    const lines = output.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))
    expect(lines[0]).toBe('ID | STATE | RECEIVED | NEXT TRY | NAME, PHONE OR EMAIL')
    expect(lines[1]).toBe('1aaaaaaaa000 | pending | 5 min. ago | in 12 min., tries: 3 | Canary Name 1, (805) 555-0101')
    expect(lines[2]).toContain('2aaaaaaaa000 | pending | 3 hr. ago')
    expect(lines[3]).toContain('3aaaaaaaa000 | failed | 2 days ago')
    expect(lines[4]).toContain('4aaaaaaaa000 | spam | 1 hr. ago')
    expect(lines.slice(6)).toEqual(['2 pending, 1 failed, 1 spam', ''])
  })

  test('an empty store has no inquiries', async () => {
    const { run } = await makeAdmin()
    expect(await run('list')).toMatchObject({ status: 0, output: 'There are no inquiries yet.\n' })
    expect(await run('list spam')).toMatchObject({ status: 0, output: 'There are no spam inquiries.\n' })
    expect(await run('export')).toMatchObject({ status: 0, output: csvHead })
    expect(await run('retry --failed')).toMatchObject({ status: 0, output: 'There are no failed inquiries.\n' })
  })

  test('list shows the newest of many sent inquiries, and list sent shows all of them', async () => {
    const { run } = await makeAdmin(
      Array.from({ length: 25 }, (_, number) => ({ state: 'sent', number: number + 1, agoMs: number * hour })),
    )
    expect((await run('list')).output).toContain('25 sent (5 older ones not shown: list sent)')
    expect((await run('list sent')).output.split('\n').filter((line) => line.includes(' sent '))).toHaveLength(25)
  })

  test('show prints everything, with invisible characters made visible', async () => {
    const { run } = await makeAdmin([
      { state: 'spam', number: 1, fields: { 'call-time': 'evening', ad: 'bing', comment: 'one\n\u001b]0;x\u0007two\u202e' } },
    ])
    const { status, output } = await run('show 1aaa')
    expect(status).toBe(0)
    expect(output).toContain('Received      2024-05-01T11:00:00.000Z (1 hr. ago)')
    expect(output).toContain('Email         canary1@visitor.example.com')
    expect(output).toContain('When to call  evening')
    expect(output).toContain('Clicked on    an ad on Bing')
    expect(output).toContain('  one\n  [U+001B]]0;x[U+0007]two[U+202E]\n')
  })

  test('show says when a waiting inquiry is tried next, and how often a sent one was tried', async () => {
    const { run } = await makeAdmin([
      { state: 'pending', number: 1, at: now + 12 * 60_000, tries: 3 },
      { state: 'sent', number: 2, tries: 1 },
    ])
    expect((await run('show 1aaa')).output).toMatch(/^Next try +in 12 min\., tries: 3$/m)
    const { output } = await run('show 2aaa')
    expect(output).toMatch(/^Tries +1$/m)
    expect(output).not.toContain('Next try')
  })

  test('show prints the state of webhook and acknowledgement', async () => {
    const progress = { [channelKeys.webhook]: 'd0', [channelKeys.acknowledgement]: 'r0' }
    const { run } = await makeAdmin([
      { state: 'sent', number: 1, progress },
      { state: 'pending', number: 2 },
    ])
    const { output } = await run('show 1aaa')
    expect(output).toMatch(/^Webhook +delivered$/m)
    expect(output).toMatch(/^Acknowledged +no$/m)
    expect((await run('show 2aaa')).output).not.toMatch(/Webhook|Acknowledged/)
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
    const { run, idsIn } = await makeAdmin([{ state: 'failed', number: 1 }])
    for (const command of ['show', 'retry', 'purge']) {
      expect(await run(`${command} ${wrong}`)).toMatchObject({
        status: 1,
        output: '',
        errors: expect.stringContaining('No inquiry has an id'),
      })
    }
    expect(await idsIn('failed')).toHaveLength(1)
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
    const { run, store, place } = await makeAdmin([
      { state: 'failed', number: 1, tries: 104, progress: { '1f00ab12': 'd0', '77c0ffee': 'r0' } },
      { state: 'spam', number: 2 },
      { state: 'pending', number: 3, at: now + hour, tries: 4 },
      { state: 'sent', number: 4 },
      { state: 'pending', number: 5 },
    ])
    const other = place.open()
    const lease = await leaseOf(other)
    const [taken] = (await other.leads.heads(['pending'])).filter((head) => head.id === id(5))
    if (taken) await other.leads.take(lease, taken)
    for (const number of [1, 2, 3]) expect(await run(`retry ${number}aaaa`)).toMatchObject({ status: 0 })
    const heads = [...(await store.leads.heads(['pending']))].sort((a, b) => a.id.localeCompare(b.id))
    expect(heads).toMatchObject([1, 2, 3].map((number) => ({ id: id(number), tries: 0, at: now })))
    expect(heads[0]?.progress).toEqual({ '1f00ab12': 'd0' })
    expect(await run('retry 4aaaaaaa')).toMatchObject({ status: 1, errors: '4aaaaaaaa000 was already mailed.\n' })
    expect(await run('retry 5aaaaaaa')).toMatchObject({ status: 1, errors: expect.stringContaining('right now') })
    expect((await run('purge 5aaaaaaa')).status).toBe(1)
  })

  test('retry --failed retries all of them', async () => {
    const { run, idsIn } = await makeAdmin([
      { state: 'failed', number: 1 },
      { state: 'failed', number: 2 },
    ])
    expect(await run('retry --failed')).toMatchObject({ status: 0, output: '2 inquiries are in the queue again.\n' })
    expect(await idsIn('pending')).toHaveLength(2)
  })

  test('purge permanently deletes a lead, and its visitor can send the same one again', async () => {
    const { run, accept, idsIn, intake } = await makeAdmin()
    const first = await accept(1)
    expect((await run(`purge ${first}`)).status).toBe(0)
    expect(await idsIn('pending')).toEqual([])
    expect((await intake.accept(inquiry(1), 'pending')).status).toBe('stored')
  })

  test('an inquiry that was set aside but can be read is mailed after retry', async () => {
    const { run, store, idsIn, headOf } = await makeAdmin([{ state: 'pending', number: 1 }])
    const head = await headOf(id(1))
    if (head) expect(await store.leads.move(head, { state: 'unreadable' })).toBe(true)
    const [aside = ''] = await idsIn('unreadable')
    expect((await run('list')).output).toContain("can't be read")
    expect(await run(`retry ${aside}`)).toMatchObject({ status: 0 })
    expect(await idsIn('pending')).toEqual([id(1)])
  })

  test('retry of an inquiry that still can’t be read says so', async () => {
    const { run, store, idsIn, headOf, admin } = await makeAdmin([{ state: 'pending', number: 1 }])
    const head = await headOf(id(1))
    if (head) await store.leads.move(head, { state: 'unreadable' })
    const [aside = ''] = await idsIn('unreadable')
    const stillDamaged = { ...admin, retry: async () => 'gone' as const }
    expect(await run(`retry ${aside}`, { admin: stillDamaged })).toMatchObject({
      status: 1,
      errors: expect.stringContaining("can't be read"),
    })
  })

  test('export writes CSV that opens in Excel and cannot run formulas', async () => {
    const { run } = await makeAdmin([
      {
        state: 'sent',
        number: 1,
        fields: { name: '=HYPERLINK("x")', phone: '+1 805 555 0142', 'call-time': 'morning', comment: 'a, "b"\nc', referrer: '=1+1' },
      },
    ])
    const { status, output } = await run('export')
    expect(status).toBe(0)
    const [head = '', line = ''] = output.split('\r\n')
    expect(head).toMatch(
      /^\ufeffid,state,received,site,name,email,phone,(.+,)?comment,page,first-page,referrer,(.+,)?language,estimate,photos$/,
    )
    expect(line).toContain(
      `${id(1)},sent,2024-05-01T11:00:00.000Z,fencing,"'=HYPERLINK(""x"")",canary1@visitor.example.com,'+1 805 555 0142,`,
    )
    expect(line).toMatch(/,morning,(.*,)?"a, ""b""\nc",,,'=1\+1,+0$/)
  })

  test('an inquiry whose content is not ours is listed, and export reports it as missing', async () => {
    const { run, store } = await makeAdmin([{ state: 'sent', number: 2 }])
    await store.leads.add(newLead({ id: id(1), state: 'sent', receivedAt: now, at: now, content: {} }))
    expect((await run('list')).output).toMatch(/^1aaaaaaaa000 +sent .*can't be read$/m)
    const exported = await run('export')
    expect(exported).toMatchObject({ status: 1, errors: expect.stringContaining('1 of the inquiries') })
    expect(exported.output).toContain(id(2))
  })

  test('deliver sends due leads, prints nothing if there are none, and exits with 1 after an error', async () => {
    const { run, place, clock, headOf, store } = await makeAdmin([
      { state: 'pending', number: 1 },
      { state: 'pending', number: 2 },
    ])
    const sink = await startSmtpSink()
    onTestFinished(() => sink.close())
    const deliverTo = async (port: number) => {
      const leads = openLeads(place, { clock })
      const result = await run('deliver', { createDelivery: async () => openDelivery(leads, { port }) })
      await leads.close()
      return result
    }
    expect(await run('deliver')).toMatchObject({ status: 1, errors: expect.stringContaining('SMTP_URL') })
    expect(await deliverTo(sink.port)).toEqual({ status: 0, output: '2 mailed.\n', errors: '' })
    expect(await deliverTo(sink.port)).toEqual({ status: 0, output: '', errors: '' })
    const head = await headOf(id(1))
    if (head) await store.leads.move(head, { state: 'pending', at: 0, progress: {} })
    expect(await deliverTo(9)).toEqual({
      status: 1,
      output: '',
      errors: 'The mail server cannot be reached (ECONNREFUSED). The inquiries are waiting.\n',
    })
  })

  test('deliver leaves the work to a running site', async () => {
    const { run, store, place, clock } = await makeAdmin([{ state: 'pending', number: 1 }])
    expect(await store.lease()).toBeDefined()
    const createDelivery = async () => openDelivery(openLeads(place, { clock }), { port: 9 })
    expect(await run('deliver', { createDelivery })).toEqual({ status: 0, output: '', errors: '' })
    expect(await run('deliver', { createDelivery, isTerminal: true })).toMatchObject({
      status: 0,
      output: expect.stringContaining('running site'),
    })
  })

  test('adopt says what is new', async () => {
    const { run } = await makeAdmin()
    const { status, output } = await run('adopt /old', { adopt: async () => ({ leads: 2, pictures: 3 }) })
    expect([status, output]).toEqual([0, 'New in the store: 2 inquiries, 3 photos. /old is unchanged.\n'])
  })

  test('photos are listed, copied without overwriting anything, counted, and deleted with their inquiry', async () => {
    const { run, accept, store } = await makeAdmin()
    const picture = (seed: number) => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(500, seed)])
    const kept = await accept(1, 'pending', [picture(1), picture(2)])
    expect((await run(`show ${kept}`)).output).toContain('Photos        1.jpg (1 kB), 2.jpg (1 kB)')
    const target = join(await temporaryFolder(), 'copies', 'gate')
    expect(await run(`photos ${kept.slice(0, 6)} ${target}`)).toMatchObject({ status: 0, output: `Copied to ${target}: 1.jpg, 2.jpg\n` })
    expect(await fs.readFile(join(target, '2.jpg'))).toEqual(picture(2))
    expect(await run(`photos ${kept} ${target}`)).toMatchObject({ status: 1, errors: expect.stringContaining('another folder') })
    expect((await run('export')).output.trim().split('\r\n').at(-1)).toMatch(/,2$/)
    expect((await run(`photos ${kept}`)).status).toBe(2)
    expect((await run(`purge ${kept}`)).status).toBe(0)
    expect((await store.pictures.usage()).size).toBe(0)
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
    'adopt',
    'retry --all more',
  ])('%j prints the usage', async (argv) => {
    const { run } = await makeAdmin()
    const { status, output, errors } = await run(argv)
    expect(status).toBe(2)
    expect(output + errors).toContain('Usage:')
    if (argv !== '') expect(errors).toContain(`Not understood: ${argv}\n`)
  })
})

test('a file with a name of 255 characters does not widen the list', () => {
  const head = { id: 'x'.repeat(255), state: 'unreadable' as const, receivedAt: now, at: now, tries: 0, progress: {}, lead: undefined }
  const [first = ''] = leadsTable([head], now).split('\n').slice(1)
  expect(first.length).toBeLessThan(80)
  expect(leadsTable([{ ...head, id: 'note\u001b[31m.txt' }], now)).toContain('note[U+001B][31m.txt')
})

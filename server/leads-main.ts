import type { Delivery } from './leads/delivery.ts'
import { errorCode, isSystemError } from './leads/error-code.ts'
import { isLeadState, type LeadState, leadStates } from './leads/lead.ts'
import type { LeadRecord } from './leads/lead-desk.ts'
import type { LeadStore } from './leads/lead-store.ts'
import { csvHead, leadCsvLine } from './leads/leads-csv.ts'
import { leadsTable, nextTry, paint, unambiguousLength } from './leads/leads-table.ts'
import { relativeTime } from './leads/relative-time.ts'
import { makeVisible, makeVisibleLine } from './mail/visible-text.ts'

export type LeadsIo = {
  store: Pick<LeadStore, 'list' | 'find' | 'retry' | 'retryFailed' | 'purge'>
  /** Made for `deliver` alone; undefined where no mail server is configured. */
  createDelivery: () => Promise<Delivery | undefined>
  write: (text: string) => Promise<void>
  writeError: (text: string) => Promise<void>
  isTerminal: boolean
  hasColors: boolean
  columns: number
  now: () => number
}

const leadsUsage = `Usage: npm run leads -- COMMAND     (or: node dist/leads.js COMMAND)

  list [STATE]     the enquiries: ${leadStates.join(', ')}
  show ID          one of them in full
  retry ID         mails one again that failed or was put off, or releases it from spam
  retry --failed   mails all failed ones again
  export           all of them as CSV on standard output (with npm run -s, nothing else is there)
  deliver          mails what is due and ends (for a cron line)
  purge ID         removes one for good

ID is the beginning of an id, as long as it fits one enquiry only.
`

const shownSent = 20
const lateMs = 15 * 60_000

/** The owner's commands. The answer is the exit status: 0 done, 1 not possible, 2 not understood. */
export async function runLeadsCommand(argv: readonly string[], io: LeadsIo): Promise<number> {
  const [command, argument, ...rest] = argv
  try {
    if (rest.length > 0) return await misuse(io)
    if (command === undefined || command === 'help' || command === '--help' || command === '-h') {
      await io.write(leadsUsage)
      return command === undefined ? 2 : 0
    }
    if (command === 'list' && (argument === undefined || isLeadState(argument))) return await list(io, argument)
    if (command === 'export' && argument === undefined) return await exportAll(io)
    if (command === 'deliver' && argument === undefined) return await deliver(io)
    if (command === 'retry' && argument === '--failed') return await retryFailed(io)
    if (argument === undefined) return await misuse(io)
    if (command === 'show') return await withOne(io, argument, (record) => show(io, record))
    if (command === 'retry') return await withOne(io, argument, (record) => retry(io, record))
    if (command === 'purge') return await withOne(io, argument, (record) => purge(io, record))
    return await misuse(io)
  } catch (error) {
    if (!isSystemError(error)) throw error
    return fail(io, `The enquiries cannot be read or moved (${errorCode(error)}). Does this account own DATA_DIR?`)
  }
}

async function list(io: LeadsIo, only: LeadState | undefined): Promise<number> {
  const states = only ? [only] : leadStates
  const records = (await Promise.all(states.map((state) => io.store.list(state)))).flat()
  if (records.length === 0) return say(io, only ? `No enquiry is ${only}.` : 'No enquiries yet.')
  const sent = records.filter(({ state }) => state === 'sent')
  const hidden = new Set(only ? [] : sent.slice(shownSent))
  const shown = records.filter((record) => !hidden.has(record))
  const idLength = unambiguousLength(records.flatMap(({ id }) => id ?? []))
  await io.write(leadsTable(shown, { now: io.now(), columns: io.columns, hasColors: io.hasColors, idLength }))
  const counts = states.map((state) => [records.filter((record) => record.state === state).length, state] as const)
  const summary = counts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`)
  const more = hidden.size > 0 ? ` (${hidden.size} older ones not shown: list sent)` : ''
  return say(io, [`\n${summary.join(', ')}${more}`, ...advice(records, io.now())].join('\n'))
}

/** What to do where mail is late or was refused. */
function advice(records: LeadRecord[], now: number): string[] {
  const isLate = records.some(({ state, lead }) => state === 'pending' && lead && now - Date.parse(lead.receivedAt) > lateMs)
  const hasFailed = records.some(({ state }) => state === 'failed')
  return [
    ...(isLate ? ['Mail is late. Ask: node dist/server.js --check --send-test'] : []),
    ...(hasFailed ? ['What failed was refused. Once mended: retry --failed'] : []),
  ]
}

async function show(io: LeadsIo, record: LeadRecord): Promise<number> {
  const { lead, state, name, at } = record
  if (!lead)
    return say(
      io,
      `${makeVisibleLine(name)} is ${state} and cannot be read. It lies in the folder ${state} of DATA_DIR/leads: look at it there, or remove it with purge.`,
    )
  const { fields, receivedAt } = lead
  const rows = [
    ['ID', lead.id],
    ['State', [state, nextTry(record, io.now())].filter(Boolean).join(', ')],
    ['Received', `${receivedAt} (${relativeTime(Date.parse(receivedAt), io.now())})`],
    ...(state === 'sent' ? [['Mailed', relativeTime(at, io.now())]] : []),
    ['Site', makeVisibleLine(`${lead.site} ${lead.page}`)],
    ['Name', makeVisibleLine(fields.name)],
    ['Email', makeVisibleLine(fields.email)],
    ['Phone', makeVisibleLine(fields.phone)],
  ]
  const head = rows.map(([label = '', value = '']) => `${paint(label.padEnd(10), 1, io.hasColors)}${value}`)
  const comment = makeVisible(fields.comment)
    .split('\n')
    .map((line) => `  ${line}`)
  return say(io, [...head, '', ...comment].join('\n'))
}

async function retry(io: LeadsIo, record: LeadRecord): Promise<number> {
  const answer = await io.store.retry(record)
  if (answer.status === 'done')
    return say(
      io,
      `${shortId(record)} is in the queue again: the running site mails it within a minute or so, or once the mail server is well.`,
    )
  if (answer.status === 'unknown') return fail(io, `${shortId(record)} moved on at this very moment: look again with list.`)
  if (answer.state === 'sent') return fail(io, `${shortId(record)} was mailed already.`)
  if (answer.state === 'sending') return fail(io, `${shortId(record)} is being mailed at this moment.`)
  return fail(io, `${shortId(record)} cannot be read, so it cannot be mailed.`)
}

async function retryFailed(io: LeadsIo): Promise<number> {
  const count = await io.store.retryFailed()
  if (count === 0) return say(io, 'No enquiry has failed.')
  return say(io, `${count === 1 ? '1 enquiry is' : `${count} enquiries are`} in the queue again.`)
}

async function purge(io: LeadsIo, record: LeadRecord): Promise<number> {
  const answer = await io.store.purge(record)
  if (answer.status === 'done') return say(io, `${shortId(record)} is removed for good.`)
  if (answer.status === 'unknown') return fail(io, `${shortId(record)} moved on at this very moment: look again with list.`)
  return fail(io, `${shortId(record)} is being mailed at this moment: try again in a minute.`)
}

async function exportAll(io: LeadsIo): Promise<number> {
  await io.write(csvHead)
  for (const state of leadStates) {
    for (const record of await io.store.list(state)) {
      const line = leadCsvLine(record)
      if (line) await io.write(line)
    }
  }
  return 0
}

async function deliver(io: LeadsIo): Promise<number> {
  const delivery = await io.createDelivery()
  if (!delivery) return fail(io, 'SMTP_URL is not set: there is no mail server to deliver to.')
  const { sent, failed, deferred } = await delivery.drainDue()
  const { hold } = delivery.snapshot()
  await delivery.close()
  const summary = [`${sent} mailed`, ...(deferred > 0 ? [`${deferred} put off`] : []), ...(failed > 0 ? [`${failed} refused`] : [])].join(
    ', ',
  )
  // Without news a cron line says nothing: cron would mail it to somebody, every time.
  if (io.isTerminal || sent + failed + deferred > 0) await say(io, `${summary}.`)
  if (hold?.kind === 'refusing') return fail(io, `The mail server refuses us (${hold.code}): the enquiries wait.`)
  if (hold) return fail(io, `The mail server cannot be reached (${hold.code}): the enquiries wait.`)
  return failed > 0 ? 1 : 0
}

async function withOne(io: LeadsIo, id: string, act: (record: LeadRecord) => Promise<number>): Promise<number> {
  const records = await io.store.find(id)
  const [record] = records
  if (!record)
    return fail(
      io,
      `No enquiry has an id that begins with ${makeVisibleLine(JSON.stringify(id))}. An id has at least 4 of the characters 0-9 and a-f: see list.`,
    )
  if (records.length > 1) return fail(io, `${records.length} enquiries have an id that begins with ${id}: give more of it.`)
  return act(record)
}

const shortId = ({ id, name }: LeadRecord) => id?.slice(0, 8) ?? makeVisibleLine(name)

async function say(io: LeadsIo, text: string): Promise<number> {
  await io.write(`${text}\n`)
  return 0
}

async function fail(io: LeadsIo, text: string): Promise<number> {
  await io.writeError(`${text}\n`)
  return 1
}

async function misuse(io: LeadsIo): Promise<number> {
  await io.writeError(leadsUsage)
  return 2
}

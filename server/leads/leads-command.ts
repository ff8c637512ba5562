import { contactFields } from '../../shared/contact/contact-fields.ts'
import { contactFieldWords } from '../../shared/contact/contact-words.ts'
import { dollars } from '../../shared/estimate/estimate-text.ts'
import { messagesFor } from '../../shared/language/messages.ts'
import { errorCode } from '../base/error-code.ts'
import { makeVisible, makeVisibleLine } from '../base/visible-text.ts'
import type { Delivery } from './delivery.ts'
import { isLeadState, type LeadState, leadStates } from './lead.ts'
import type { AdminResult, LeadAdmin, LeadRecord } from './lead-admin.ts'
import { type ChannelName, channelMarks, channelNames, parseLeadName } from './lead-name.ts'
import { csvHead, leadCsvLine } from './leads-csv.ts'
import { leadsTable, nextTry, shortId } from './leads-table.ts'
import { relativeTime } from './relative-time.ts'

export type LeadsIo = {
  admin: LeadAdmin
  /** Used by `deliver` only. Undefined if there is nothing to deliver to. */
  createDelivery: () => Delivery | undefined
  /** Emails the weekly letter if it is due and no other process has sent it. Used by `deliver` only. */
  sendLetter: () => Promise<void>
  write: (text: string) => void
  writeError: (text: string) => void
  isTerminal: boolean
  now: () => number
}

const usage = `Usage: npm run leads -- COMMAND     (or: node dist/leads.js COMMAND)

  list [STATE]     lists inquiries: ${leadStates.join(', ')}
  show ID          shows one in full
  photos ID FOLDER copies its photos to a folder
  retry ID         resends one that failed or was delayed, or releases it from spam
  retry --failed   resends all failed ones
  export           prints all of them as CSV (use npm run -s, so that npm prints nothing else)
  deliver          emails what is due and exits (for cron)
  purge ID         permanently deletes one

ID is the beginning of an id, long enough to match only one inquiry.
`

const shownSent = 20
const words = contactFieldWords(messagesFor('en'))

/** Runs a command of the owner and returns the exit status: 0 done, 1 not possible, 2 usage error. */
export async function runLeadsCommand(argv: readonly string[], io: LeadsIo): Promise<number> {
  const [command, argument, folder, ...rest] = argv
  try {
    if (command === 'photos' && argument !== undefined && folder !== undefined && rest.length === 0) {
      return await withOne(io, argument, (record) => copyPhotos(io, record, folder))
    }
    if (folder !== undefined) return printUsage(io)
    if (command === 'help' || command === '--help' || command === '-h') return print(io, usage)
    if (command === 'list' && (argument === undefined || isLeadState(argument))) return await list(io, argument)
    if (command === 'export' && argument === undefined) return await exportAll(io)
    if (command === 'deliver' && argument === undefined) return await deliver(io)
    if (command === 'retry' && argument === '--failed') return await retryFailed(io)
    if (argument === undefined) return printUsage(io)
    if (command === 'show') return await withOne(io, argument, (record) => show(io, record))
    if (command === 'retry') return await withOne(io, argument, (record) => retry(io, record))
    if (command === 'purge') return await withOne(io, argument, (record) => purge(io, record))
    return printUsage(io)
  } catch (error) {
    const code = errorCode(error)
    // A bug, not a disk error.
    if (code === 'EUNKNOWN') throw error
    return fail(io, `The inquiries can't be read or moved (${code}). Does this account own DATA_DIR?`)
  }
}

async function list(io: LeadsIo, only: LeadState | undefined): Promise<number> {
  const states = only ? [only] : leadStates
  const records = (await Promise.all(states.map((state) => io.admin.list(state)))).flat()
  if (records.length === 0) return print(io, only ? `There are no ${only} inquiries.` : 'There are no inquiries yet.')
  const hidden = new Set(only ? [] : records.filter(({ state }) => state === 'sent').slice(shownSent))
  const shown = records.filter((record) => !hidden.has(record))
  const counts = states.map((state) => [records.filter((record) => record.state === state).length, state] as const)
  const summary = counts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`)
  const more = hidden.size > 0 ? ` (${hidden.size} older ones not shown: list sent)` : ''
  return print(io, `${leadsTable(shown, io.now())}\n${summary.join(', ')}${more}`)
}

function show(io: LeadsIo, record: LeadRecord): number {
  const { lead, state, at } = record
  if (!lead) {
    return print(io, `${shortId(record)} can't be read. Look at it in the folder ${state} of DATA_DIR/leads, or delete it with purge.`)
  }
  const { fields, receivedAt, language, estimate, photos } = lead
  const rows = [
    ['ID', lead.id],
    ['State', state],
    ['Next try', nextTry(record, io.now())],
    ['Received', `${receivedAt} (${relativeTime(Date.parse(receivedAt), io.now())})`],
    ['Mailed', state === 'sent' ? relativeTime(at, io.now()) : ''],
    ...channelNames.map((name) => [channelLabels[name], channelState(record, name, io.now())]),
    ['Site', makeVisibleLine(lead.site)],
    ['Language', makeVisibleLine(language ?? '')],
    ...contactFields.flatMap(({ name, kind }) => (kind === 'text' ? [] : [[words[name].shortLabel, makeVisibleLine(fields[name])]])),
    ['Estimate', estimate ? makeVisibleLine(`${dollars(estimate.low)} to ${dollars(estimate.high)} (${estimate.query})`) : ''],
    ['Photos', photos.map(({ name, bytes }) => `${name} (${Math.ceil(bytes / 1024)} kB)`).join(', ')],
  ]
  const width = Math.max(...rows.map(([label = '']) => label.length)) + 2
  const head = rows.flatMap(([label = '', value = '']) => (value === '' ? [] : [`${label.padEnd(width)}${value}`]))
  const texts = contactFields.flatMap(({ name, kind }) => (kind === 'text' ? ['', ...indented(fields[name])] : []))
  return print(io, [...head, ...texts].join('\n'))
}

async function copyPhotos(io: LeadsIo, record: LeadRecord, folder: string): Promise<number> {
  try {
    const names = await io.admin.copyPhotos(record, folder)
    if (names.length === 0) return fail(io, `${shortId(record)} has no photos.`)
    return print(io, `Copied to ${folder}: ${names.join(', ')}`)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') return fail(io, `${folder} already has photos with those names. Choose another folder.`)
    return fail(io, `The photos can't be copied to ${folder} (${code}).`)
  }
}

const indented = (text: string) =>
  makeVisible(text)
    .split('\n')
    .map((line) => `  ${line}`)

const channelLabels = { webhook: 'Webhook', acknowledgement: 'Acknowledged' }

/** Read from the file name. Empty if the channel is off or has not been tried. */
function channelState({ name }: LeadRecord, channel: ChannelName, now: number): string {
  const parts = parseLeadName(name)
  const wait = parts?.waits?.[channel]
  if (wait) return `waiting, next try ${relativeTime(wait.dueAt, now)}, tries: ${wait.tries}`
  const fate = parts?.recipients[channelMarks[channel]]
  if (channel === 'webhook' || fate === undefined) return fate ?? ''
  return fate === 'delivered' ? 'yes' : 'no'
}

async function retry(io: LeadsIo, record: LeadRecord): Promise<number> {
  const answer = await io.admin.retry(record)
  return reportResult(io, record, answer, 'is in the queue again. The running site will email it once the mail server is working.')
}

async function retryFailed(io: LeadsIo): Promise<number> {
  let count = 0
  for (const record of await io.admin.list('failed')) if ((await io.admin.retry(record)) === 'done') count += 1
  if (count === 0) return print(io, 'There are no failed inquiries.')
  return print(io, `${count === 1 ? '1 inquiry is' : `${count} inquiries are`} in the queue again.`)
}

async function purge(io: LeadsIo, record: LeadRecord): Promise<number> {
  return reportResult(io, record, await io.admin.purge(record), 'was permanently deleted.')
}

function reportResult(io: LeadsIo, record: LeadRecord, answer: AdminResult, done: string): number {
  const id = shortId(record)
  if (answer === 'done') return print(io, `${id} ${done}`)
  if (answer === 'gone') return fail(io, `${id} changed while you were looking. Run \`list\` again.`)
  if (record.state === 'sent') return fail(io, `${id} was already mailed.`)
  if (record.state === 'sending') return fail(io, `${id} is being mailed right now. Try again in a minute.`)
  return fail(io, `${id} can't be read, so it can't be mailed.`)
}

async function exportAll(io: LeadsIo): Promise<number> {
  io.write(csvHead)
  let missing = 0
  for (const state of leadStates) {
    for (const record of await io.admin.list(state)) {
      const line = leadCsvLine(record)
      if (line) io.write(line)
      else if (state !== 'unreadable') missing += 1
    }
  }
  return missing === 0 ? 0 : fail(io, `${missing} of the files can't be read and aren't in the export. Run \`list\` to see them.`)
}

async function deliver(io: LeadsIo): Promise<number> {
  const delivery = io.createDelivery()
  if (!delivery) return fail(io, "Neither SMTP_URL nor LEADS_WEBHOOK_URL is set, so there's nowhere to send the inquiries.")
  const { sent, failed, deferred } = await delivery.drainDue()
  const { fault } = delivery.snapshot()
  await delivery.close()
  if (!fault) await io.sendLetter()
  const summary = [`${sent} mailed`, ...(deferred > 0 ? [`${deferred} delayed`] : []), ...(failed > 0 ? [`${failed} refused`] : [])]
  // With nothing to report, print nothing: cron would email the output every time.
  if (io.isTerminal || sent + failed + deferred > 0) print(io, `${summary.join(', ')}.`)
  if (fault?.kind === 'refusing')
    return fail(io, `The mail server rejects our login, sender or connection (${fault.code}). The inquiries are waiting.`)
  if (fault) return fail(io, `The mail server can't be reached (${fault.code}). The inquiries are waiting.`)
  return failed > 0 ? 1 : 0
}

async function withOne(io: LeadsIo, id: string, act: (record: LeadRecord) => number | Promise<number>): Promise<number> {
  const records = await io.admin.find(id)
  const [record] = records
  if (records.length > 1) return fail(io, `${records.length} inquiries have an id that begins with ${id}. Type more of it.`)
  if (record) return act(record)
  const typed = makeVisibleLine(JSON.stringify(id))
  return fail(io, `No inquiry has an id that begins with ${typed}. Type at least 4 characters of an id that \`list\` shows.`)
}

function print(io: LeadsIo, text: string): number {
  io.write(`${text}\n`)
  return 0
}

function fail(io: LeadsIo, text: string): number {
  io.writeError(`${text}\n`)
  return 1
}

function printUsage(io: LeadsIo): number {
  io.writeError(usage)
  return 2
}

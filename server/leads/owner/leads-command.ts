import { capitalized } from '../../../shared/text/capitalized.ts'
import { fail, type Output, parseArguments, print, printUsage } from '../../base/command.ts'
import { errorCode } from '../../base/error-code.ts'
import { makeVisibleLine } from '../../base/visible-text.ts'
import { type LeadState, leadStates, readableStates } from '../../store/store.ts'
import type { Delivery } from '../delivery/delivery.ts'
import { outageMessage } from '../delivery/mail-holds.ts'
import type { AdminResult, LeadAdmin, ShownLead } from './lead-admin.ts'
import { leadText } from './lead-text.ts'
import { csvHead, leadCsvLine } from './leads-csv.ts'
import { leadsTable, shortId } from './leads-table.ts'

export type LeadsIo = Output & {
  admin: LeadAdmin
  /** Used by `deliver` only. Undefined if there is nothing to deliver to. */
  createDelivery: () => Promise<Delivery | undefined>
  /** Mails the weekly letter if it is due. Used by `deliver` only. */
  sendLetter: () => Promise<void>
  adopt: (folder: string) => Promise<{ leads: number; pictures: number }>
  isTerminal: boolean
  now: () => number
}

const usage = `Usage: npm run leads -- COMMAND     (or: node dist/leads.js COMMAND)

  list [STATE]      lists inquiries: ${leadStates.join(', ')}
  show ID           shows one in full
  photos ID FOLDER  copies its photos to a folder
  retry ID          resends one that failed, was delayed or could not be read, or releases it from spam
  retry --failed    resends all failed ones
  export            prints all of them as CSV (use npm run -s, so that npm prints nothing else)
  deliver           emails what is due and exits (for cron)
  purge ID          permanently deletes one
  adopt FOLDER      imports this business's data from another DATA_DIR, or from an earlier release

ID is the beginning of an id, long enough to match only one inquiry.`

const shownSent = 20

type Command = (io: LeadsIo, words: readonly string[]) => Promise<number> | number

/** By name and number of arguments. */
const commands: Readonly<Record<string, Command>> = {
  'list 0': (io) => list(io, undefined),
  'list 1': (io, [state]) => (isLeadState(state) ? list(io, state) : printUsage(io, ['list', state ?? ''], usage)),
  'show 1': (io, [id]) => withOne(io, id, (lead) => print(io, leadText(lead, io.now()))),
  'photos 2': (io, [id, folder = '']) => withOne(io, id, (lead) => copyPhotos(io, lead, folder)),
  'retry 1': (io, [id]) => withOne(io, id, (lead) => retry(io, lead)),
  'retry --failed 0': (io) => retryFailed(io),
  'export 0': (io) => exportAll(io),
  'deliver 0': (io) => deliver(io),
  'purge 1': (io, [id]) => withOne(io, id, (lead) => purge(io, lead)),
  'adopt 1': (io, [folder = '']) => adopt(io, folder),
}

/** Runs a command of the owner and returns the exit status: 0 done, 1 not possible, 2 usage error. */
export async function runLeadsCommand(argv: readonly string[], io: LeadsIo): Promise<number> {
  const options = { failed: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } } as const
  const parsed = parseArguments(argv, { options, allowPositionals: true })
  if (!parsed) return printUsage(io, argv, usage)
  const { failed, help } = parsed.values
  const [name = '', ...words] = parsed.positionals
  if (help || name === 'help') return print(io, usage)
  const command = commands[`${name}${failed ? ' --failed' : ''} ${words.length}`]
  return command ? command(io, words) : printUsage(io, argv, usage)
}

function isLeadState(text: string | undefined): text is LeadState {
  return leadStates.some((state) => state === text)
}

async function list(io: LeadsIo, only: LeadState | undefined): Promise<number> {
  const states = only ? [only] : leadStates
  const byState = await Promise.all(states.map((state) => io.admin.list([state])))
  const leads = byState.flat()
  if (leads.length === 0) return print(io, only ? `There are no ${only} inquiries.` : 'There are no inquiries yet.')
  const hidden = new Set(only ? [] : leads.filter(({ state }) => state === 'sent').slice(shownSent))
  const summary = states.flatMap((state, index) => (byState[index]?.length ? [`${byState[index].length} ${state}`] : []))
  const more = hidden.size > 0 ? ` (${hidden.size} older ones not shown: list sent)` : ''
  const shown = leads.filter((lead) => !hidden.has(lead))
  return print(io, `${leadsTable(shown, io.now())}\n${summary.join(', ')}${more}`)
}

async function copyPhotos(io: LeadsIo, lead: ShownLead, folder: string): Promise<number> {
  try {
    const names = await io.admin.copyPhotos(lead, folder)
    if (names.length === 0) return fail(io, `${shortId(lead)} has no photos.`)
    return print(io, `Copied to ${folder}: ${names.join(', ')}`)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') return fail(io, `${folder} already has photos with those names. Choose another folder.`)
    return fail(io, `The photos can't be copied to ${folder} (${code}).`)
  }
}

async function retry(io: LeadsIo, lead: ShownLead): Promise<number> {
  const result = await io.admin.retry(lead)
  if (result === 'gone' && lead.state === 'unreadable') return fail(io, leadText(lead, io.now()))
  return report(io, lead, result, 'is in the queue again. The running site will email it once the mail server is working.')
}

async function retryFailed(io: LeadsIo): Promise<number> {
  let count = 0
  for (const lead of await io.admin.list(['failed'])) if ((await io.admin.retry(lead)) === 'done') count += 1
  if (count === 0) return print(io, 'There are no failed inquiries.')
  return print(io, `${count === 1 ? '1 inquiry is' : `${count} inquiries are`} in the queue again.`)
}

async function purge(io: LeadsIo, lead: ShownLead): Promise<number> {
  return report(io, lead, await io.admin.erase(lead), 'was permanently deleted.')
}

function report(io: LeadsIo, lead: ShownLead, result: AdminResult, done: string): number {
  const id = shortId(lead)
  if (result === 'done') return print(io, `${id} ${done}`)
  if (result === 'gone') return fail(io, `${id} changed while you were looking. Run \`list\` again.`)
  if (lead.state === 'sent') return fail(io, `${id} was already mailed.`)
  return fail(io, `${id} is being mailed right now. Try again in a minute.`)
}

async function exportAll(io: LeadsIo): Promise<number> {
  io.write(csvHead)
  let missing = 0
  for (const lead of await io.admin.list(readableStates)) {
    const line = leadCsvLine(lead)
    if (line) io.write(line)
    else missing += 1
  }
  return missing === 0 ? 0 : fail(io, `${missing} of the inquiries can't be read and aren't in the export. Run \`list\` to see them.`)
}

async function deliver(io: LeadsIo): Promise<number> {
  const delivery = await io.createDelivery()
  if (!delivery) return fail(io, "Neither SMTP_URL nor LEADS_WEBHOOK_URL is set, so there's nowhere to send the inquiries.")
  const tally = await delivery.drainDue()
  const { outage } = delivery.snapshot()
  await delivery.close()
  if (!tally) return io.isTerminal ? print(io, 'The running site is delivering.') : 0
  if (!outage) await io.sendLetter()
  const { sent, failed, deferred } = tally
  const summary = [`${sent} mailed`, ...(deferred > 0 ? [`${deferred} delayed`] : []), ...(failed > 0 ? [`${failed} refused`] : [])]
  // With nothing to report, print nothing: cron would email the output every time.
  if (io.isTerminal || sent + failed + deferred > 0) print(io, `${summary.join(', ')}.`)
  if (outage) return fail(io, `${capitalized(outageMessage(outage))} (${outage.code}). The inquiries are waiting.`)
  return failed > 0 ? 1 : 0
}

async function adopt(io: LeadsIo, folder: string): Promise<number> {
  const { leads, pictures } = await io.adopt(folder)
  return print(io, `New in the store: ${leads} inquiries, ${pictures} photos. ${folder} is unchanged.`)
}

async function withOne(io: LeadsIo, id = '', act: (lead: ShownLead) => number | Promise<number>): Promise<number> {
  const leads = id.length >= 4 ? await io.admin.find(id) : []
  const [lead] = leads
  if (leads.length > 1) return fail(io, `${leads.length} inquiries have an id that begins with ${makeVisibleLine(id)}. Type more of it.`)
  if (lead) return act(lead)
  const typed = makeVisibleLine(JSON.stringify(id))
  return fail(io, `No inquiry has an id that begins with ${typed}. Type at least 4 characters of an id that \`list\` shows.`)
}

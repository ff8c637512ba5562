import { makeVisibleLine } from '../../base/visible-text.ts'
import type { ShownLead } from './lead-admin.ts'
import { relativeTime } from './relative-time.ts'

/** Enough hexadecimal digits to tell ten thousand leads apart. */
const shownIdLength = 12
/** An unreadable file is shown by its name, which may be 255 characters long. */
const maxCellLength = 24

/** One line per lead. Visitor input is in the last column, so that its width on the terminal does not matter. */
export function leadsTable(leads: ShownLead[], now: number): string {
  const rows = [['ID', 'STATE', 'RECEIVED', 'NEXT TRY', 'NAME, PHONE OR EMAIL'], ...leads.map((lead) => cells(lead, now))]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`).join('')
}

/** As much of the id as the owner needs to type. */
export function shortId({ id, state }: Pick<ShownLead, 'id' | 'state'>): string {
  if (state !== 'unreadable') return id.slice(0, shownIdLength)
  const name = makeVisibleLine(id)
  return name.length > maxCellLength ? `${name.slice(0, maxCellLength - 1)}…` : name
}

export function nextTry({ state, tries, at }: ShownLead, now: number): string {
  const next = state === 'pending' && at > now ? relativeTime(at, now) : ''
  return [next, tries > 0 ? `tries: ${tries}` : ''].filter(Boolean).join(', ')
}

function cells(shown: ShownLead, now: number): string[] {
  const { lead, state, at } = shown
  // On a failing disk even the time can be missing.
  if (!lead) return [shortId(shown), state, at > 0 ? relativeTime(at, now) : '', '', "can't be read"]
  const { name, phone, email } = lead.fields
  const who = makeVisibleLine(`${name}, ${phone || email}`)
  return [shortId(shown), state, relativeTime(Date.parse(lead.receivedAt), now), nextTry(shown, now), who]
}

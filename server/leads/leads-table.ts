import { makeVisibleLine } from '../base/visible-text.ts'
import type { LeadRecord } from './lead-admin.ts'
import { relativeTime } from './relative-time.ts'

/** Enough hexadecimal digits to tell ten thousand leads apart. */
const shownIdLength = 12

/** One line per lead. Visitor input is in the last column, so that its width on the terminal does not matter. */
export function leadsTable(records: LeadRecord[], now: number): string {
  const rows = [['ID', 'STATE', 'RECEIVED', 'NEXT TRY', 'NAME, PHONE OR EMAIL'], ...records.map((record) => cells(record, now))]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`).join('')
}

/** As much of the id as the owner needs to type, or the file name if there is no id. */
export function shortId({ id, name }: LeadRecord): string {
  return id?.slice(0, shownIdLength) ?? makeVisibleLine(name)
}

export function nextTry({ state, tries, at }: LeadRecord, now: number): string {
  const next = state === 'pending' && at > now ? relativeTime(at, now) : ''
  return [next, tries > 0 ? `tries: ${tries}` : ''].filter(Boolean).join(', ')
}

function cells(record: LeadRecord, now: number): string[] {
  const { lead, state, at } = record
  // On a failing disk even the mtime can be missing.
  if (!lead) return [shortId(record), state, at > 0 ? relativeTime(at, now) : '', '', "can't be read"]
  const { name, phone, email } = lead.fields
  const who = makeVisibleLine(`${name}, ${phone || email}`)
  return [shortId(record), state, relativeTime(Date.parse(lead.receivedAt), now), nextTry(record, now), who]
}

import { makeVisibleLine } from '../mail/visible-text.ts'
import type { LeadState } from './lead.ts'
import type { LeadRecord } from './lead-desk.ts'
import { relativeTime } from './relative-time.ts'

export type TableOptions = { now: number; columns: number; hasColors: boolean; idLength: number }

const stateColors: Record<LeadState, number> = { pending: 33, sending: 36, sent: 32, failed: 31, spam: 90, unreadable: 31 }
const widths = { name: 24, email: 32, phone: 20 }
const gap = '  '
/** How far e-mail and name give way, in this order, so that the phone number stays on a narrow terminal. */
const givingWay = [
  { column: 4, least: 14 },
  { column: 3, least: 12 },
]

/** One line per lead. Nothing that a visitor typed reaches the terminal as more than visible characters on that line. */
export function leadsTable(records: LeadRecord[], options: TableOptions): string {
  const rows = records.map((record) => cells(record, options))
  const heads = ['ID', 'STATE', 'RECEIVED', 'NAME', 'EMAIL', 'PHONE', '']
  const natural = heads.map((head, column) => Math.max(width(head), ...rows.map((row) => width(row[column] ?? ''))))
  const columns = fitted(natural, options.columns)
  const lines = [heads, ...rows].map((row, index) => {
    const line = cut(
      row
        .map((cell, column) => pad(cut(cell, columns[column] ?? 0), columns[column] ?? 0))
        .join(gap)
        .trimEnd(),
      options.columns,
    )
    return options.hasColors ? colored(line, records[index - 1]?.state) : line
  })
  return `${lines.join('\n')}\n`
}

function fitted(natural: number[], to: number): number[] {
  const columns = [...natural]
  for (const { column, least } of givingWay) {
    const excess = columns.reduce((sum, each) => sum + each, gap.length * (columns.length - 1)) - to
    const own = columns[column] ?? 0
    columns[column] = Math.min(own, Math.max(least, own - Math.max(0, excess)))
  }
  return columns
}

/** The shortest beginning, of at least eight characters, that tells all ids apart. */
export function unambiguousLength(ids: string[]): number {
  for (let length = 8; length < 32; length += 1) {
    if (new Set(ids.map((id) => id.slice(0, length))).size === new Set(ids).size) return length
  }
  return 32
}

export function paint(text: string, color: number, hasColors: boolean): string {
  return hasColors ? `\u001b[${color}m${text}\u001b[0m` : text
}

export function nextTry({ state, tries, at }: LeadRecord, now: number): string {
  const times = tries === 0 ? '' : `put off ${tries === 1 ? 'once' : `${tries} times`}`
  if (state !== 'pending') return state === 'failed' ? times : ''
  const next = at > now ? `next try ${relativeTime(at, now)}` : ''
  return [times, next].filter(Boolean).join(', ')
}

function cells(record: LeadRecord, { now, idLength }: TableOptions): string[] {
  const { lead, state, name } = record
  if (!lead) return [cut(makeVisibleLine(name), 40), state, relativeTime(record.at, now), '', '', '', 'cannot be read']
  const fields = lead.fields
  return [
    lead.id.slice(0, idLength),
    state,
    relativeTime(Date.parse(lead.receivedAt), now),
    cut(makeVisibleLine(fields.name), widths.name),
    cut(makeVisibleLine(fields.email), widths.email),
    cut(makeVisibleLine(fields.phone), widths.phone),
    nextTry(record, now),
  ]
}

function colored(line: string, state: LeadState | undefined): string {
  return state ? line.replace(` ${state}`, () => ` ${paint(state, stateColors[state], true)}`) : paint(line, 1, true)
}

function pad(cell: string, to: number): string {
  return cell + ' '.repeat(Math.max(0, to - width(cell)))
}

function cut(text: string, to: number): string {
  if (width(text) <= to) return text
  let kept = ''
  for (const character of text) {
    if (width(kept + character) > to - 1) break
    kept += character
  }
  return `${kept}…`
}

const wide = /[\p{Extended_Pictographic}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u
const narrow = /\p{M}|\u200d/u

/** In cells of a terminal. */
function width(text: string): number {
  let cells = 0
  for (const character of text) {
    if (!narrow.test(character)) cells += wide.test(character) ? 2 : 1
  }
  return cells
}

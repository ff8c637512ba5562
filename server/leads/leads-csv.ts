import { contactFields } from '../../shared/contact/contact-fields.ts'
import type { LeadRecord } from './lead-desk.ts'

const fieldNames = contactFields.map(({ name }) => name)

export const csvHead = csvLine(['id', 'state', 'received', 'site', ...fieldNames, 'language', 'estimate', 'photos'])

/** One line of RFC 4180; undefined for a file that cannot be read. */
export function leadCsvLine({ state, lead }: LeadRecord): string | undefined {
  if (!lead) return undefined
  const { id, receivedAt, site, language = '', fields, estimate, photos } = lead
  const typed = fieldNames.map((name) => fields[name])
  return csvLine([id, state, receivedAt, site, ...typed, language, estimate?.query ?? '', String(photos.length)])
}

export function csvLine(cells: string[]): string {
  return `${cells.map((cell) => quote(neutralise(cell))).join(',')}\r\n`
}

/** A spreadsheet would run a cell that begins like a formula: a visitor wrote it, the owner opens it. */
function neutralise(cell: string): string {
  return /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell
}

function quote(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

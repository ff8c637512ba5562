import { contactFields } from '../../shared/contact/contact-fields.ts'
import { makeControlsVisible } from '../base/visible-text.ts'
import type { LeadRecord } from './lead-admin.ts'

const fieldNames = contactFields.map(({ name }) => name)

export const csvHead = csvLine(['id', 'state', 'received', 'site', ...fieldNames, 'language', 'estimate', 'photos'])

/** One RFC 4180 line. Undefined for a file that cannot be read. */
export function leadCsvLine({ state, lead }: LeadRecord): string | undefined {
  if (!lead) return undefined
  const { id, receivedAt, site, language = '', fields, estimate, photos } = lead
  const typed = fieldNames.map((name) => fields[name])
  return csvLine([id, state, receivedAt, site, ...typed, language, estimate?.query ?? '', String(photos.length)])
}

export function csvLine(cells: string[]): string {
  return `${cells.map((cell) => quote(disarmFormula(makeControlsVisible(cell)))).join(',')}\r\n`
}

/** Prefixes visitor input that a spreadsheet would run as a formula when the owner opens the file. */
function disarmFormula(cell: string): string {
  return /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell
}

function quote(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

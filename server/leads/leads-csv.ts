import type { LeadRecord } from './lead-desk.ts'

export const csvHead = csvLine(['id', 'state', 'received', 'site', 'name', 'email', 'phone', 'comment'])

/** One line of RFC 4180; undefined for a file that cannot be read. */
export function leadCsvLine({ state, lead }: LeadRecord): string | undefined {
  if (!lead) return undefined
  const { name, email, phone, comment } = lead.fields
  return csvLine([lead.id, state, lead.receivedAt, lead.site, name, email, phone, comment])
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

import { stringify } from 'csv-stringify/sync'
import { contactFields } from '../../../shared/contact/contact-fields.ts'
import { makeControlsVisible } from '../../base/visible-text.ts'
import type { ShownLead } from './lead-admin.ts'

const fieldNames = contactFields.map(({ name }) => name)

/** With a byte order mark, without which Excel misreads accents. */
export const csvHead = csvLine(['id', 'state', 'received', 'site', ...fieldNames, 'language', 'estimate', 'photos'], { bom: true })

/** Undefined for a lead that cannot be read. */
export function leadCsvLine({ state, lead }: ShownLead): string | undefined {
  if (!lead) return undefined
  const { id, receivedAt, site, language = '', fields, estimate, photos } = lead
  const typed = fieldNames.map((name) => fields[name])
  return csvLine([id, state, receivedAt, site, ...typed, language, estimate?.query ?? '', String(photos.length)])
}

/** Formulas are escaped, because a spreadsheet would run them when the owner opens the file. */
export function csvLine(cells: string[], { bom = false } = {}): string {
  return stringify([cells.map(makeControlsVisible)], {
    bom,
    escape_formulas: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]|^\s|\s$/,
  })
}

import { createHash } from 'node:crypto'
import { askedFields } from '../../../shared/contact/asked-fields.ts'
import type { NewLead } from '../lead.ts'

/** The same for identical inquiries. Every answer counts, so a corrected phone number makes a new inquiry. Photos and the origin don't. */
export function repeatKey({ site, fields, estimate }: NewLead): string {
  const sent = [site, ...askedFields.map(({ name }) => fields[name]), estimate?.query]
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}

import { createHash } from 'node:crypto'
import { contactFields } from '../../../shared/contact/contact-fields.ts'
import type { NewLead } from '../lead.ts'

/** The same for identical inquiries. All fields count, so a corrected phone number makes a new inquiry. Photos don't. */
export function repeatKey({ site, fields, estimate }: NewLead): string {
  const sent = [site, ...contactFields.map(({ name }) => fields[name]), estimate?.query]
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}

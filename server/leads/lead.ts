import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { askedFields } from '../../shared/contact/asked-fields.ts'
import { mapFields } from '../../shared/contact/contact-fields.ts'
import type { LeadContent, LeadRecord, StoredPicture } from '../store/store.ts'

const contentSchema = v.object({
  /** Name of the content set. */
  site: v.string(),
  /** Language of the page with the form. Undefined means the first language of the content set. */
  language: v.optional(v.string()),
  /** A field that is missing was not filled in. */
  fields: v.object(mapFields(({ isRequired }) => (isRequired ? v.string() : v.optional(v.string(), '')))),
  /** The estimate shown to the visitor: its canonical query, and its range in dollars. */
  estimate: v.optional(v.object({ query: v.string(), low: v.number(), high: v.number() })),
  /** Photos that were sent but not stored. */
  photosLeft: v.optional(v.number()),
})

export type NewLead = v.InferOutput<typeof contentSchema>
export type LeadEstimate = NonNullable<NewLead['estimate']>

export type Lead = NewLead & {
  id: string
  /** ISO 8601 in UTC. */
  receivedAt: string
  photos: StoredPicture[]
}

export function leadContent({ site, language, fields, estimate, photosLeft }: NewLead): LeadContent {
  return { site, language, fields, estimate, photosLeft: photosLeft || undefined }
}

/** Undefined for a record that this release cannot read. */
export function parseLead({ id, receivedAt, content, photos }: LeadRecord): Lead | undefined {
  const parsed = v.safeParse(contentSchema, content)
  return parsed.success ? { ...parsed.output, id, receivedAt: new Date(receivedAt).toISOString(), photos } : undefined
}

/** The same for identical inquiries. Every answer counts, so a corrected phone number makes a new inquiry. Photos and the origin don't. */
export function repeatKey({ site, fields, estimate }: NewLead): string {
  const sent = [site, ...askedFields.map(({ name }) => fields[name]), estimate?.query]
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}

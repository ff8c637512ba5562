import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { forEachField } from '../../shared/contact/contact-fields.ts'
import type { Lead } from './lead.ts'

const photoSchema = v.object({ name: v.pipe(v.string(), v.regex(/^\d\.[a-z]{3,4}$/)), bytes: v.number() })

/** Version 1 has only `site`, `fields` and `page` (unused). A field that is missing in the file was not filled in. */
const leadSchema = v.object({
  v: v.picklist([1, 2]),
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  site: v.string(),
  language: v.optional(v.string()),
  fields: v.object(forEachField(({ isRequired }) => (isRequired ? v.string() : v.optional(v.string(), '')))),
  estimate: v.optional(v.object({ query: v.string(), low: v.number(), high: v.number() })),
  photos: v.optional(v.array(photoSchema), []),
  sum: v.string(),
})

/** A larger file cannot be a lead, so it is not read. */
export const maxLeadBytes = 256 * 1024

export type LeadFileResult =
  | { status: 'lead'; lead: Lead }
  /** Written by a later release, so left alone. */
  | { status: 'newer' }
  | { status: 'unreadable'; code: 'EEMPTY' | 'ENOTJSON' | 'ENOTALEAD' | 'EALTERED' }

export function formatLeadFile({ id, receivedAt, site, language, fields, estimate, photos }: Lead): string {
  const content = { v: 2, id, receivedAt, site, language, fields, estimate, photos: photos.length > 0 ? photos : undefined }
  return `${JSON.stringify({ ...content, sum: checksum(content) })}\n`
}

export function parseLeadFile(text: string): LeadFileResult {
  if (text.trim() === '') return { status: 'unreadable', code: 'EEMPTY' }
  const json = parseJson(text)
  if (json === undefined) return { status: 'unreadable', code: 'ENOTJSON' }
  if (isNewer(json)) return { status: 'newer' }
  const parsed = v.safeParse(leadSchema, json)
  if (!parsed.success) return { status: 'unreadable', code: 'ENOTALEAD' }
  const { v: _, sum, ...lead } = parsed.output
  if (sum !== checksum({ ...Object(json), sum: undefined })) return { status: 'unreadable', code: 'EALTERED' }
  return { status: 'lead', lead }
}

/** Covers everything else in the file in the file's own order, including fields that this release does not know. */
function checksum(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isNewer(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'v' in json && typeof json.v === 'number' && json.v > 2
}

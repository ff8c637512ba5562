import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Lead } from './lead.ts'

const leadSchema = v.object({
  v: v.picklist([1, 2]),
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  site: v.string(),
  page: v.optional(v.string()),
  fields: v.object({ name: v.string(), email: v.string(), phone: v.string(), comment: v.string() }),
  sum: v.string(),
})

/** Far above the largest lead there can be. */
export const maxLeadBytes = 256 * 1024

export type LeadFileResult =
  | { status: 'lead'; lead: Lead }
  /** Written by a later release: whole, but not ours to touch. */
  | { status: 'newer' }
  | { status: 'unreadable'; code: 'EEMPTY' | 'ENOTJSON' | 'ENOTALEAD' | 'EALTERED' }

export function formatLeadFile(lead: Omit<Lead, 'sum'>): string {
  return `${JSON.stringify({ ...inOrder(lead), sum: checksum(lead) })}\n`
}

export function parseLeadFile(text: string): LeadFileResult {
  if (text.trim() === '') return { status: 'unreadable', code: 'EEMPTY' }
  const json = parseJson(text)
  if (json === undefined) return { status: 'unreadable', code: 'ENOTJSON' }
  if (isNewer(json)) return { status: 'newer' }
  const lead = v.safeParse(leadSchema, json)
  if (!lead.success) return { status: 'unreadable', code: 'ENOTALEAD' }
  if (lead.output.sum !== checksum(lead.output)) return { status: 'unreadable', code: 'EALTERED' }
  return { status: 'lead', lead: lead.output }
}

function checksum(lead: Omit<Lead, 'sum'>): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(lead)))
    .digest('hex')
}

function inOrder({ v, id, receivedAt, site, page, fields: { name, email, phone, comment } }: Omit<Lead, 'sum'>): Omit<Lead, 'sum'> {
  return { v, id, receivedAt, site, page, fields: { name, email, phone, comment } }
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

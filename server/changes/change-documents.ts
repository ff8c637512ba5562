import * as v from 'valibot'
import type { ChangeRecord } from '../../shared/changes/apply-changes.ts'
import { isSameValue } from '../../shared/changes/same-value.ts'
import type { DocumentStore } from '../store/store.ts'

export const draftName = 'site/draft'
export const publishedName = 'site/published'
/** Earlier publications that can be brought back. */
export const keptPublications = 50

/** A change that is not public yet. Without a value, the field goes back to what the built set has. */
const draftEntrySchema = v.object({ value: v.optional(v.unknown()), by: v.string(), at: v.number() })
const draftSchema = v.record(v.string(), draftEntrySchema)
const publicationSchema = v.object({
  record: v.record(v.string(), v.unknown()),
  by: v.string(),
  at: v.number(),
  /** What this publication changed. Empty if it undid everything. */
  paths: v.array(v.string()),
})

export type DraftEntry = v.InferOutput<typeof draftEntrySchema>
export type Draft = Readonly<Record<string, DraftEntry>>
export type Publication = v.InferOutput<typeof publicationSchema> & { version: number }

export type ChangeState = { draft: Draft; draftVersion: number; published: Publication | undefined }

/** Throws if another release wrote something else under these names, because guessing would lose what the owner wrote. */
export async function readChanges(documents: Pick<DocumentStore, 'read'>): Promise<ChangeState> {
  const [draft, published] = await Promise.all([documents.read(draftName), readPublication(documents)])
  return {
    draft: draft ? v.parse(draftSchema, draft.value) : {},
    draftVersion: draft?.version ?? 0,
    published,
  }
}

/** Removes drafts that are already public. A process that dies while publishing may leave some behind. */
export function withoutPublic({ draft, published }: ChangeState): Draft {
  const record = published?.record ?? {}
  const isPublic = ([path, entry]: [string, DraftEntry]) =>
    Object.hasOwn(record, path) === Object.hasOwn(entry, 'value') && isSameValue(record[path], entry.value)
  return Object.fromEntries(Object.entries(draft).filter((one) => !isPublic(one)))
}

export async function readPublication(documents: Pick<DocumentStore, 'read'>): Promise<Publication | undefined> {
  const document = await documents.read(publishedName)
  return document && { ...v.parse(publicationSchema, document.value), version: document.version }
}

export async function readHistory(documents: Pick<DocumentStore, 'history'>): Promise<Publication[]> {
  const kept = await documents.history(publishedName)
  return kept.map(({ value, version }) => ({ ...v.parse(publicationSchema, value), version }))
}

export function withDraft(record: ChangeRecord, draft: Draft): ChangeRecord {
  const changed: Record<string, unknown> = { ...record }
  for (const [path, entry] of Object.entries(draft)) {
    if ('value' in entry) changed[path] = entry.value
    else delete changed[path]
  }
  return changed
}

export const withoutPaths = <T>(record: Readonly<Record<string, T>>, paths: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([path]) => !paths.includes(path)))

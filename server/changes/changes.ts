import type { ChangeRecord } from '../../shared/changes/apply-changes.ts'
import { isInside } from '../../shared/changes/change-path.ts'
import { isSameValue } from '../../shared/changes/same-value.ts'
import type { Picture } from '../../shared/content/used-assets.ts'
import type { Clock } from '../base/clock.ts'
import type { DocumentStore } from '../store/store.ts'
import {
  type ChangeState,
  type Draft,
  draftName,
  keptPublications,
  type Publication,
  publishedName,
  readChanges,
  readHistory,
  withDraft,
  withoutPaths,
  withoutPublic,
} from './change-documents.ts'
import type { ComposedSite, ComposeSite } from './composed-site.ts'
import { type Problems, problemsOf } from './problems.ts'
import { insideRemoved, valueAt } from './value-at.ts'
import { valueHash } from './value-hash.ts'

/** `base` is the hash of the value that the form was made from. Without it, the value is set unconditionally. */
export type Edit = { path: string; value: unknown; base?: string }

export type Conflict = { path: string; theirs: unknown; mine: unknown; by: string | undefined }

export type SaveResult =
  | { status: 'saved'; changed: string[] }
  | { status: 'conflict'; conflicts: Conflict[] }
  | { status: 'invalid'; problems: Problems }

/** Somebody changed something since the page was shown. */
type Moved = { status: 'moved' }

type PublishResult = { status: 'published'; version: number } | Moved | { status: 'invalid'; problems: Problems }

export type CurrentChanges = ChangeState & {
  public: ComposedSite
  drafted: ComposedSite
  setAside: string[]
  /** By name. A picture from the owner replaces one of them. */
  builtPictures: Readonly<Record<string, Picture>>
}

export type Changes = ReturnType<typeof createChanges>

type ChangesOptions = { documents: DocumentStore; composer: ComposeSite; clock: Pick<Clock, 'now'>; onPublish(): Promise<void> }

/** The owner's drafts and publications. Changes that the build would refuse are not saved. */
export function createChanges({ documents, composer, clock, onPublish }: ChangesOptions) {
  async function read(): Promise<CurrentChanges> {
    const stored = await readChanges(documents)
    const state = { ...stored, draft: withoutPublic(stored) }
    const record = state.published?.record ?? {}
    const published = composer.composeWhatFits(record)
    const drafted = Object.keys(state.draft).length === 0 ? published : composer.composeWhatFits(withDraft(record, state.draft))
    const gone = insideRemoved(drafted.setAside, Object.keys(state.draft), drafted)
    const setAside = drafted.setAside.filter((path) => !gone.includes(path))
    return { ...state, public: published, drafted, setAside, builtPictures: composer.builtPictures }
  }

  /** Saves all edits or none. Retries if another process saved first. */
  async function save(edits: readonly Edit[], by: string): Promise<SaveResult> {
    for (;;) {
      const current = await read()
      const changed = edits.filter((edit) => !isUntouched(edit) && !isSameValue(valueAt(current.drafted, edit.path), edit.value))
      const conflicts = changed.filter(({ path, base }) => base !== undefined && base !== valueHash(valueAt(current.drafted, path)))
      if (conflicts.length > 0) return { status: 'conflict', conflicts: conflicts.map((edit) => conflictOf(current, edit)) }
      if (changed.length === 0) return { status: 'saved', changed: [] }
      const draft = draftWith(current, changed, by)
      const edited = changed.map(({ path }) => path)
      const stale = current.setAside.filter((path) => !edited.includes(path))
      const composed = composer.compose(withoutPaths(withDraft(current.published?.record ?? {}, draft), stale))
      const problems = problemsOf(composed, edited)
      if (problems) return { status: 'invalid', problems }
      if ((await documents.write(draftName, draft, current.draftVersion)) === undefined) continue
      return { status: 'saved', changed: edited }
    }
  }

  function draftWith({ draft, public: before }: CurrentChanges, edits: readonly Edit[], by: string): Draft {
    const built = composer.compose({})
    const next: Record<string, Draft[string]> = { ...draft }
    const at = clock.now()
    for (const { path, value } of edits) {
      if (value === null) for (const inner of Object.keys(next)) if (isInside(inner, path)) delete next[inner]
      if (isSameValue(valueAt(before, path), value)) delete next[path]
      else next[path] = { ...(!isSameValue(valueAt(built, path), value) && { value: value ?? null }), by, at }
    }
    return next
  }

  /** `seen` is the version of the draft that the page showed. */
  async function discardSeen(paths: readonly string[], seen: number): Promise<{ status: 'discarded' } | Moved> {
    const { draft, draftVersion } = await readChanges(documents)
    if (draftVersion !== seen && paths.some((path) => Object.hasOwn(draft, path))) return { status: 'moved' }
    await discard(paths, draft)
    return { status: 'discarded' }
  }

  /** Discards only drafts that have not changed since, so that somebody else's newer ones stay. */
  async function discard(paths: readonly string[], seen: Draft): Promise<void> {
    for (;;) {
      const { draft, draftVersion } = await readChanges(documents)
      const discarded = paths.filter((path) => Object.hasOwn(draft, path) && isSameValue(draft[path], seen[path]))
      if (discarded.length === 0) return
      if ((await documents.write(draftName, withoutPaths(draft, discarded), draftVersion)) !== undefined) return
    }
  }

  /** `seen` is the version of the draft that the page showed. */
  async function publish(paths: readonly string[], { seen, by }: { seen: number; by: string }): Promise<PublishResult> {
    const { draft, draftVersion, published, public: shown, setAside } = await read()
    if (draftVersion !== seen) return { status: 'moved' }
    const drafted = paths.filter((path) => Object.hasOwn(draft, path))
    // Drafts that no longer fit the set do not keep others from being published. Alone, they are refused with the reason.
    const fitting = drafted.filter((path) => !setAside.includes(path))
    const chosen = fitting.length > 0 ? fitting : drafted
    if (chosen.length === 0) return { status: 'published', version: published?.version ?? 0 }
    const record = withDraft(published?.record ?? {}, pick(draft, chosen))
    const composed = composePublic(record, shown, chosen)
    const problems = problemsOf(composed, [])
    if (problems) return { status: 'invalid', problems }
    const kept = withoutPaths(record, insideRemoved(Object.keys(record), chosen, composed))
    const version = await writePublication({ record: kept, by, paths: chosen }, published?.version ?? 0)
    if (version === undefined) return { status: 'moved' }
    await discard(chosen, draft)
    return { status: 'published', version }
  }

  /** Earlier publications that no longer fit the set keep no other change from being public. */
  const composePublic = (record: ChangeRecord, { setAside }: ComposedSite, changed: readonly string[]) =>
    composer.compose(
      withoutPaths(
        record,
        setAside.filter((path) => !changed.includes(path)),
      ),
    )

  async function writePublication(publication: Pick<Publication, 'record' | 'by' | 'paths'>, version: number): Promise<number | undefined> {
    const written = await documents.write(publishedName, { ...publication, at: clock.now() }, version, keptPublications)
    if (written !== undefined) await onPublish()
    return written
  }

  /** Drafts the changes that restore that version. Existing drafts stay. */
  async function bringBack(version: number, by: string): Promise<SaveResult | { status: 'gone' }> {
    const wanted = (await readHistory(documents)).find((publication) => publication.version === version)
    if (!wanted) return { status: 'gone' }
    const current = await read()
    const then = composer.composeWhatFits(wanted.record)
    const paths = new Set([...Object.keys(current.published?.record ?? {}), ...Object.keys(wanted.record)])
    const edits = [...paths].flatMap((path): Edit[] => {
      const isFree = !Object.hasOwn(current.draft, path) && !then.setAside.includes(path)
      // A removed entry comes back with its facts.
      const isGone = valueAt(current.drafted, path) === undefined && Object.hasOwn(wanted.record, path)
      return isFree ? [{ path, value: isGone ? wanted.record[path] : valueAt(then, path) }] : []
    })
    return save(edits, by)
  }

  return {
    read,
    /** The site without any changes. */
    built: (): ComposedSite => composer.compose({}),
    save,
    /** The drafted set with one more entry, to show the fields that a new entry would have. */
    withEntry: ({ published, draft }: ChangeState, path: string, value: unknown): ComposedSite =>
      composer.compose({ ...withDraft(published?.record ?? {}, draft), [path]: value }),
    draftedSites: ({ drafted }: CurrentChanges) => composer.publicSites(drafted, 'preview'),
    discard: discardSeen,
    publish,
    /** What removing an entry would break on the public site. Drafts do not count. */
    problemsOfRemoval: ({ published, public: shown }: CurrentChanges, path: string): Problems | undefined =>
      problemsOf(composePublic({ ...published?.record, [path]: null }, shown, [path]), []),
    bringBack,
    history: () => readHistory(documents),
    /** Publishes the site as it was built. Drafts stay. */
    async undoAll(by: string): Promise<void> {
      const { published } = await readChanges(documents)
      if (published && Object.keys(published.record).length > 0) await writePublication({ record: {}, by, paths: [] }, published.version)
    },
  }
}

/** Whether the field was posted as the form showed it. If so, somebody else's newer value stays. */
const isUntouched = ({ value, base }: Edit) => base === valueHash(value)

function conflictOf({ drafted, draft }: CurrentChanges, { path, value }: Edit): Conflict {
  return { path, theirs: valueAt(drafted, path), mine: value, by: draft[path]?.by }
}

const pick = <T>(record: Readonly<Record<string, T>>, paths: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([path]) => paths.includes(path)))

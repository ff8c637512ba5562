import type { FieldView, FormView, NoteView } from '../../../client/owner/site/site-view.ts'
import { pathOf } from '../../../shared/changes/change-path.ts'
import { type InputWords, inputOf } from '../../../shared/changes/field-inputs.ts'
import type { OwnerField } from '../../../shared/changes/owner-fields.ts'
import { factWords } from '../../../shared/content/fact-words.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import type { BuiltSite } from '../../../shared/pages/page-data.ts'
import { groupBy } from '../../base/group-by.ts'
import type { Conflict, CurrentChanges } from '../../changes/changes.ts'
import { valueHash } from '../../changes/value-hash.ts'
import { pageOf, pagesWithPicture } from './content-page.ts'
import { fieldLabel, readable } from './field-words.ts'
import { hoursNote, priceNote } from './form-notes.ts'
import { sectionsOf } from './form-sections.ts'
import { isAdded, listViews } from './list-view.ts'
import { pictureOf } from './picture-of.ts'
import { inputName, type SiteForm } from './site-forms.ts'
import { placeholdersOf } from './text-on-site.ts'

/** What was posted and not saved: values by path, messages by path, and what somebody else saved. */
export type Refused = {
  values: ReadonlyMap<string, unknown>
  errors: ReadonlyMap<string, string>
  conflicts?: readonly Conflict[]
  /** The email address of the person who posted it. */
  me?: string
  /** As posted, so that what somebody else saved since the form was shown is still noticed. */
  bases?: string | undefined
  seen?: number
}

export type FormContext = { site: BuiltSite; messages: OwnerMessages; changes: CurrentChanges }

export function formView(form: SiteForm, context: FormContext, refused?: Refused): FormView {
  const { changes, messages, site } = context
  const shown = form.fields.filter(({ mark }) => mark.input !== 'sample')
  const fields = pairedByLanguage(shown).map((one, index) => {
    const view = fieldView(one, { id: `field-${index}`, name: inputName(form, one.path) }, context, refused)
    return { one, view }
  })
  const isPicture = shown.some(({ mark }) => mark.input === 'picture')
  const shownOn = isPicture ? pagesWithPicture(site, form.entry?.at(-1) ?? '') : []
  const note = shown.some(({ keys }) => keys[0] === 'estimate') ? priceNote(context) : undefined
  const preview = shownOn[0] ?? pageOf(site, shown[0]?.keys ?? [])
  return {
    address: form.address,
    title: form.title,
    bases: refused?.bases ?? JSON.stringify(Object.fromEntries(shown.map(({ path, value }) => [path, valueHash(value)]))),
    hasPicture: isPicture,
    shownOn: shownOn.map(({ title, path }) => ({ title, href: `/owner/preview${path}` })),
    sections: sectionsOf(fields, context),
    lists: form.lists.flatMap((list) => listViews(list, context)),
    drafts:
      form.fields.filter(({ path }) => Object.hasOwn(changes.draft, path) && !changes.setAside.includes(path)).length +
      (isAdded(form, changes) ? 1 : 0),
    seen: refused?.seen ?? changes.draftVersion,
    previewHref: `/owner/preview${preview.path}`,
    ...(note && { note }),
    ...(form.list?.adds && { removes: messages.site.remove(form.title) }),
  }
}

/** A text in each language, one after the other. */
const pairedByLanguage = (fields: readonly OwnerField[]): OwnerField[] => [...groupBy(fields, ({ keys }) => keys.join('/')).values()].flat()

function fieldView(one: OwnerField, { id, name }: { id: string; name: string }, context: FormContext, refused?: Refused): FieldView {
  const { site, messages, changes } = context
  const { part, keys, path, mark, schema } = one
  const value = (refused?.values.has(path) ? refused.values.get(path) : one.value) ?? undefined
  const isTranslation = part !== 'facts' && part !== site.language
  const words = messages.site.conflict
  const conflict = refused?.conflicts?.find((found) => found.path === path)
  const changedAt = (language: string) => changes.draft[pathOf([language, ...keys])]?.at ?? 0
  const label = fieldLabel(one, site)
  const note: NoteView | undefined = mark.input === 'week' ? hoursNote(context) : undefined
  return {
    id,
    input: inputOf({ schema, mark, name, value, label, words: inputWords(one, context), isTranslation }),
    language: part === 'facts' ? undefined : part,
    isTranslation,
    picture: mark.input === 'picture' ? pictureOf(keys, value, context) : undefined,
    error: refused?.errors.get(path),
    isDraft: Object.hasOwn(changes.draft, path),
    needsCheck: part !== 'facts' && site.languages.some((other) => changedAt(other) > changedAt(part)),
    ...(note && { note }),
    theirs: conflict && {
      label: conflict.by === refused?.me ? words.saved : words.theirs(conflict.by ?? words.somebody),
      text: mark.input === 'picture' ? '' : readable(conflict.theirs),
      picture: mark.input === 'picture' ? pictureOf(keys, conflict.theirs, context) : undefined,
    },
  }
}

function inputWords({ part }: Pick<OwnerField, 'part'>, { site, messages, changes }: FormContext): InputWords {
  const { language, services } = site
  const { low, high, oneALine, parts } = messages.site
  const standsFor = (text: string) => {
    if (!text.includes('{')) return undefined
    const facts = factWords(changes.drafted.set.facts, part === 'facts' ? language : part)
    const told = placeholdersOf(text, facts).map((one) => messages.site.standsFor(one.placeholder, one.text))
    return told.length > 0 ? told.join(' ') : undefined
  }
  return { language, low, high, oneALine, parts, standsFor, services: services.map(({ id, name }) => ({ value: id, label: name })) }
}

import type { FieldView, FormView, ListView, NoteView, RowView, SectionView } from '../../../client/owner/site/site-view.ts'
import { pathOf } from '../../../shared/changes/change-path.ts'
import { type InputWords, inputOf } from '../../../shared/changes/field-inputs.ts'
import type { OwnerField, OwnerList } from '../../../shared/changes/owner-fields.ts'
import { isSameValue } from '../../../shared/changes/same-value.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import type { BuiltSite } from '../../../shared/pages/page-data.ts'
import type { Conflict, CurrentChanges } from '../../changes/changes.ts'
import { valueHash } from '../../changes/value-hash.ts'
import { pageOf, pagesWithPicture } from './content-page.ts'
import { entryName, fieldLabel } from './field-words.ts'
import { hoursNote, priceNote } from './form-notes.ts'
import { pictureOf } from './picture-of.ts'
import { entryTitle, formAddress, type SiteForm, siteForms } from './site-forms.ts'

/** What was posted and not saved: values by path, messages by path, and what somebody else saved. */
export type Refused = {
  values: ReadonlyMap<string, unknown>
  errors: ReadonlyMap<string, string>
  conflicts?: readonly Conflict[]
  /** As posted, so that what somebody else saved since the form was shown is still noticed. */
  bases?: string | undefined
}

export type FormContext = { site: BuiltSite; messages: OwnerMessages; changes: CurrentChanges }

export function formView(form: SiteForm, context: FormContext, refused?: Refused): FormView {
  const { changes, messages, site } = context
  const shown = form.fields.filter(({ mark }) => mark.input !== 'sample')
  const fields = pairedByLanguage(shown).map((one, index) => ({ one, view: fieldView(one, `field-${index}`, context, refused) }))
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
    lists: form.lists.map((list) => listView(list, context)).filter(({ rows, add }) => rows.length > 0 || add),
    drafts: form.fields.filter(({ path }) => Object.hasOwn(changes.draft, path)).length + (isAdded(form, changes) ? 1 : 0),
    draftVersion: changes.draftVersion,
    previewHref: `/owner/preview${preview.path}`,
    ...(note && { note }),
    ...(form.list?.adds && { removes: messages.site.remove(form.title) }),
  }
}

const isAdded = ({ entry }: Pick<SiteForm, 'entry'>, { draft }: CurrentChanges) =>
  entry !== undefined && Object.keys(draft).some((path) => path === pathOf(['facts', ...entry]))

/** A text in each language, one after the other. */
function pairedByLanguage(fields: readonly OwnerField[]): OwnerField[] {
  const byKeys = new Map<string, OwnerField[]>()
  for (const one of fields) byKeys.set(one.keys.join('/'), [...(byKeys.get(one.keys.join('/')) ?? []), one])
  return [...byKeys.values()].flat()
}

function fieldView(one: OwnerField, id: string, context: FormContext, refused?: Refused): FieldView {
  const { site, messages, changes } = context
  const { part, keys, path, mark, schema } = one
  const value = (refused?.values.has(path) ? refused.values.get(path) : one.value) ?? undefined
  const isTranslation = part !== 'facts' && part !== site.language
  const conflict = refused?.conflicts?.find((found) => found.path === path)
  const first = pathOf([site.language, ...keys])
  const label = fieldLabel(one, site)
  const note: NoteView | undefined = mark.input === 'week' ? hoursNote(context) : undefined
  return {
    id,
    input: inputOf({ schema, mark, name: path, value, label, words: inputWords(site, messages), isTranslation }),
    language: part === 'facts' ? undefined : part,
    isTranslation,
    picture: mark.input === 'picture' ? pictureOf(keys, value, context) : undefined,
    error: refused?.errors.get(path),
    isDraft: Object.hasOwn(changes.draft, path),
    needsCheck: isTranslation && Object.hasOwn(changes.draft, first) && !Object.hasOwn(changes.draft, path),
    ...(note && { note }),
    theirs: conflict && {
      name: conflict.by ?? messages.site.conflict.somebody,
      text: mark.input === 'picture' ? '' : readable(conflict.theirs),
      picture: mark.input === 'picture' ? pictureOf(keys, conflict.theirs, context) : undefined,
    },
  }
}

const readable = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return value === undefined || value === null
    ? ''
    : JSON.stringify(value, null, 1)
        .replace(/[{}[\]"]/g, '')
        .replace(/\n\s*\n/g, '\n')
        .trim()
}

function inputWords({ language, services }: BuiltSite, { site }: OwnerMessages): InputWords {
  const { low, high, oneALine, parts } = site
  return { language, low, high, oneALine, parts, services: services.map(({ id, name }) => ({ value: id, label: name })) }
}

function sectionsOf(fields: readonly { one: OwnerField; view: FieldView }[], { site }: FormContext): SectionView[] {
  const sections: SectionView[] = []
  for (const { one, view } of fields) {
    const [outer] = one.within
    const names = [one.page.section?.[site.language], outer && entryName(outer, one, site)]
    const heading = names.filter(Boolean).join(': ') || undefined
    const last = sections.at(-1)
    if (last && last.heading === heading) last.fields.push(view)
    else sections.push({ heading, fields: [view] })
  }
  return sections
}

/** If the entries of a list have no fields of their own, the list is only a heading for the lists inside them. */
function listView(list: OwnerList, context: FormContext): ListView {
  const { changes, site, messages } = context
  const { places } = changes.drafted
  const forms = siteForms(places, site.language)
  const rows = list.names.flatMap((name): RowView[] => {
    const form = forms.get(formAddress(list.page, [...list.keys, name]))
    return form && form.fields.length > 0 ? [rowOf(form, context)] : []
  })
  const outer = places.lists.find((one) => list.entry && isSameValue(one.keys, list.entry.slice(0, -1)))
  const heading = outer && list.entry ? entryTitle(places, outer, list.entry.at(-1) ?? '', site.language) : undefined
  const add = list.adds && {
    href: `${formAddress(list.page, list.keys)}?new`,
    label: messages.site.add(list.adds.label[site.language]),
  }
  return { heading, rows, ...(add && { add }) }
}

export function rowOf(form: SiteForm, context: FormContext): RowView {
  const { changes } = context
  const isDraft = form.fields.some(({ path }) => Object.hasOwn(changes.draft, path)) || isAdded(form, changes)
  const isSample = form.fields.some(({ mark, value }) => mark.input === 'sample' && value === true)
  const sampleOrNone = isSample ? 'sample' : undefined
  const picture = form.fields.find(({ mark }) => mark.input === 'picture')
  return {
    href: form.address,
    title: form.title,
    tag: isDraft ? 'draft' : sampleOrNone,
    picture: picture && pictureOf(picture.keys, picture.value, context),
  }
}

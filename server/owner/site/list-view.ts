import type { ListView, RowView } from '../../../client/owner/site/site-view.ts'
import { type Keys, pathOf } from '../../../shared/changes/change-path.ts'
import type { OwnerList } from '../../../shared/changes/owner-fields.ts'
import { isSameValue } from '../../../shared/changes/same-value.ts'
import { field } from '../../../shared/schema/is-object.ts'
import { wholeWords } from '../../../shared/text/shorten.ts'
import type { CurrentChanges } from '../../changes/changes.ts'
import type { FormContext } from './form-view.ts'
import { pictureOf } from './picture-of.ts'
import { entryTitle, formAddress, type SiteForm, siteForms } from './site-forms.ts'
import { textOnSite } from './text-on-site.ts'

const textLength = 90

/** A list, and the lists inside those of its entries that have no separate form. */
export function listViews(list: OwnerList, context: FormContext): ListView[] {
  const forms = siteForms(context.changes.drafted.places, context.site.language)
  const inner = list.names.flatMap((name) => {
    const form = forms.get(formAddress(list.page, [...list.keys, name]))
    return form?.fields.length === 0 ? form.lists : []
  })
  const views = [listView(list, context), ...inner.flatMap((one) => listViews(one, context))]
  return views.filter(({ rows, add }) => rows.length > 0 || add)
}

function listView(list: OwnerList, context: FormContext): ListView {
  const { changes, site, messages } = context
  const { places } = changes.drafted
  const forms = siteForms(places, site.language)
  const listed = list.names.flatMap((name) => forms.get(formAddress(list.page, [...list.keys, name])) ?? [])
  const shown = listed.filter(({ fields }) => fields.length > 0)
  const rows = shown.map((form): RowView => {
    const isRepeated = shown.some(({ address, title }) => title === form.title && address !== form.address)
    return { ...rowOf(form, context), ...(isRepeated && { text: detailOf(form, context) }) }
  })
  const outer = places.lists.find((one) => list.entry && isSameValue(one.keys, list.entry.slice(0, -1)))
  const ownName = field(wordsOf(list.entry ?? [], context), 'name')
  const title = outer && list.entry ? entryTitle(places, outer, list.entry.at(-1) ?? '', site.language) : undefined
  const heading = typeof ownName === 'string' ? ownName : title
  const add = list.adds && {
    href: `${formAddress(list.page, list.keys)}?new`,
    label: messages.site.add(list.adds.label[site.language]),
  }
  return { heading, rows, ...(add && { add }) }
}

const wordsOf = (keys: Keys, { changes, site }: FormContext) => field(changes.drafted.set.words[site.language], ...keys)

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

/** Distinguishes entries with the same title: the service that the entry is about, or the text below its title. */
function detailOf({ fields, entry: keys = [] }: SiteForm, { changes, site }: FormContext): string | undefined {
  const entries = field(changes.drafted.set.facts, ...keys.slice(0, -1))
  const entry = Array.isArray(entries) ? entries.find((one: unknown) => field(one, 'id') === keys.at(-1)) : undefined
  const service = site.services.find(({ id }) => id === field(entry, 'service'))
  if (service) return service.name
  const [, second] = fields.flatMap(({ part, value }) => (part === site.language && typeof value === 'string' ? [value] : []))
  const text = second && textOnSite(second, changes.drafted.set, site.language)
  return text && text.length > textLength ? `${wholeWords(text, textLength)}…` : text
}

export const isAdded = ({ entry }: Pick<SiteForm, 'entry'>, { draft }: CurrentChanges) =>
  entry !== undefined && Object.keys(draft).some((path) => path === pathOf(['facts', ...entry]))

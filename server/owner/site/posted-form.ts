import * as v from 'valibot'
import { pathOf } from '../../../shared/changes/change-path.ts'
import { readInput } from '../../../shared/changes/read-inputs.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { Edit } from '../../changes/changes.ts'
import { type FormFields, singleField } from '../../requests/form-fields.ts'
import { type PartOptions, partProblem, weekProblem } from './field-words.ts'
import { inputName, type SiteForm } from './site-forms.ts'

type PostedForm = { edits: Edit[]; values: Map<string, unknown> }

/** `language` is the first of the set. */
type EditOptions = { language: Language }

/** The hash of each value that a form was made from, by path. */
export const basesSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {})

export const basesIn = (posted: FormFields) => v.parse(basesSchema, singleField(posted, 'bases'))

/** What a form changes. Saving confirms the samples on it. A field is not changed if the owner keeps the other person's text. */
export function editsOf(form: SiteForm, posted: FormFields, { language }: EditOptions): PostedForm {
  const { fields, entry, list, isNew = false } = form
  const bases = basesIn(posted)
  const text = (name: string) => singleField(posted, inputName(form, name))
  const typed = fields.filter(({ mark, path }) => mark.input !== 'sample' && isPosted(posted, inputName(form, path)))
  const inFirst = (name: string) => text(name.replace(/^[^/]*/, language))
  const read = typed.map((one) => {
    const { schema, mark, path: name, value: previous, part } = one
    const shared = part === 'facts' || part === language ? undefined : inFirst
    return { ...one, typed: readInput({ schema, mark, name, previous, shared }, text) }
  })
  const empty = emptyLanguages(read)
  const values = new Map(read.map(({ path, part, typed: value }) => [path, empty.has(part) ? null : value]))
  const kept = read.filter(({ path }) => text(`keep|${path}`) !== 'theirs')
  const edits: Edit[] = kept.map(({ path }) => ({ path, value: values.get(path), ...(!isNew && { base: bases[path] ?? '' }) }))
  const samples: Edit[] = fields.flatMap(({ path, mark, value }) =>
    mark.input === 'sample' && value !== false ? [{ path, value: false }] : [],
  )
  const name = entry?.at(-1) ?? ''
  const added: Edit[] =
    isNew && entry && list?.key !== undefined ? [{ path: pathOf(['facts', ...entry]), value: { [list.key]: name } }] : []
  return { edits: [...added, ...edits, ...samples], values }
}

/**
 * Languages in which all texts of an entry are empty. If the list allows it, the entry is left out there. If all languages are empty, the
 * first one stays.
 */
function emptyLanguages(read: readonly { part: string; entry?: readonly string[]; typed: unknown }[]): ReadonlySet<string> {
  const parts = new Set(read.flatMap(({ part, entry }) => (part === 'facts' || !entry ? [] : [part])))
  const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0)
  const empty = [...parts].filter((part) => read.every((one) => one.part !== part || isEmpty(one.typed)))
  return new Set(empty.length < parts.size ? empty : empty.slice(1))
}

const isPosted = (posted: FormFields, input: string) => Object.keys(posted).some((name) => name === input || name.startsWith(`${input}|`))

/** Errors for which the owner needs a clearer message than the checks of a set give. */
export function errorsOf({ fields }: SiteForm, values: ReadonlyMap<string, unknown>, options: PartOptions): Map<string, string> {
  return new Map(
    fields.flatMap((one) => {
      const { path, mark } = one
      const value = values.get(path)
      const problem = mark.input === 'week' ? weekProblem(options.words, value) : partProblem(one, value, options)
      return problem ? [[path, problem]] : []
    }),
  )
}

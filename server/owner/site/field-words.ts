/** Messages to the owner about fields and their values. */
import * as v from 'valibot'
import { keysOf } from '../../../shared/changes/change-path.ts'
import { innerFields } from '../../../shared/changes/field-inputs.ts'
import type { OwnerField, OwnerPlaces } from '../../../shared/changes/owner-fields.ts'
import { wrongDays } from '../../../shared/changes/week-inputs.ts'
import { isTaken } from '../../../shared/check/repeated-names.ts'
import { schemaMessage } from '../../../shared/check/site-check.ts'
import { isoDate } from '../../../shared/content/schema-fields.ts'
import type { Site } from '../../../shared/content/site-types.ts'
import { optionText, questionsOf } from '../../../shared/estimate/questions.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import { field, isObject } from '../../../shared/schema/is-object.ts'
import { numberText } from '../../../shared/text/number-text.ts'
import type { Problems } from '../../changes/problems.ts'
import type { FormContext } from './form-view.ts'
import { listOfEntry, type SiteForm, spelledOut } from './site-forms.ts'

type Words = OwnerMessages['site']

/** The label, after the names of the entries that the field is in. The first name is a heading, and a name that the next one starts with is left out. */
export function fieldLabel(one: OwnerField, site: Site): string {
  const names = one.within.slice(1).map((name) => entryName(name, one, site))
  const told = names.filter((name, index) => !names[index + 1]?.startsWith(name))
  const label = one.mark.label[site.language]
  return [...told, told.length > 0 ? label.charAt(0).toLowerCase() + label.slice(1) : label].join(', ')
}

/** ' in Spanish', for the label of a text in another language. */
export const languageSuffix = ({ part }: Pick<OwnerField, 'part'>, { language }: Pick<Site, 'language'>, { inLanguage }: Words): string =>
  part === 'facts' || part === language ? '' : ` ${inLanguage[part]}`

/** A price by its label, and an entry of the price table as visitors know it: 'Horizontal slats' for `slat`. Other ids are spelled out. */
export function entryName(name: string, { keys: [part] }: Pick<OwnerField, 'keys'>, { estimate, prices, language }: Site): string {
  const label = part === 'prices' ? prices?.[name]?.label?.[language] : undefined
  if (label !== undefined) return label
  const questions = part === 'estimate' && estimate ? questionsOf(estimate.table) : []
  const asked = questions.find((question) => question.kind === 'choice' && question.options.includes(name))
  return asked && estimate ? optionText(estimate, asked.name, name) : spelledOut(name)
}

/** Turns the message of a check, which is about content files, into one about the field. */
function problemText(words: Words, label: string, message: string): string {
  const [braces] = /\{.*\}/.exec(message) ?? []
  if (message.startsWith('no fact is called') && braces) return words.braces(label, braces)
  if (message.startsWith('must be a number')) return words.number(label)
  if (message === 'missing' || message === 'must not be empty' || message.endsWith(', not ""')) return words.fillIn(label)
  if (message === 'must rise from the lower price to the higher one') return words.rising(label)
  if (message.startsWith('must be a date')) return words.date(label)
  const [, cells] = /^must have (\d+) cells/.exec(message) ?? []
  if (cells) return words.cells(label, Number(cells))
  if (message === 'must not end before it begins') return words.ending(label)
  if (message.startsWith('must be an address')) return words.address(label)
  if (message.startsWith('must be like tel:')) return words.phone(label)
  if (isTaken(message)) return words.taken(label)
  return words.wrong(label, message)
}

export type PartOptions = { words: Words; language: Language; today: string }

/** An error for a part of a field, such as the last day of a notice, named after the part. It is shown once, where the part is entered. */
export function partProblem(
  { part, schema, mark }: Pick<OwnerField, 'part' | 'schema' | 'mark'>,
  value: unknown,
  { words, language, today }: PartOptions,
): string | undefined {
  if (mark.isLastDay && v.is(isoDate, value) && value < today) return words.over(mark.label[language])
  if (!isObject(value)) return undefined
  const isTranslation = part !== 'facts' && part !== language
  const parts = innerFields(schema, value).filter(({ mark }) => !(isTranslation && mark?.isShared))
  const [issue] = v.safeParse(schema, value).issues ?? []
  const wrong = parts.find(({ key }) => key === issue?.path?.[0]?.key)
  if (issue) return wrong?.mark && problemText(words, wrong.mark.label[language], schemaMessage(issue))
  const over = parts.find(({ key, mark }) => mark?.isLastDay && String(field(value, key)) < today)
  return over?.mark && words.over(over.mark.label[language])
}

export const conflictHeading = ({ conflict }: Words, isOwn: boolean) => (isOwn ? conflict.ownHeading : conflict.heading)

/** An error for the first day with wrong hours. */
export function weekProblem(words: Words, value: unknown): string | undefined {
  const [first] = wrongDays(value)
  if (!first) return undefined
  const name = Object.values(words.days)[first.day]?.[1] ?? ''
  return first.isIncomplete ? words.times(name) : words.closing(name)
}

/** The label of the owner's choice, as in the form, and a price in dollars. */
export function chosenText({ mark, keys }: Pick<OwnerField, 'mark' | 'keys'>, value: unknown, { language, services }: Site): unknown {
  if (typeof value === 'number' && keys[0] === 'prices') return moneyText(value)
  if (typeof value !== 'string') return value
  const service = mark.input === 'service' ? services.find(({ id }) => id === value) : undefined
  return service?.name ?? mark.options?.[value]?.[language] ?? value
}

/** A whole value as text, for somebody who has to choose between two. */
export const readable = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return value === undefined || value === null
    ? ''
    : JSON.stringify(value, null, 1)
        .replace(/[{}[\]"]/g, '')
        .replace(/\n\s*\n/g, '\n')
        .trim()
}

/** A value in a line of the overview, if it is short enough. */
export function shortValue(words: Words, value: unknown): string | undefined {
  if (value === undefined || value === null) return words.noValue
  if (typeof value === 'number') return value.toLocaleString('en-US')
  if (typeof value === 'string') return value.length <= 90 ? value : undefined
  if (isRange(value)) return words.range(moneyText(value[0]), moneyText(value[1]))
  return isObject(value) && typeof value.text === 'string' ? shortValue(words, value.text) : undefined
}

/** Messages for the form's own fields, and for what saving it would break elsewhere. */
export function problemsOnForm(
  { fields: own }: Pick<SiteForm, 'fields'>,
  problems: Problems,
  { site, messages, changes }: FormContext,
): { errors: Map<string, string>; others: string[] } {
  const labels = new Map(own.map((one) => [one.path, fullLabel(one, site) + languageSuffix(one, site, messages.site)]))
  const here = [...problems.fields].filter(([path]) => labels.has(path))
  const elsewhere = new Map([...problems.fields].filter(([path]) => !labels.has(path)))
  return {
    errors: new Map(here.map(([path, message]) => [path, problemText(messages.site, labels.get(path) ?? '', message)])),
    others: problemLines({ ...problems, fields: elsewhere }, { site, messages, changes }),
  }
}

/** Problems in one line each. */
export function problemLines({ fields, others }: Problems, { site, messages, changes }: FormContext): string[] {
  const { places } = changes.drafted
  const inFields = [...fields].map(([path, message]) => {
    return isLinked(message) ? messages.site.linked : problemText(messages.site, pathLabel(places, path, site), message)
  })
  const elsewhere = others.map((message) => (isLinked(message) ? messages.site.linked : message))
  return [...new Set([...inFields, ...elsewhere])].slice(0, 5)
}

/** A text elsewhere links to an entry that would be gone. */
const isLinked = (message: string) => message.includes('has no anchor')

const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number')

export const moneyText = (amount: number) => `$${Number.isInteger(amount) ? numberText(amount) : amount.toFixed(2)}`

/** The label outside of the field's form, which needs the heading too. */
export function pathLabel(places: OwnerPlaces, path: string, site: Site): string {
  const found = places.fields.get(path)
  if (!found) return entryLabel(places, path, site.language)
  return fullLabel(found, site)
}

/** The label after the name of the group that the field is in. */
function fullLabel(one: OwnerField, site: Site): string {
  const [heading] = one.within
  return [...(heading === undefined ? [] : [entryName(heading, one, site)]), fieldLabel(one, site)].join(', ')
}

/** The name of an added or removed entry, or its kind if entries have no names. */
export function entryLabel(places: OwnerPlaces, path: string, language: Language): string {
  const added = listOfEntry(places, path)?.adds
  return added && !added.keyLabel ? added.label[language] : spelledOut(keysOf(path).at(-1) ?? path)
}

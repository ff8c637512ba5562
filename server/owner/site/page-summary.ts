import * as v from 'valibot'
import { hoursInWords } from '../../../shared/hours/hours-in-words.ts'
import { openingHoursSchema } from '../../../shared/hours/opening-hours-schema.ts'
import { entryName, shortValue } from './field-words.ts'
import type { FormContext } from './form-view.ts'
import type { SiteForm } from './site-forms.ts'

const namedAtMost = 3

/** The content of one of the owner's pages in one line: its hours, its only value, or the names of its entries. */
export function pageSummary(forms: readonly SiteForm[], { site, messages: { site: words } }: FormContext): string | undefined {
  const main = forms.find(({ entry }) => entry === undefined)
  const typed = main?.fields.filter(({ mark, part }) => mark.input !== 'sample' && (part === 'facts' || part === site.language)) ?? []
  const week = v.safeParse(openingHoursSchema.entries.periods, typed.find(({ mark }) => mark.input === 'week')?.value)
  if (week.success) return hoursInWords(week.output, site.language).short
  const [only, ...others] = typed
  if (only && others.length === 0) return shortValue(words, only.value)
  // A group of questions has no fields, and services contain questions.
  const listed = forms.filter(({ entry, fields }) => entry !== undefined && fields.length > 0)
  const outermost = Math.min(...listed.map(({ entry = [] }) => entry.length))
  const entries = listed.filter(({ entry = [] }) => entry.length === outermost).map(({ title }) => title)
  const groups = typed.flatMap((one) => (one.within[0] === undefined ? [] : [entryName(one.within[0], one, site)]))
  const names = [...new Set([...entries, ...groups])]
  if (names.length === 0) return words.none
  const more = names.length - namedAtMost
  return names.slice(0, namedAtMost).join(', ') + (more > 0 ? ` ${words.more(more)}` : '')
}

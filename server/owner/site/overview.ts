import { closedDayText } from '../../../client/owner/site/closed-day-text.ts'
import type { OverviewProps } from '../../../client/owner/site/overview-page.tsx'
import type { DraftView, PublicationView, RowView } from '../../../client/owner/site/site-view.ts'
import { keysOf } from '../../../shared/changes/change-path.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { ownerGroups } from '../../../shared/schema/owner-mark.ts'
import { groupBy } from '../../base/group-by.ts'
import type { DraftEntry, Publication } from '../../changes/change-documents.ts'
import { valueAt } from '../../changes/value-at.ts'
import { chosenText, entryLabel, languageSuffix, pathLabel, shortValue } from './field-words.ts'
import type { FormContext } from './form-view.ts'
import { rowOf } from './list-view.ts'
import { pageSummary } from './page-summary.ts'
import { entryTitle, formAddress, formOfPath, listOfEntry, siteForms, spelledOut } from './site-forms.ts'

type Viewer = { me: string; now: number }

export function overviewOf(context: FormContext, viewer: Viewer): OverviewProps {
  const { changes, site, messages } = context
  const { draftVersion, drafted, setAside } = changes
  const forms = [...siteForms(drafted.places, site.language).values()]
  const drafts = draftsOf(context, viewer)
  return {
    drafts,
    count: countOf(drafts),
    draftVersion,
    groups: ownerGroups.map((group) => ({
      heading: messages.site.groups[group],
      rows: drafted.places.pages.filter((page) => (page.group ?? 'words') === group).map((page) => pageRow(page, context)),
    })),
    setAside: setAside.map((path) => keysOf(path).map(spelledOut).join(': ')),
  }

  function pageRow(page: (typeof drafted.places.pages)[number], shared: FormContext): RowView {
    const own = forms.filter((form) => form.page.name === page.name)
    const tags = own.map((form) => rowOf(form, shared).tag)
    const tag = (['draft', 'sample'] as const).find((one) => tags.includes(one))
    const text = pageSummary(own, shared)
    return { href: formAddress(page), title: page.label[site.language], text, tag }
  }
}

/** How many changes there are to publish. */
export const draftCount = (context: FormContext): number => countOf(draftsOf(context, { me: '', now: 0 }))

const countOf = (drafts: readonly DraftView[]) => drafts.reduce((sum, { lines }) => sum + lines.length, 0)

function draftsOf(context: FormContext, viewer: Viewer): DraftView[] {
  const { draft, drafted, setAside } = context.changes
  const paths = Object.keys(draft).filter((path) => !setAside.includes(path))
  const byForm = groupBy(paths, (path) => formOfPath(drafted.places, path) ?? '')
  return [...byForm].map(([href, own]) => draftView(href, own, context, viewer))
}

function draftView(href: string, paths: string[], { changes, site, messages }: FormContext, { me, now }: Viewer): DraftView {
  const words = messages.site
  const forms = siteForms(changes.drafted.places, site.language)
  const form = forms.get(href)
  const entries = paths.flatMap((path) => changes.draft[path] ?? [])
  const last = entries.reduce<DraftEntry | undefined>((newest, entry) => (newest && newest.at > entry.at ? newest : entry), undefined)
  const lines = paths.flatMap((path) => lineOf(path) ?? [])
  const prefix = form?.entry ? `${form.page.label[site.language]}: ` : ''
  return {
    ...(form && { href }),
    title: form ? prefix + form.title : words.changed,
    lines: lines.length > 0 ? lines : [{ label: words.sampleLabel, to: words.confirmed }],
    who: nameOf(last?.by ?? '', me, words.you),
    when: timeText(last?.at ?? now, site.openingHours.timeZone, site.language),
    paths,
  }

  /** Confirmed samples are not listed if something else on the page was changed. */
  function lineOf(path: string): DraftView['lines'][number] | undefined {
    const { places } = changes.drafted
    const [before, after] = [valueAt(changes.public, path), valueAt(changes.drafted, path)]
    const found = places.fields.get(path)
    if (found?.mark.input === 'sample') return undefined
    if (!found) return entryLine(path, after !== undefined)
    const label = pathLabel(places, path, site) + languageSuffix(found, site, words)
    if (found.mark.input === 'closed-days') return { label, ...changedDays(before, after, site.language, words) }
    const [from, to] = [before, after].map((value) => shortValue(words, chosenText(found, value, site)))
    return { label, ...(before !== undefined && from !== undefined && to !== undefined && { from }), to: to ?? words.changed }
  }

  /** A removed entry has its title only on the public site. */
  function entryLine(path: string, isThere: boolean): DraftView['lines'][number] {
    if (isThere) return { label: entryLabel(changes.drafted.places, path, site.language), to: words.added }
    const { places } = changes.public
    const list = listOfEntry(places, path)
    const name = keysOf(path).at(-1) ?? ''
    return { label: list ? entryTitle(places, list, name, site.language) : spelledOut(name), to: words.removed }
  }
}

/** The closed days that were removed and added. */
function changedDays(before: unknown, after: unknown, language: Language, words: FormContext['messages']['site']) {
  const [old, now] = [before, after].map((days) =>
    Array.isArray(days) ? days.map((day: unknown) => closedDayText(day, language, words)) : [],
  )
  const removed = old?.filter((day) => !now?.includes(day)) ?? []
  const added = now?.filter((day) => !old?.includes(day)) ?? []
  // The order may be all that changed.
  const other = removed.length > 0 ? words.removed : words.changed
  return { ...(removed.length > 0 && { from: removed.join('; ') }), to: added.length > 0 ? added.join('; ') : other }
}

export function historyOf(
  publications: readonly Publication[],
  { changes, site, messages }: FormContext,
  { me }: Viewer,
): PublicationView[] {
  const words = messages.site
  const forms = siteForms(changes.drafted.places, site.language)
  return publications.map(({ version, by, at, paths }, index) => {
    const lines = paths.map((path) => {
      const { places } = changes.drafted
      const form = forms.get(formOfPath(places, path) ?? '')
      const label = places.fields.get(path)?.mark.input === 'sample' ? words.confirmed : pathLabel(places, path, site)
      return form && form.title !== label ? `${form.title}: ${label}` : label
    })
    return {
      version,
      who: nameOf(by, me, words.you),
      when: timeText(at, site.openingHours.timeZone, site.language),
      lines: lines.length > 0 ? [...new Set(lines)] : [words.everythingUndone],
      isCurrent: index === 0,
    }
  })
}

const nameOf = (email: string, me: string, you: string) => (email === me ? you : email)

const timeText = (at: number, timeZone: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)

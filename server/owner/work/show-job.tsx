import type { Request, Response } from 'express'
import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import type { RowView } from '../../../client/owner/site/site-view.ts'
import { JobFormPage } from '../../../client/owner/work/job-form-page.tsx'
import type { JobErrors, JobInput } from '../../../client/owner/work/job-view.ts'
import { WorkListPage } from '../../../client/owner/work/work-list-page.tsx'
import { type Language, languages } from '../../../shared/language/languages.ts'
import { monthText } from '../../../shared/language/long-date.ts'
import { wholeWords } from '../../../shared/text/shorten.ts'
import { createWallClock } from '../../base/calendar.ts'
import type { CurrentChanges } from '../../changes/changes.ts'
import { checkedSites } from '../../changes/composed-site.ts'
import { doneMessage } from '../done-message.ts'
import type { Owner } from '../owner.ts'
import type { FormContext } from '../site/form-view.ts'
import { rowOf } from '../site/list-view.ts'
import { siteForms } from '../site/site-forms.ts'
import { baseOf, draftOf, isPublic, jobsOf, versionsOf } from './job-state.ts'

export type WorkOwner = Pick<Owner, 'site' | 'show' | 'messages' | 'store' | 'changes' | 'clock'>

/** `errors` are by field, of a form that was refused. Its `base` and `seen` stay, so that what somebody else saved since is still noticed. */
export type ShownJob = {
  current: CurrentChanges
  input: JobInput
  status?: number
  errors?: JobErrors
  base?: Readonly<Record<string, string>>
  seen?: number
}

const monthsToChoose = 24
const altLength = 60

/** The list of jobs, and the form of one. */
export function createShowJob({ site, show, messages, clock }: WorkOwner) {
  const { work: words } = messages
  const { saved, published, discarded, down, moved } = words
  const doneWords = { saved, published, discarded, down, moved }
  const wallClock = createWallClock(site.openingHours.timeZone)
  const thisMonth = () => wallClock(clock.now()).day.slice(0, 7)

  async function showList(req: Request, res: Response, current: CurrentChanges) {
    const jobs = jobsOf(current).map((job) => ({
      job,
      when: monthText(job.month, site.language),
      isDraft: draftOf(current, job.slug).length > 0,
    }))
    await show(req, res, {
      title: words.heading,
      section: 'work',
      message: doneMessage(req, doneWords),
      content: <WorkListPage jobs={jobs} />,
    })
  }

  async function showForm(req: Request, res: Response, { current, input, status = 200, errors = new Map(), base, seen }: ShownJob) {
    const { slug } = input
    await show(req, res, {
      status,
      title: input.words[site.language]?.title || words.newJob,
      section: 'work',
      back: { href: ownerPaths.work, text: words.back },
      ...(status === 200 && { message: doneMessage(req, doneWords) }),
      errors: inFormOrder(errors, site.language),
      hasActions: true,
      content: (
        <JobFormPage
          site={checkedSites(current.drafted)[0] ?? site}
          input={input}
          pictures={input.photos.length > 0 || slug === undefined ? [] : picturesOf(slug, { site, messages, changes: current })}
          errors={errors}
          base={base ?? (slug === undefined ? {} : baseOf(current, slug))}
          months={months(input.month)}
          state={
            slug === undefined
              ? undefined
              : { hasDraft: draftOf(current, slug).some((path) => !current.setAside.includes(path)), isPublic: isPublic(current, slug) }
          }
          seen={seen ?? current.draftVersion}
        />
      ),
    })
  }

  /** The last months, and the chosen one if it is older. */
  function months(chosen: string): { value: string; label: string }[] {
    const [year = 0, month = 1] = thisMonth().split('-').map(Number)
    const recent = Array.from({ length: monthsToChoose }, (_, index) =>
      new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
    )
    return [...new Set([...recent, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: shortMonth(value, site.language) }))
  }

  return { showList, showForm, thisMonth }
}

/** Photos, what the job is, then the optional fields. */
function inFormOrder(errors: JobErrors, language: Language): { id: string; message: string }[] {
  const order = [
    'job-form',
    'photo',
    `${language}-title`,
    'town',
    'month',
    'services',
    `${language}-text`,
    'answer-',
    'days',
    'dollars',
    language,
  ]
  const positionOf = (id: string) => order.findIndex((start) => id.startsWith(start)) + 1 || order.length + 1
  return [...errors].map(([id, message]) => ({ id, message })).sort((a, b) => positionOf(a.id) - positionOf(b.id))
}

/** The pictures of a job of the set, with links to their forms. */
function picturesOf(slug: string, context: FormContext): RowView[] {
  const { changes, site } = context
  const [version] = versionsOf(changes, slug)
  if (!version) return []
  const { pictures, comparison } = version.job
  const forms = siteForms(changes.drafted.places, site.language)
  return [...new Set([...pictures, ...Object.values(comparison ?? {})])].flatMap((name) => {
    const form = forms.get(`${ownerPaths.site}pictures/${name}/`)
    const alt = checkedSites(changes.drafted)[0]?.pictures[name]?.alt ?? ''
    const text = alt.length > altLength ? `${wholeWords(alt, altLength)}…` : alt
    return form ? [{ ...rowOf(form, context), text }] : []
  })
}

/** 'Nov 2026', which fits half of a phone. Anything else is shown as it was typed. */
function shortMonth(month: string, language: Language): string {
  const time = Date.parse(`${month}-01`)
  if (Number.isNaN(time)) return month
  return new Date(time).toLocaleDateString(languages[language].tag, { month: 'short', year: 'numeric', timeZone: 'UTC' })
}

/** What pages show about completed jobs. */

import { jobsPerPage, pathOf, serviceHref } from '../addresses/routes.ts'
import { comparisonOf, pictureNames } from '../content/job-photos.ts'
import type { Close, DoneJob, Site } from '../content/site-types.ts'
import { usedPictures } from '../content/used-assets.ts'
import { answerLabel, optionText, quantityText, questionsOf, questionWords } from '../estimate/questions.ts'
import type { Language } from '../language/languages.ts'
import { monthText } from '../language/long-date.ts'
import { messagesFor, type ServerMessages } from '../language/messages.ts'
import { dollars } from '../text/number-text.ts'
import { tradeOf } from '../trades/trades.ts'
import { completeAnswers, drawnJob, type JobRun } from './job-sheets.ts'

/** A job without its pictures, on the home page and a service page. It has a drawing if its answers are complete. */
export type JobRow = Pick<DoneJob, 'title' | 'town'> & {
  href: string
  /** 'March 2026' */
  when: string
  /** '3 days' */
  days?: string
  price?: string
  /** What was installed, if the trade states it. */
  spec?: string
  sample?: true
  run?: JobRun
}

/** A job in a list. */
export type JobCard = JobRow & Pick<DoneJob, 'services'> & { picture?: string; hasComparison?: true }

export type JobContent = JobCard &
  Pick<DoneJob, 'text' | 'comparison' | 'customer'> & {
    pictures: readonly string[]
    /** The answers of the estimate, the days and the price. */
    facts: { value: string; label: string }[]
    /** Label of the drawing. */
    drawn: string
    /** Sentences that the law requires beside some facts. */
    statements: readonly string[]
    serviceLinks: { name: string; href: string }[]
    estimate?: { href: string; label: string }
  }

/** Words of the interface are content, because most pages show no jobs. */
export type WorkWords = Omit<ServerMessages['work'], 'drawing' | 'recentSamples'>

export function workWords(language: Language): WorkWords {
  const { drawing: _, recentSamples: _samples, ...words } = messagesFor(language).work
  return words
}

/** The newest jobs on a page about something else. */
export type RecentJobs = { jobs: JobCard[]; words: Pick<WorkWords, 'recent' | 'all'> }

/** One page of the list. `filters` are the services that its jobs are about, by id. */
export type WorkList = {
  jobs: (JobCard & { text?: string })[]
  filters: { id: string; name: string; count: number }[]
  number: number
  count: number
}

const jobsOf = ({ work }: Site): DoneJob[] => (work?.jobs ?? []).toSorted((a, b) => b.month.localeCompare(a.month))

const jobsOnPage = (site: Site, number: number) => jobsOf(site).slice((number - 1) * jobsPerPage, number * jobsPerPage)

export function workList(site: Site, number: number): WorkList {
  const jobs = jobsOnPage(site, number).map((job, index) => ({ ...jobCard(site, job), ...(index === 0 && { text: job.text }) }))
  return { jobs, filters: workFilters(site, number), number, count: Math.ceil(jobsOf(site).length / jobsPerPage) }
}

export function workFilters(site: Site, number: number): WorkList['filters'] {
  const shown = jobsOnPage(site, number)
  return site.services.flatMap(({ id, name }) => {
    const count = shown.filter(({ services }) => services.includes(id)).length
    return count > 0 ? [{ id, name, count }] : []
  })
}

/** The newest job of a service with a price, as the example on the service's page. */
export function pricedJob(site: Site, service: string): JobRow | undefined {
  const job = jobsOf(site).find(({ services, dollars: price }) => price && services.includes(service))
  return job && jobRow(site, job)
}

type JobFilter = { service?: string; except?: JobRow }

/** The newest jobs for a page with other `content`. No picture is shown twice. `undefined` if there are no jobs. */
export function recentJobs(site: Site, count: number, content: unknown, { service, except }: JobFilter = {}): RecentJobs | undefined {
  const shown = new Set(usedPictures(content))
  const { recent, recentSamples, all } = messagesFor(site.language).work
  const jobs = jobsOf(site).filter(
    ({ services, slug }) => (!service || services.includes(service)) && pathOf('job', site.language, slug) !== except?.href,
  )
  if (jobs.length === 0) return undefined
  const newest = jobs.slice(0, count)
  const isNew = (job: DoneJob) =>
    pictureNames(job)
      .slice(0, 1)
      .every((name) => !shown.has(name))
  const cards = newest.map((job) => jobCard(site, job))
  // If one job's picture is already on the page, no job shows a picture, so that the cards in a row look alike.
  return {
    jobs: newest.every(isNew) ? cards : cards.map(({ picture: _, ...card }) => card),
    words: { recent: newest.every(({ sample }) => sample) ? recentSamples : recent, all },
  }
}

/** The three newest jobs for the home page, which shows none before there are three. */
export const homeJobs = (site: Site): JobRow[] => newestOnHome(site).map((job) => jobRow(site, job))

/** The heading and note above the jobs. The set's own mention prices and sizes, which a job posted by the owner may lack. */
export function homeJobsWords(site: Site): { heading?: string; text?: string } {
  const isPriced = newestOnHome(site).every((job) => job.dollars && completeAnswers(site, job))
  return isPriced ? {} : { heading: messagesFor(site.language).work.recent, text: '' }
}

function newestOnHome(site: Site): readonly DoneJob[] {
  const newest = jobsOf(site).slice(0, 3)
  return newest.length < 3 ? [] : newest
}

export function jobContent(site: Site, slug: string | undefined): JobContent | undefined {
  const job = site.work?.jobs.find((candidate) => candidate.slug === slug)
  if (!job) return undefined
  const { text, customer } = job
  const answers = completeAnswers(site, job)
  return {
    ...jobCard(site, job),
    drawn: messagesFor(site.language).work.drawing(job.title),
    text,
    pictures: pictureNames(job),
    comparison: comparisonOf(job),
    customer,
    facts: jobFacts(site, job),
    statements: (answers && site.estimate && tradeOf(site.estimate.table).statements?.(site.estimate.words, answers)) ?? [],
    serviceLinks: site.services
      .filter(({ id }) => job.services.includes(id))
      .map((service) => ({ name: service.name, href: serviceHref(service, site.language) })),
    ...(site.estimate &&
      answers && {
        estimate: { href: `${pathOf('estimate', site.language)}?${job.estimate}`, label: site.estimate.words.linkLabel },
      }),
  }
}

/** A job's page closes like the page of its service, because the list's own closing is about many jobs. */
export function jobClose({ services, work }: Site, slug: string | undefined): Close | undefined {
  const job = work?.jobs.find((candidate) => candidate.slug === slug)
  const [close] = job?.services.flatMap((id) => services.find((service) => service.id === id)?.page?.close ?? []) ?? []
  return close ?? work?.close
}

function jobCard(site: Site, job: DoneJob): JobCard {
  return {
    ...jobRow(site, job),
    services: job.services,
    picture: pictureNames(job)[0],
    ...(comparisonOf(job) && { hasComparison: true }),
  }
}

function jobRow(site: Site, job: DoneJob): JobRow {
  const { slug, title, town, month, sample } = job
  const run = drawnJob(site, job)?.run
  const answers = completeAnswers(site, job)
  const spec = job.spec ?? (site.estimate && answers && tradeOf(site.estimate.table).spec?.(site.estimate, answers))
  return {
    title,
    town,
    href: pathOf('job', site.language, slug),
    when: monthText(month, site.language),
    ...(job.days && { days: messagesFor(site.language).jobs.days(job.days) }),
    ...(job.dollars && { price: dollars(job.dollars) }),
    ...(spec && { spec }),
    ...(sample && { sample }),
    ...(run && { run }),
  }
}

function jobFacts({ estimate, language }: Site, job: DoneJob): JobContent['facts'] {
  const words = messagesFor(language)
  const given = new URLSearchParams(job.estimate)
  const answers = !estimate
    ? []
    : questionsOf(estimate.table).flatMap(({ kind, name }) => {
        const value = given.get(name)
        if (kind === 'flag' || !value || value === '0') return []
        const words = questionWords(estimate, name)
        const text = kind === 'choice' ? optionText(estimate, name, value) : quantityText(words, value)
        return [{ value: text, label: answerLabel(words, value) }]
      })
  return [
    // What another fact begins with is not said twice.
    ...answers.filter(({ value }) => !answers.some((other) => other.value.startsWith(`${value}, `))),
    ...(job.days ? [{ value: words.jobs.days(job.days), label: words.work.onSite }] : []),
    ...(job.dollars ? [{ value: dollars(job.dollars), label: words.work.total }] : []),
  ]
}

import { describe, expect, test } from 'vitest'
import { builtSite, builtSites, contentSets } from '../../test/helpers/content-sets.ts'
import { priceRange } from '../../test/helpers/price-tables.ts'
import { findPage, pagesByPath } from '../addresses/find-page.ts'
import { contentPages, screensOf } from '../addresses/routes.ts'
import type { DoneJob, Site } from '../content/site-types.ts'
import { homeContent } from './home-content.ts'
import { drawnJob } from './job-sheets.ts'
import { layoutData, pageData } from './page-data.ts'
import { homeJobs, jobClose, jobContent, pricedJob, recentJobs, workList } from './work-content.ts'

describe.each(contentSets)('the work of %s', (_, set) => {
  const site = builtSite(set)
  const jobs = site.work?.jobs ?? []
  const withJobs = (list: readonly DoneJob[]): typeof site => ({ ...site, work: { close: { heading: 'Call us' }, jobs: [...list] } })
  const [first] = jobs
  if (!first) throw new Error('Both sets have jobs')
  const many = (count: number) =>
    Array.from(
      { length: count },
      (_, index): DoneJob => ({ ...first, slug: `job-${index}`, month: `2${String(100 + index).slice(-3)}-01` }),
    )

  test('is listed newest first, 12 a page, and each page and job has an address', () => {
    const long = withJobs(many(25))
    const months = [1, 2, 3].flatMap((number) => workList(long, number).jobs.map(({ when }) => Number(when.slice(-4))))
    expect(months).toHaveLength(25)
    expect(months).toEqual([...months].sort((a, b) => b - a))
    expect(workList(long, 1)).toMatchObject({ number: 1, count: 3, jobs: { length: 12 } })
    const pages = pagesByPath(contentPages(long))
    const table = { language: site.language, pages, posts: { count: 0, findBySegment: () => undefined } }
    expect(findPage(table, '/work/page/3/')).toMatchObject({ screen: 'work', id: '3', indexable: true })
    expect(findPage(table, '/work/page/4').screen).toBe('not-found')
    expect(findPage(table, '/work/page/1/').screen).toBe('not-found')
    expect(findPage(table, '/work/job-24')).toMatchObject({ screen: 'job', path: '/work/job-24/' })
    const third = [...pages.values()].find(({ id }) => id === '3')
    expect(third && pageData(long, third).metadata.title).toMatch(/3$/)
  })

  test('has a filter for each service that a page’s jobs are about', () => {
    for (const { id, count } of workList(site, 1).filters) expect(count).toBe(jobs.filter(({ services }) => services.includes(id)).length)
    expect(workList(withJobs([first]), 1).filters.map(({ id }) => id)).toEqual(
      site.services.map(({ id }) => id).filter((id) => first.services.includes(id)),
    )
  })

  test('shows the newest priced job and two others on the page of each service, and three on the home page', () => {
    for (const page of contentPages(site).filter(({ screen }) => screen === 'service')) {
      const { content } = pageData(site, page)
      if (content.screen !== 'service') throw new Error('not a service')
      const ofService = jobs.filter(({ services }) => services.includes(content.service.id))
      const priced = ofService.find(({ dollars }) => dollars)
      const others = ofService.filter((job) => job !== priced).slice(0, 2)
      expect(content.job?.title).toBe(priced?.title)
      expect(content.work?.jobs.map(({ title }) => title) ?? []).toEqual(others.map(({ title }) => title))
    }
    expect(homeJobs(withJobs(jobs.slice(0, 2)))).toEqual([])
    expect(homeJobs(site).map(({ title }) => title)).toEqual(jobs.slice(0, 3).map(({ title }) => title))
  })

  test('on the home page have their days', () => {
    expect(homeJobs(site).map(({ days }) => days)).toEqual(jobs.slice(0, 3).map(({ days }) => (days === 1 ? '1 day' : `${days} days`)))
  })

  // 16 CFR 460.18 wants the kind of foam and its R-value at a thickness beside a price.
  test('say what was installed wherever they have a price', () => {
    if (site.estimate?.words.kind !== 'foam') return
    const priced = site.services.flatMap(({ id }) => pricedJob(site, id) ?? [])
    const rows = [...homeJobs(site), ...workList(site, 1).jobs, ...priced].filter(({ price }) => price)
    expect(rows.length).toBeGreaterThan(jobs.length)
    for (const { spec } of rows) expect(spec).toMatch(/(Open|Closed)-cell .*foam.*, [\d /]+ inches, R-\d+/)
  })

  test('have their town in the title, where nothing is cut off, in each language', () => {
    for (const spoken of Object.values(builtSites(set)))
      for (const page of contentPages(spoken).filter(({ screen }) => screen === 'job')) {
        const town = spoken.work?.jobs.find(({ slug }) => slug === page.id)?.town
        expect(pageData(spoken, page).metadata.title).toContain(`, ${town}`)
      }
  })

  test('close with the closing of the first of their services that has a page', () => {
    const closes = jobs.map(({ slug }) => jobClose(site, slug)?.heading)
    const list = site.work?.close.heading
    const pages = jobs.map((job) => job.services.map((id) => site.services.find((service) => service.id === id)?.page))
    expect(closes).toEqual(pages.map((ofJob) => ofJob.find((page) => page)?.close.heading ?? list))
    for (const page of contentPages(site).filter(({ screen }) => screen === 'job'))
      expect(pageData(site, page).content).toMatchObject({ close: jobClose(site, page.id) })
  })

  test('are under the set’s heading about prices on the home page only if each has a price', () => {
    const wordsOf = (content: typeof site) => homeContent(content).homepage.jobs
    expect(wordsOf(site)).toMatchObject({ heading: site.homepage.jobs?.heading, text: site.homepage.jobs?.text })
    const { dollars: _, ...unpriced } = first
    expect(wordsOf(withJobs([unpriced, ...jobs.slice(1)]))).toMatchObject({ heading: 'Recent jobs', text: '' })
  })

  test('without a job there is no page, no link and nothing on other pages', () => {
    const empty = withJobs([])
    expect(screensOf(empty)).not.toContain('work')
    expect(contentPages(empty).filter(({ path }) => path.startsWith('/work/'))).toEqual([])
    const layout = layoutData(empty, {
      siteUrl: site.siteUrl,
      year: 2026,
      openingHours: { ...site.openingHours, specialDays: [], zone: [] } as never,
    })
    expect(layout.navigation.map(({ href }) => href)).not.toContain('/work/')
    expect(layout.absentPages).toContain('work')
    expect(recentJobs(empty, 3, undefined)).toBeUndefined()
  })

  test('cards have their pictures, unless the page shows one of them already', () => {
    const newest = homeJobs(site).length
    expect(recentJobs(site, newest, undefined)?.jobs.map(({ picture }) => picture)).not.toContain(undefined)
    const [first] = recentJobs(site, newest, undefined)?.jobs ?? []
    const beside = recentJobs(site, newest, { picture: first?.picture })?.jobs ?? []
    expect(beside.map(({ picture }) => picture)).toEqual(beside.map(() => undefined))
  })

  test('a list of sample jobs says so in its heading', () => {
    const heading = (sample: boolean) => recentJobs(withJobs(jobs.map((job) => ({ ...job, sample }))), 3, undefined)?.words.recent
    expect([heading(true), heading(false)]).toEqual(['Sample jobs', 'Recent jobs'])
  })

  test('sample prices are within the range of the estimate that the job links to', () => {
    const linked = jobs.filter(({ slug }) => jobContent(site, slug)?.estimate)
    // Only the repair has no estimate.
    expect(jobs.length - linked.length).toBeLessThanOrEqual(1)
    for (const { slug, estimate, dollars } of linked) {
      if (!estimate || !dollars || !site.estimate) continue
      const { low, high } = priceRange(site.estimate.table, estimate)
      expect([slug, dollars >= low && dollars <= high]).toEqual([slug, true])
    }
  })

  test('a job is drawn only if nothing has to be guessed, and its facts are those that were given', () => {
    const { estimate = '' } = first
    const told = (query: string): Site => withJobs([{ ...first, estimate: query }])
    const given = new URLSearchParams(estimate)
    for (const name of given.keys()) {
      const fewer = new URLSearchParams(estimate)
      fewer.delete(name)
      const isCount = site.estimate?.table.kind === 'fence' && name.endsWith('-gates')
      const isFlag = name === 'removal'
      const [job] = told(fewer.toString()).work?.jobs ?? []
      expect([name, job && drawnJob(site, job) !== undefined]).toEqual([name, isCount || isFlag])
    }
    const answered = [...given].filter(([name, value]) => value !== '0' && name !== 'removal').length
    const facts = jobContent(site, first.slug)?.facts ?? []
    // The kind of foam stands with its thickness.
    expect(facts).toHaveLength(answered + 2 - (given.has('foam') ? 1 : 0))
    expect(jobContent(told(''), first.slug)?.facts).toHaveLength(2)
  })

  test('a fact has the label of one if it is one', () => {
    if (site.estimate?.table.kind !== 'fence') return
    const labels = (query: string) => jobContent(withJobs([{ ...first, estimate: query }]), first.slug)?.facts.map(({ label }) => label)
    expect(labels('walk-gates=1&drive-gates=1')?.slice(0, 2)).toEqual(['Walk gate', 'Driveway gate'])
    expect(labels('walk-gates=2&drive-gates=3')?.slice(0, 2)).toEqual(['Walk gates', 'Driveway gates'])
  })
})

import { expect, test } from 'vitest'
import { contentSets } from '../../test/helpers/content-sets.ts'
import { fencingSet } from '../../test/helpers/loaded-sets.ts'
import { checkSite } from '../check/site-check.ts'
import { isObject } from '../schema/is-object.ts'
import { joinSite } from './compose-site.ts'

const drawings = Object.keys(contentSets[0]?.[1].drawings ?? {})

/** Problems of the fencing set after a change to its first job. */
function problemsWith(change: object): string[] {
  const facts = structuredClone(fencingSet.facts)
  const { work } = facts
  const jobs = isObject(work) && 'jobs' in work && Array.isArray(work.jobs) ? work.jobs : []
  Object.assign(jobs[0], change)
  const site = joinSite({ ...fencingSet, facts }, 'en')
  const check = checkSite(site, { pictures: Object.keys(site.pictures ?? {}), drawings })
  return check.status === 'faulty' ? check.problems : []
}

const upload = { hash: '0123456789abcdef0123456789abcdef', width: 1600, height: 1200, widths: [320, 1600] }

test.each([
  ['a service that is gone', { services: ['moats'] }, "work.jobs[0].services[0]: no service has the id 'moats'"],
  ['no service', { services: [] }, 'work.jobs[0].services: must name a service'],
  ['a month that does not exist', { month: '2026-13' }, 'work.jobs[0].month: must be a month like 2026-03'],
  ['answers that the estimate does not take', { estimate: 'height=7' }, "work.jobs[0].estimate: the estimate does not take 'height=7'"],
  ['no picture', { pictures: [] }, 'work.jobs[0].photos: must have a photo'],
  ['a picture that is not there', { pictures: ['moat'] }, "work.jobs[0].pictures[0]: no picture 'moat' in the set's pictures folder"],
  [
    'a photo that nobody described',
    { photos: [{ upload, alt: { es: 'Una cerca' } }] },
    'work.jobs[0].photos[0].alt: must say what the photo shows',
  ],
  ['cents', { dollars: 99.5 }, 'work.jobs[0].dollars: must be a whole number'],
])('a job with %s is a problem', (_, change, problem) => {
  expect(problemsWith(change)).toContain(problem)
})

test('the jobs of the set are no problem', () => {
  expect(problemsWith({})).toEqual([])
})

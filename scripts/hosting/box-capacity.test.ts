import { expect, test } from 'vitest'
import { boxCapacity, type Measured, need, usualVisitors } from './box-capacity.ts'

const measured: Measured = {
  pagesPerSecond: 3000,
  filesPerSecond: 2000,
  memoryMb: 100,
  firstPageBytes: 120_000,
  nextPageBytes: 20_000,
  processorMsPerLead: 5,
}

test('the capacity of a core is what half of it can answer in the busiest seconds of a day', () => {
  const { visitsPerDayAndCore, bytesPerVisit } = boxCapacity(measured, { ...usualVisitors, requestsPerVisit: 21, leadsPerVisit: 0 })
  // Three pages and eighteen files take 0.01 s, so half a core serves 50 visits a second; a busiest second has 1/10,000 of a day's visits.
  expect(visitsPerDayAndCore).toBeCloseTo(500_000)
  expect(bytesPerVisit).toBe(560_000)
})

test('processor time grows with sites and with visits, memory only with sites', () => {
  const one = need(measured, usualVisitors, { sites: 1, visitsPerDay: 1000 })
  const ten = need(measured, usualVisitors, { sites: 10, visitsPerDay: 1000 })
  const busy = need(measured, usualVisitors, { sites: 1, visitsPerDay: 10_000 })
  expect(ten.cores).toBeCloseTo(10 * one.cores)
  expect(busy.cores).toBeCloseTo(ten.cores)
  expect([one.memoryGb, ten.memoryGb, busy.memoryGb]).toEqual([0.1, 1, 0.1])
})

import { expect, test } from 'vitest'
import { isDue, probeWaitMs, retryWaitMs, shouldGiveUp } from './retry-schedule.ts'

const minutes = (ms: number) => ms / 60_000

test('waits are 1, 5, 15 and 60 minutes, then hourly, at most a fifth longer', () => {
  expect([1, 2, 3, 4, 5, 200].map((tries) => minutes(retryWaitMs(tries, () => 0)))).toEqual([1, 5, 15, 60, 60, 60])
  expect([1, 2, 3, 4, 5].map((tries) => minutes(retryWaitMs(tries, () => 1)))).toEqual([1.2, 6, 18, 72, 72])
})

test('a failing server is probed after one minute, then at least every five', () => {
  expect(minutes(probeWaitMs(1, () => 0))).toBe(1)
  for (const failures of [2, 3, 50]) expect(minutes(probeWaitMs(failures, () => 1))).toBeLessThanOrEqual(5)
})

test('delivery gives up only after both five days and a hundred tries', () => {
  const day = 24 * 60 * 60_000
  expect(shouldGiveUp({ tries: 100, receivedAt: 0, now: 5 * day })).toBe(true)
  expect(shouldGiveUp({ tries: 99, receivedAt: 0, now: 50 * day })).toBe(false)
  expect(shouldGiveUp({ tries: 500, receivedAt: 0, now: 5 * day - 1 })).toBe(false)
})

test('with the longest waits a hundred tries take about five days', () => {
  let time = 0
  let tries = 0
  while (!shouldGiveUp({ tries, receivedAt: 0, now: time })) {
    tries += 1
    time += retryWaitMs(tries, () => 1)
  }
  expect(minutes(time) / 60 / 24).toBeLessThan(5.2)
})

test('a time far in the future counts as due, because the clock must have been set back', () => {
  expect(isDue(1_000, 1_000)).toBe(true)
  expect(isDue(1_001, 1_000)).toBe(false)
  expect(isDue(1_000 + 3 * 60 * 60_000, 1_000)).toBe(true)
})

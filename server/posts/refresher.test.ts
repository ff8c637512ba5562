import { expect, onTestFinished, test, vi } from 'vitest'
import { createRefresher } from './refresher.ts'

/** Counts its runs. Each ends when the test says so. */
function makeRefresher(waitMs = 1000) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ends: (() => void)[] = []
  const refresher = createRefresher(async () => {
    await new Promise<void>((resolve) => ends.push(resolve))
    return waitMs
  })
  return { refresher, ends, end: () => ends.at(-1)?.() }
}

test('it runs again after the time that a run returned', async () => {
  const { refresher, ends, end } = makeRefresher(1000)
  const first = refresher.refresh()
  end()
  await first
  await vi.advanceTimersByTimeAsync(999)
  expect(ends).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toHaveLength(2)
})

test('calls during a run share the next run', async () => {
  const { refresher, ends, end } = makeRefresher()
  const first = refresher.refresh()
  const others = [refresher.refresh(), refresher.refresh()]
  expect(ends).toHaveLength(1)
  end()
  await first
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  end()
  await Promise.all(others)
  expect(ends).toHaveLength(2)
})

test('close waits for the current run and starts no other', async () => {
  const { refresher, ends, end } = makeRefresher()
  const first = refresher.refresh()
  const closing = refresher.close()
  end()
  await Promise.all([first, closing])
  await refresher.refresh()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ends).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { stillClock } from '../../test/helpers/fake-clock.ts'
import { createLoop } from './loop.ts'

/** Counts its runs. Each ends when the test says so. */
function makeLoop() {
  const clock = stillClock()
  const reports: unknown[] = []
  const ends: ((error?: Error) => void)[] = []
  const run = () => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())))
  const loop = createLoop({ run, waitMs: () => 1000, report: (error) => reports.push(error), clock })
  return { loop, clock, reports, ends, end: (error?: Error) => ends.at(-1)?.(error) }
}

test('it runs again after the wait', async () => {
  const { loop, clock, ends, end } = makeLoop()
  const first = loop.wake()
  end()
  await first
  clock.advance(999)
  expect(ends).toHaveLength(1)
  clock.advance(1)
  expect(ends).toHaveLength(2)
})

test('calls during a run share the next run', async () => {
  const { loop, ends, end } = makeLoop()
  const first = loop.wake()
  const others = [loop.wake(), loop.wake()]
  expect(ends).toHaveLength(1)
  end()
  await first
  await expect.poll(() => ends.length).toBe(2)
  end()
  await Promise.all(others)
  expect(ends).toHaveLength(2)
})

test('it runs again after a report that failed', async () => {
  const clock = stillClock()
  let runs = 0
  const run = async () => {
    runs += 1
    if (runs === 1) throw new Error('away')
  }
  const report = () => {
    throw new Error('no log')
  }
  const loop = createLoop({ run, waitMs: () => 1000, report, clock })
  await expect(loop.wake()).rejects.toThrow('no log')
  await loop.wake()
  clock.advance(1000)
  expect(runs).toBe(3)
})

test('close waits for the current run and starts no other', async () => {
  const { loop, clock, ends, end } = makeLoop()
  const first = loop.wake()
  const closing = loop.close()
  end()
  await Promise.all([first, closing])
  await loop.wake()
  clock.advance(10_000)
  expect(ends).toHaveLength(1)
})

test('an outage is reported once, and again if it comes back or changes', async () => {
  const { loop, reports, end } = makeLoop()
  const error = (code: string) => Object.assign(new Error('away'), { code })
  const codes = ['EIO', 'EIO', undefined, 'EIO', 'ENOSPC', 'ENOSPC']
  for (const code of codes) {
    const run = loop.wake()
    end(code === undefined ? undefined : error(code))
    await run
  }
  expect(reports).toEqual([error('EIO'), error('EIO'), error('ENOSPC')])
})

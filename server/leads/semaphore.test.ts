import { expect, test } from 'vitest'
import { fakeClock } from '../../test/helpers/lead-outbox.ts'
import { createSemaphore } from './semaphore.ts'

test('waiting callers get freed slots in order, or give up after the time limit', async () => {
  const clock = fakeClock()
  const slots = createSemaphore(1, { waitMs: 10_000, clock })
  expect(await slots.acquire()).toBe(true)
  const [second, third] = [slots.acquire(), slots.acquire()]
  clock.advance(9_999)
  slots.release()
  expect(await second).toBe(true)
  clock.advance(1)
  expect(await third).toBe(false)
  slots.release()
  expect(await slots.acquire()).toBe(true)
})

import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fakeClock } from '../../test/helpers/fake-clock.ts'
import { createSemaphore } from './semaphore.ts'

test('waiting callers get freed slots in order, or give up after the time limit', async () => {
  const clock = fakeClock()
  const limit = { waitMs: 10_000, clock }
  const slots = createSemaphore(1)
  expect(await slots.acquire(limit)).toBe(true)
  const [second, third] = [slots.acquire(limit), slots.acquire(limit)]
  clock.advance(9_999)
  slots.release()
  expect(await second).toBe(true)
  clock.advance(1)
  expect(await third).toBe(false)
  slots.release()
  expect(await slots.acquire(limit)).toBe(true)
})

test('with two slots, two jobs run and the others wait in order', async () => {
  const slots = createSemaphore(2)
  const order: number[] = []
  const ends: (() => void)[] = []
  const jobs = [1, 2, 3, 4, 5].map((number) =>
    slots.run(async () => {
      order.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    }),
  )
  await setImmediate()
  expect(order).toEqual([1, 2])
  expect(slots.waiting()).toBe(3)
  while (order.length < 5 || ends.length > 0) {
    ends.shift()?.()
    await setImmediate()
  }
  expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4, 5])
  expect(order).toEqual([1, 2, 3, 4, 5])
})

test('a failed job frees its slot', async () => {
  const slots = createSemaphore(1)
  await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await slots.run(async () => 'yes')).toBe('yes')
})

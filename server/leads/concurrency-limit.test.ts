import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('with a limit of two, two jobs run and the others wait in order', async () => {
  const limit = createConcurrencyLimit(2)
  const order: number[] = []
  const ends: (() => void)[] = []
  const jobs = [1, 2, 3, 4, 5].map((number) =>
    limit.run(async () => {
      order.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    }),
  )
  expect(order).toEqual([1, 2])
  expect(limit.waiting()).toBe(3)
  while (order.length < 5 || ends.length > 0) {
    ends.shift()?.()
    await Promise.resolve()
  }
  expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4, 5])
  expect(order).toEqual([1, 2, 3, 4, 5])
})

test('a failed job frees its slot', async () => {
  const limit = createConcurrencyLimit(1)
  await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit.run(async () => 'yes')).toBe('yes')
})

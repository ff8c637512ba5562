import { expect, test } from 'vitest'
import { createWriteLimit } from './write-limit.ts'

test('two run, three wait in order, the sixth is turned away', async () => {
  const limit = createWriteLimit({ atOnce: 2, waiting: 3 })
  const order: number[] = []
  const ends: (() => void)[] = []
  const jobs = [1, 2, 3, 4, 5, 6].map((number) =>
    limit.run(async () => {
      order.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    }),
  )
  expect(await jobs[5]).toBeUndefined()
  expect(order).toEqual([1, 2])
  while (order.length < 5 || ends.length > 0) {
    ends.shift()?.()
    await Promise.resolve()
  }
  expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4, 5, undefined])
  expect(order).toEqual([1, 2, 3, 4, 5])
})

test('a job that fails frees its place', async () => {
  const limit = createWriteLimit({ atOnce: 1, waiting: 0 })
  await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit.run(async () => 'yes')).toBe('yes')
})

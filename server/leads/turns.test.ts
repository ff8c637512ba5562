import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('two run, the others wait in order', async () => {
  const turns = createTurns(2)
  const order: number[] = []
  const ends: (() => void)[] = []
  const jobs = [1, 2, 3, 4, 5].map((number) =>
    turns.run(async () => {
      order.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    }),
  )
  expect(order).toEqual([1, 2])
  expect(turns.waiting()).toBe(3)
  while (order.length < 5 || ends.length > 0) {
    ends.shift()?.()
    await Promise.resolve()
  }
  expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4, 5])
  expect(order).toEqual([1, 2, 3, 4, 5])
})

test('a job that fails frees its place', async () => {
  const turns = createTurns(1)
  await expect(turns.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.run(async () => 'yes')).toBe('yes')
})

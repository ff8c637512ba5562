import { expect, test } from 'vitest'
import { createKeyedLock } from './keyed-lock.ts'

test('jobs with the same key run one after another, even if one fails; other keys do not wait', async () => {
  const withLock = createKeyedLock()
  const order: string[] = []
  let release: (() => void) | undefined
  const first = withLock('a', async () => {
    order.push('a1 begins')
    await new Promise<void>((resolve) => {
      release = resolve
    })
    order.push('a1 ends')
    throw new Error('failed')
  })
  const second = withLock('a', async () => order.push('a2'))
  await withLock('b', async () => order.push('b'))
  release?.()
  await expect(first).rejects.toThrow('failed')
  await second
  expect(order).toEqual(['a1 begins', 'b', 'a1 ends', 'a2'])
})

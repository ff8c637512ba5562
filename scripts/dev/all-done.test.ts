import { expect, test } from 'vitest'
import { allDone } from './all-done.ts'

test('a failed task rejects only after all others have ended, so that none overlaps with the next build', async () => {
  let isEnded = false
  let end = () => {}
  const slow = new Promise<void>((resolve) => {
    end = resolve
  }).then(() => {
    isEnded = true
  })
  const done = allDone([Promise.reject(new Error('no such module')), undefined, slow])
  const rejection = done.catch((error: Error) => ({ message: error.message, isEnded }))
  await Promise.resolve()
  end()
  expect(await rejection).toEqual({ message: 'no such module', isEnded: true })
})

import { expect, test } from 'vitest'
import { allDone } from './all-done.ts'

test('a fault in one task is told only when the others have ended, so that none runs beside the next build', async () => {
  let isEnded = false
  let end = () => {}
  const slow = new Promise<void>((resolve) => {
    end = resolve
  }).then(() => {
    isEnded = true
  })
  const done = allDone([Promise.reject(new Error('no such module')), undefined, slow])
  const told = done.catch((error: Error) => ({ message: error.message, isEnded }))
  await Promise.resolve()
  end()
  expect(await told).toEqual({ message: 'no such module', isEnded: true })
})

import { expect, test } from 'vitest'
import { withStoreErrors } from './command.ts'

test('a store that cannot be read is reported in one sentence, and a bug is not', async () => {
  const errors: string[] = []
  const fail = (error: Error) => withStoreErrors(() => Promise.reject(error), { writeError: (text) => void errors.push(text) })
  expect(await fail(Object.assign(new Error('canary of the system'), { code: 'EACCES' }))).toBe(1)
  expect(errors).toEqual([expect.stringMatching(/^The site's data [^\n]*\(EACCES\)[^\n]*\n$/)])
  await expect(fail(new TypeError('ours'))).rejects.toThrow('ours')
})

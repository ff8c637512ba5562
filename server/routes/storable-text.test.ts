import { expect, test } from 'vitest'
import { textOfPosts } from './storable-text.ts'

test('a text is made once for each version of the posts', async () => {
  const posts = { version: 1 }
  let made = 0
  const text = textOfPosts(posts, () => `text ${++made}`)
  expect([await text(), await text()]).toEqual(['text 1', 'text 1'])
  posts.version = 2
  expect(await text()).toBe('text 2')
})

test('a text that could not be made is tried again at the next request', async () => {
  let attempts = 0
  const text = textOfPosts({ version: 1 }, () => {
    attempts += 1
    if (attempts === 1) throw new Error('a fault')
    return 'the text'
  })
  await expect(text()).rejects.toThrow('a fault')
  expect(await text()).toBe('the text')
})

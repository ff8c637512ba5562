import { expect, test } from 'vitest'
import { blogListPage, notFoundPage, postPage } from '../../shared/routes.ts'
import { createPageShelf } from './page-shelf.ts'

const keys = (shelf: ReturnType<typeof createPageShelf<number>>) => shelf.all().map(({ page }) => page.key)

test('of many posts those read last are kept, and all pages of the content set', () => {
  const shelf = createPageShelf<number>(2)
  shelf.put(notFoundPage, 1)
  shelf.put(blogListPage(1), 2)
  shelf.put(postPage('a'), 3)
  shelf.put(postPage('b'), 4)
  shelf.read(postPage('a'))
  shelf.put(blogListPage(2), 5)
  expect(keys(shelf)).toEqual(['not-found', 'blog', 'blog:2', 'post:a'])
  expect(shelf.get(postPage('b'))).toBeUndefined()
  expect(shelf.read(postPage('a'))).toBe(3)
})

test('looking without reading changes no order, and what is removed is gone', () => {
  const shelf = createPageShelf<number>(2)
  shelf.put(postPage('a'), 1)
  shelf.put(postPage('b'), 2)
  expect(shelf.get(postPage('a'))).toBe(1)
  shelf.put(postPage('c'), 3)
  expect(keys(shelf)).toEqual(['post:c', 'post:b'])
  shelf.remove(postPage('c'))
  expect(keys(shelf)).toEqual(['post:b'])
})

test('a page put again is replaced', () => {
  const shelf = createPageShelf<number>(2)
  for (const number of [1, 2, 3]) shelf.put(notFoundPage, number)
  expect(shelf.all()).toEqual([{ page: notFoundPage, thing: 3 }])
})

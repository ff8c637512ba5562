import { expect, test } from 'vitest'
import { blogListPage, notFoundPage, postPage } from '../../shared/routes.ts'
import { createPageShelf } from './page-shelf.ts'

const keys = (shelf: ReturnType<typeof createPageShelf<number>>) => shelf.all().map(({ page }) => page.key)

test('of many posts those that are read are kept, and all pages of the content set', () => {
  const shelf = createPageShelf<number>(2)
  shelf.put(notFoundPage, 1)
  shelf.put(blogListPage(1), 2)
  shelf.put(postPage('a'), 3)
  shelf.put(postPage('b'), 4)
  shelf.read(postPage('a'))
  shelf.put(blogListPage(2), 5)
  expect(keys(shelf)).toEqual(['not-found', 'blog', 'post:a', 'blog:2'])
  expect(shelf.get(postPage('b'))).toBeUndefined()
  expect(shelf.read(postPage('a'))).toBe(3)
})

test('looking is not reading, and what is removed is gone', () => {
  const shelf = createPageShelf<number>(2)
  shelf.put(postPage('a'), 1)
  shelf.put(postPage('b'), 2)
  expect(shelf.get(postPage('a'))).toBe(1)
  shelf.put(postPage('c'), 3)
  expect(keys(shelf)).toEqual(['post:b', 'post:c'])
  shelf.remove(postPage('c'))
  expect(keys(shelf)).toEqual(['post:b'])
})

test('what is read comes first, and goes on counting as read when it is replaced', () => {
  const shelf = createPageShelf<number>(3)
  for (const slug of ['a', 'b', 'c']) shelf.put(postPage(slug), 1)
  shelf.read(postPage('b'))
  shelf.put(postPage('b'), 2)
  expect(keys(shelf)).toEqual(['post:b', 'post:a', 'post:c'])
  shelf.put(postPage('d'), 1)
  shelf.put(postPage('e'), 1)
  expect(keys(shelf).sort()).toEqual(['post:b', 'post:d', 'post:e'])
})

test('where all were read, one of them makes room all the same', () => {
  const shelf = createPageShelf<number>(2)
  for (const slug of ['a', 'b']) shelf.put(postPage(slug), 1)
  for (const slug of ['a', 'b']) shelf.read(postPage(slug))
  shelf.put(postPage('c'), 1)
  expect(keys(shelf)).toEqual(['post:b', 'post:c'])
})

test('a page put again is replaced', () => {
  const shelf = createPageShelf<number>(2)
  for (const number of [1, 2, 3]) shelf.put(notFoundPage, number)
  expect(shelf.all()).toMatchObject([{ page: notFoundPage, thing: 3 }])
})

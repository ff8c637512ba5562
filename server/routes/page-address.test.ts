import { expect, test } from 'vitest'
import { createPostIndex } from '../../shared/post-index.ts'
import { pagesByPath, postPage } from '../../shared/routes.ts'
import { findAddress } from './page-address.ts'

const posts = [{ slug: 'old-fence' }, { slug: 'gate' }]
const book = {
  pages: pagesByPath([
    { key: 'home', path: '/', screen: 'home', indexable: true },
    { key: 'about', path: '/about/', screen: 'about', indexable: true },
    { key: 'blog', path: '/blog/', screen: 'blog', indexable: true },
  ]),
  posts: { ...createPostIndex(posts), count: posts.length },
  redirects: { '/team/': '/about/#people', '/blog/old-fence-2019/': '/blog/old-fence/', '/away/': 'https://elsewhere.example/' },
}
const page = (path: string) => {
  const address = findAddress(book, path)
  return address.kind === 'page' ? address.page.key : address.location
}

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/about/?a=1', 'about'],
  ['/blog/gate', postPage('gate').key],
  ['/blog/x-gate-y/', postPage('gate').key],
  ['/blog/nothing', 'missing-post'],
  ['/blog/gate/more', 'not-found'],
  ['/nothing', 'not-found'],
  ['*', 'not-found'],
  ['', 'not-found'],
  ['http://evil.test/about', 'not-found'],
])('%s is the page %s', (path, key) => {
  expect(page(path)).toBe(key)
})

test.each([
  ['/team', '/about/#people'],
  ['/team/?a=1', '/about/?a=1#people'],
  ['/Team/index.html', '/about/#people'],
  ['/away', 'https://elsewhere.example/'],
  ['/blog/Gate?x', '/blog/gate/?x'],
])('%s redirects to %s', (path, location) => {
  expect(page(path)).toBe(location)
})

test('a moved address comes before a slug that it happens to contain', () => {
  expect(page('/blog/old-fence-2019')).toBe('/blog/old-fence/')
})

import { describe, expect, test } from 'vitest'
import { createPostIndex } from '../../shared/blog/post-index.ts'
import { postPage } from '../../shared/pages/routes.ts'
import { somePosts } from '../../test/fixtures/some-posts.ts'
import { contentSets } from '../../test/helpers/content-sets.ts'
import { createResolveAddress } from './resolve-address.ts'

const [[, set] = []] = contentSets
if (!set) throw new Error('There is no content set')
const redirects = { '/team/': '/about/#people', '/blog/old-fence-2019/': '/blog/old-fence/', '/away/': 'https://elsewhere.example/' }
const posts = [{ slug: 'old-fence' }, { slug: 'gate' }, ...somePosts(12)]
const resolveAddress = createResolveAddress({
  site: { ...set.site, redirects },
  posts: { ...createPostIndex(posts), count: posts.length },
  hasFile: (path) => path === '/assets/entry.js',
  hasHook: true,
})
const read = 'GET HEAD OPTIONS'

/** The resolved address as a short text. */
function describeAddress(target: string, resolve = resolveAddress): string {
  const address = resolve(target)
  const methods = address.methods.join(' ')
  if (address.kind === 'redirect') return `redirect ${address.location}, ${methods}`
  if (address.kind === 'page' || address.kind === 'nothing') return `${address.kind} ${address.page.key} ${address.part}, ${methods}`
  return `${address.kind}, ${methods}`
}

test.each([
  ['/', 'page home document, GET HEAD POST OPTIONS'],
  ['/?x', 'page home document, GET HEAD POST OPTIONS'],
  ['/about', `page about document, ${read}`],
  ['/about/?sent=1', `page about document, ${read}`],
  ['/contact/?sent=1', `page contact:sent document, ${read}`],
  ['/contact?x=1&sent=1', `page contact:sent document, ${read}`],
  ['/contact/?sent=1&sent=1', `page contact document, ${read}`],
  ['/contact/?sent[]=1', `page contact document, ${read}`],
  ['/blog/gate', `page ${postPage('gate', 'en').key} document, ${read}`],
  ['/blog/x-gate-y/', `page ${postPage('gate', 'en').key} document, ${read}`],
  ['/blog/page/2', `page blog:2 document, ${read}`],
  ['/api/pages', `page home data, ${read}`],
  ['/api/pages/', `page home data, ${read}`],
  ['/api/pages/blog/gate/?x', `page ${postPage('gate', 'en').key} data, ${read}`],
  ['/api/pages/contact/?sent=1', `page contact:sent data, ${read}`],
  ['/assets/entry.js', `file, ${read}`],
  ['/health/', `endpoint, ${read}`],
  ['/feed.xml', `endpoint, ${read}`],
  ['/api/posts', `endpoint, ${read}`],
  ['/api/posts/g%61te', `endpoint, ${read}`],
  ['/api/posts/none', 'endpoint, '],
  ['/api/posts/%ff', 'endpoint, '],
  ['/hooks/contentful', 'endpoint, POST OPTIONS'],
  ['/api/faults', 'endpoint, POST OPTIONS'],
  ['/team', `redirect /about/#people, ${read}`],
  ['/team/?a=1', `redirect /about/?a=1#people, ${read}`],
  ['/Team/index.html', `redirect /about/#people, ${read}`],
  ['/away', `redirect https://elsewhere.example/, ${read}`],
  ['/blog/Gate?x', `redirect /blog/gate/?x, ${read}`],
  ['/blog/old-fence-2019', `redirect /blog/old-fence/, ${read}`],
])('%s is %s', (target, wanted) => {
  expect(describeAddress(target)).toBe(wanted)
})

test.each([
  ['/blog/nothing', 'missing-post document'],
  ['/blog/gate/more', 'not-found document'],
  ['/blog/page/9/', 'not-found document'],
  ['/nothing', 'not-found document'],
  ['/assets/none.js', 'not-found document'],
  ['/feed.xml/', 'not-found document'],
  ['/api/pages/team/', 'not-found data'],
  ['/api/pages/ABOUT/', 'not-found data'],
  ['/api/pages/blog/nothing', 'not-found data'],
  ['/constructor', 'not-found document'],
  ['/about%2f', 'not-found document'],
  ['/%00', 'not-found document'],
  ['*', 'not-found document'],
  ['', 'not-found document'],
  ['http://evil.test/about', 'not-found document'],
])('%s is the %s for any method', (target, wanted) => {
  expect(describeAddress(target)).toBe(`nothing ${wanted}, `)
})

describe('with a second language', () => {
  const translation = {
    site: {
      language: 'es' as const,
      services: [{ id: 'gates', page: { path: '/es/gates/' } }],
      redirects: { '/es/team/': '/es/about/#people' },
    },
    posts: { ...createPostIndex([{ slug: 'porton' }]), count: 1 },
  }
  const resolve = createResolveAddress({
    site: { ...set.site, redirects },
    posts: { ...createPostIndex(posts), count: posts.length },
    translations: [translation],
    hasFile: () => false,
    hasHook: false,
  })

  test.each([
    ['/about', `page about document, ${read}`],
    ['/es', `page es:home document, ${read}`],
    ['/es/about?x', `page es:about document, ${read}`],
    ['/es/gates/', `page es:service:gates document, ${read}`],
    ['/es/blog/porton', `page es:post:porton document, ${read}`],
    ['/es/blog/gate/', 'nothing es:missing-post document, '],
    ['/es/nothing', 'nothing es:not-found document, '],
    ['/api/pages/es/about/', `page es:about data, ${read}`],
    ['/api/pages/es/nothing/', 'nothing es:not-found data, '],
    ['/es/contact/?sent=1', `page es:contact:sent document, ${read}`],
    ['/es/feed.xml', `endpoint, ${read}`],
    ['/es/team/?a=1', `redirect /es/about/?a=1#people, ${read}`],
    ['/ES/About/', `redirect /es/about/, ${read}`],
    ['/team', `redirect /about/#people, ${read}`],
  ])('%s is %s', (target, wanted) => {
    expect(describeAddress(target, resolve)).toBe(wanted)
  })

  test('a site with one language does not have these addresses', () => {
    for (const target of ['/es', '/es/', '/es/about/', '/es/feed.xml']) expect(describeAddress(target)).toBe('nothing not-found document, ')
  })
})

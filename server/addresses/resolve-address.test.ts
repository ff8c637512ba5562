import { describe, expect, test } from 'vitest'
import { postPage } from '../../shared/addresses/routes.ts'
import { createPostIndex } from '../../shared/blog/post-index.ts'
import { somePosts } from '../../test/fixtures/some-posts.ts'
import { contentSets } from '../../test/helpers/content-sets.ts'
import { createResolveAddress } from './resolve-address.ts'

const [[, set] = []] = contentSets
if (!set) throw new Error('There is no content set')
const redirects = { '/team/': '/about/#people', '/blog/old-fence-2019/': '/blog/old-fence/', '/away/': 'https://elsewhere.example/' }
const posts = [{ slug: 'old-fence' }, { slug: 'gate' }, ...somePosts(12)]
const first = { site: { ...set.site, redirects }, posts: { ...createPostIndex(posts), count: posts.length } }
const resolveAddress = createResolveAddress([first])

/** The resolved address as a short text. */
function describeAddress(target: string, resolve = resolveAddress): string {
  const address = resolve(target)
  return address.kind === 'redirect' ? `redirect ${address.location}` : `${address.kind} ${address.page.key} ${address.part}`
}

test.each([
  ['/', 'page home document'],
  ['/?x', 'page home document'],
  ['/about', 'page about document'],
  ['/about/?sent=1', 'page about document'],
  ['/contact/?sent=1', 'page contact:sent document'],
  ['/contact?x=1&sent=1', 'page contact:sent document'],
  ['/contact/?sent=1&sent=1', 'page contact document'],
  ['/contact/?sent[]=1', 'page contact document'],
  ['/blog/gate', `page ${postPage('gate', 'en').key} document`],
  ['/blog/x-gate-y/', `page ${postPage('gate', 'en').key} document`],
  ['/blog/page/2', 'page blog:2 document'],
  ['/api/pages', 'page home data'],
  ['/api/pages/', 'page home data'],
  ['/api/pages/blog/gate/?x', `page ${postPage('gate', 'en').key} data`],
  ['/api/pages/contact/?sent=1', 'page contact:sent data'],
  ['/team', 'redirect /about/#people'],
  ['/team/?a=1', 'redirect /about/?a=1#people'],
  ['/Team/index.html', 'redirect /about/#people'],
  ['/away', 'redirect https://elsewhere.example/'],
  ['/blog/Gate?x', 'redirect /blog/gate/?x'],
  ['/blog/old-fence-2019', 'redirect /blog/old-fence/'],
])('%s is %s', (target, wanted) => {
  expect(describeAddress(target)).toBe(wanted)
})

test.each([
  ['/health', 'not-found document'],
  ['/api/posts', 'not-found document'],
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
])('%s is the %s', (target, wanted) => {
  expect(describeAddress(target)).toBe(`nothing ${wanted}`)
})

describe('with a second language', () => {
  const translation = {
    site: {
      language: 'es' as const,
      services: [{ id: 'gates', page: { path: '/es/gates/' } }],
      pages: first.site.pages,
      ownPages: {},
      redirects: { '/es/team/': '/es/about/#people' },
    },
    posts: { ...createPostIndex([{ slug: 'porton' }]), count: 1 },
  }
  const resolve = createResolveAddress([first, translation])

  test.each([
    ['/about', 'page about document'],
    ['/es', 'page es:home document'],
    ['/es/about?x', 'page es:about document'],
    ['/es/gates/', 'page es:service:gates document'],
    ['/es/blog/porton', 'page es:post:porton document'],
    ['/es/blog/gate/', 'nothing es:missing-post document'],
    ['/es/nothing', 'nothing es:not-found document'],
    ['/es/%E0%A4%A', 'nothing es:not-found document'],
    ['/api/pages/es/about/', 'page es:about data'],
    ['/api/pages/es/nothing/', 'nothing es:not-found data'],
    ['/es/contact/?sent=1', 'page es:contact:sent document'],
    ['/es/team/?a=1', 'redirect /es/about/?a=1#people'],
    ['/ES/About/', 'redirect /es/about/'],
    ['/team', 'redirect /about/#people'],
  ])('%s is %s', (target, wanted) => {
    expect(describeAddress(target, resolve)).toBe(wanted)
  })

  test('a site with one language does not have these addresses', () => {
    for (const target of ['/es', '/es/', '/es/about/', '/es/feed.xml']) expect(describeAddress(target)).toBe('nothing not-found document')
  })
})

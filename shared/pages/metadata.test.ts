import { describe, expect, test } from 'vitest'
import { contentSets } from '../../test/helpers/content-sets.ts'
import { metadataKey } from '../addresses/page-key.ts'
import { contentPages } from '../addresses/routes.ts'
import { canonicalUrl, findMetadata, metadataEntries } from './metadata.ts'

test.each([
  ['/', ''],
  ['/about/', 'about'],
  ['/fence-repair-simi-valley/', 'fenceRepairSimiValley'],
  ['/Directories-On-The-Web', 'directoriesOnTheWeb'],
  ['/to--string/', 'toString'],
  ['/a-1-b/', 'a1B'],
])('the key of %s is %j', (path, key) => {
  expect(metadataKey(path)).toBe(key)
})

const entry = (title: string) => ({ title, description: `${title}.` })
const entries = {
  homepage: entry('home'),
  blog: entry('blog'),
  contact: entry('contact'),
  services: entry('services'),
  fenceRepair: entry('repair'),
}

test.each([
  ['/fence-repair/', 'repair'],
  ['/', 'home'],
  ['/blog/any-post/', 'blog'],
  ['/contact-us/', 'contact'],
  ['/our-services/', 'services'],
  ['/nothing/', 'home'],
  ['/constructor', 'home'],
  ['/__proto__/', 'home'],
  ['/to-string', 'home'],
  ['/has-own-property', 'home'],
])('the metadata of %s is that of %s', (path, title) => {
  expect(findMetadata(entries, path).title).toBe(title)
})

test('the canonical address joins site and path with one slash', () => {
  expect(canonicalUrl('https://site.example', { path: '/about/' })).toBe('https://site.example/about/')
  expect(canonicalUrl('https://site.example/', { path: '/' })).toBe('https://site.example/')
})

describe.each(contentSets)('the metadata of %s', (_, { site }) => {
  test('is found by the path of each page', () => {
    const own = metadataEntries(site)
    // Jobs have no metadata in the set.
    for (const { path } of contentPages(site).filter(({ screen }) => screen !== 'job')) {
      const key = metadataKey(path) || 'homepage'
      expect([path, findMetadata(own, path)]).toEqual([path, own[key]])
    }
  })
})

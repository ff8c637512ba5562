import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkSite, type SiteFiles } from '../../shared/check/site-check.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { type WithAllPages, withAllPages } from '../helpers/all-pages.ts'
import { type ComposedSet, contentSets } from '../helpers/content-sets.ts'
import { projectRoot } from '../helpers/project-root.ts'

function load(name: string, { site, drawings }: ComposedSet): { site: WithAllPages<Site>; files: SiteFiles } {
  const pictures = readdirSync(path.join(projectRoot, 'shared', 'sites', name, 'pictures')).map((file) => path.basename(file, '.jpg'))
  return { site: withAllPages(structuredClone(site)), files: { pictures, drawings: Object.keys(drawings) } }
}

describe.each(contentSets)('%s', (name, contentSet) => {
  test('is complete', () => {
    const { site, files } = load(name, contentSet)
    const check = checkSite(site, files)
    expect(check.status === 'faulty' ? check.problems : []).toEqual([])
  })

  const faults: [string, (site: WithAllPages<Site>) => void, RegExp][] = [
    ['an empty title', (site) => set(site.pages.about?.metaData, 'title', ' '), /^pages\.about\.metaData\.title: must not be empty$/],
    ['an unknown picture', (site) => set(site.services[1], 'picture', 'nowhere'), /^services\[1\]\.picture: no picture 'nowhere'/],
    ['an unknown drawing', (site) => set(site.contact.map, 'drawing', 'nowhere'), /^contact\.map\.drawing: no drawing 'nowhere'/],
    ['a broken link', (site) => set(site.navigation[0], 'href', '/nowhere/'), /^navigation\[0\]\.href: no page has the address/],
    [
      'a link without a trailing slash',
      (site) => set(site.navigation[0], 'href', '/about'),
      /^navigation\[0\]\.href: '\/about' must end with a slash/,
    ],
    [
      'a missing fragment',
      (site) => set(site.navigation[0], 'href', '/services/#nowhere'),
      /^navigation\[0\]\.href: the page \/services\/ has no anchor '#nowhere'/,
    ],
    [
      'a malformed fragment',
      (site) => set(site.navigation[0], 'href', '/services/#%zz'),
      /^navigation\[0\]\.href: the page \/services\/ has no anchor '#%zz'/,
    ],
    [
      'a broken link inside a text',
      (site) => set(site.homepage.questions?.groups[0]?.items[0], 'answer', 'See [the page](/nowhere/).'),
      /^homepage\.questions\.groups\[0\]\.items\[0\]\.answer: no page has the address '\/nowhere\/'/,
    ],
    [
      'a duplicate gallery picture',
      (site) => set(site.gallery.items[1], 'picture', site.gallery.items[0]?.picture),
      /^gallery\.items\[1\]\.picture: '.*' is taken by gallery\.items\[0\]\.picture/,
    ],
    [
      'a gallery whose first filter leaves pictures out',
      (site) => site.gallery.filters.reverse(),
      /^gallery\.filters\[0\]\.id: must be 'all'/,
    ],
    [
      'a gallery pair with an unknown filter',
      (site) => set(site.gallery.pairs?.[0], 'filter', 'nowhere'),
      /^gallery\.pairs\[0\]\.filter: no filter 'nowhere' in gallery\.filters/,
    ],
    ['a phone number without digits', (site) => set(site, 'phoneNumber', 'call us'), /^phoneNumber: has no digits/],
    [
      'a duplicate slug',
      (site) => set(site.articles[1], 'slug', site.articles[0]?.slug),
      /^articles\[1\]\.slug: '.*' is taken by articles\[0\]\.slug/,
    ],
    [
      'a duplicate id',
      (site) => set(site.about.values?.items[1], 'id', site.about.values?.items[0]?.id),
      /^about\.values\.items\[1\]\.id: '.*' is taken by about\.values\.items\[0\]\.id/,
    ],
    [
      'a town listed twice',
      (site) => set(site.areaServed[1], 'name', site.areaServed[0]?.name),
      /^areaServed\[1\]\.name: '.*' is taken by areaServed\[0\]\.name/,
    ],
    [
      'an unknown author',
      (site) => set(site.articles[0], 'author', 'nobody'),
      /^articles\[0\]\.author: no author in blog\.ts has the id 'nobody'/,
    ],
    [
      'a post changed before it was written',
      (site) => set(site.articles[0], 'lastModified', '2000-01-01'),
      /^articles\[0\]\.lastModified: must not be before createdAt/,
    ],
    [
      'a job for nothing',
      (site) => set(site.homepage.jobs?.items[0], 'dollars', 0),
      /^homepage\.jobs\.items\[0\]\.dollars: must be more than 0/,
    ],
    ['a set without services', (site) => set(site, 'services', []), /^services: must not be empty/],
    ['a heading without entries', (site) => set(site.contact.ready, 'items', []), /^contact\.ready\.items: must not be empty/],
    [
      'a review site without https',
      (site) => set(site.reviews[0], 'href', 'www.reviews.example'),
      /^reviews\[0\]\.href: must be an address like https:\/\/www\.example\.com$/,
    ],
    [
      'a listed section without content',
      (site) => Reflect.deleteProperty(site.homepage, 'steps'),
      /^homepage\.sections\[\d\]: the set has no content for 'steps'$/,
    ],
    [
      'a section listed twice',
      (site) => site.about.sections.push('banner'),
      /^about\.sections\[\d\]: 'banner' is taken by about\.sections/,
    ],
    [
      'settings of a page that does not exist',
      (site) => set(site.pages, 'aboutUs', site.pages.about),
      /^pages\.aboutUs: no page has this key/,
    ],
    ['a missing page', (site) => Reflect.deleteProperty(site.pages, 'gallery'), /^pages\.gallery: missing/],
    [
      'a term of a service that is gone',
      (site) => set(site.terms[0], 'service', 'gone'),
      /^terms\[0\]\.service: no service has the id 'gone'/,
    ],
    ['a broken redirect', (site) => set(site.redirects, '/old/', '/nowhere/'), /^redirects\["\/old\/"\]: no page has the address/],
    ['a redirect from a page', (site) => set(site.redirects, '/about/', '/'), /^redirects\["\/about\/"\]: a page has this address/],
    [
      'a redirect loop',
      (site) => {
        set(site.redirects, '/old/', '/older/')
        set(site.redirects, '/older/', '/old/')
      },
      /^redirects\["\/old\/"\]: '\/older\/' is redirected itself/,
    ],
    [
      'a duplicate title',
      (site) => set(site.articles[1], 'metaTitle', site.articles[0]?.metaTitle),
      /^articles\[1\]\.metaTitle: '.*' is taken by/,
    ],
    ['a phone link with another number', (site) => set(site, 'telLink', 'tel:+15555550100'), /^telLink: calls another number/],
    ['a site address with a path', (site) => set(site, 'siteUrl', `${site.siteUrl}/`), /^siteUrl: must be https:/],
    ['a date that does not exist', (site) => set(site, 'privacyDate', '2026-02-30'), /^privacyDate: must be a date that exists/],
    ['a date with a time', (site) => set(site, 'privacyDate', '2026-02-03T10:00'), /^privacyDate: must be a date that exists/],
    [
      'a price that the estimate cannot give',
      (site) => set(site, 'prices', { fence: { estimate: 'material=gold&place=gold' } }),
      /^prices\.fence\.estimate: the estimate has no price/,
    ],
    ['a misspelled placeholder', (site) => set(site.footer, 'text', 'Open {huors}'), /^footer\.text: no fact is called \{huors\}/],
    [
      'a misspelled price in the words of the estimate',
      (site) => set(site.estimate.words, 'rangeNote', 'From {prices.nothing}.'),
      /^estimate\.words\.rangeNote: no fact is called \{prices\.nothing\}/,
    ],
    ['a time zone that does not exist', (site) => set(site.openingHours, 'timeZone', 'Mars/Olympus'), /^openingHours\.timeZone: /],
  ]

  test.each(faults)('%s is reported with its place', (_, change, problem) => {
    const { site, files } = load(name, contentSet)
    change(site)
    const check = checkSite(site, files)
    expect(check.status).toBe('faulty')
    expect(check.status === 'faulty' && check.problems.some((line) => problem.test(line))).toBe(true)
  })
})

function set(object: object | undefined, field: string, value: unknown) {
  expect(object).toBeDefined()
  if (object) Reflect.set(object, field, value)
}

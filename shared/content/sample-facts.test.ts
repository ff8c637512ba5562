import { expect, test } from 'vitest'
import { isPublic, isSampleHost, isSamplePhone, leftOutSamples, sampleFacts, shownSite } from './sample-facts.ts'

const confirmed = { phoneNumber: false, license: false, siteUrl: false, prices: false, pictures: false, claims: false }

const own = {
  sample: confirmed,
  phoneNumber: '(785) 232-1234',
  telLink: 'tel:+17852321234',
  license: 'License No. 100400',
  siteUrl: 'https://www.roofs.com',
  testimonials: [{ name: 'A', sample: false }],
}

const publicUrl = 'https://www.some-real-host.com'

test("a business's own facts are not samples, and a public site shows them all", () => {
  expect(sampleFacts(own)).toEqual([])
  expect(shownSite(own, publicUrl)).toEqual(own)
})

test('anything marked as a sample is one, at any depth', () => {
  const sample = { ...confirmed, phoneNumber: true, prices: true }
  const marked = { ...own, sample, testimonials: [...own.testimonials, { name: 'B', sample: true }], estimate: { sample: true } }
  expect(sampleFacts(marked)).toEqual(['phoneNumber', 'prices', 'testimonials[1]', 'estimate'])
})

test('a reserved phone number, license or domain is a sample even if it is not marked', () => {
  expect(sampleFacts({ ...own, telLink: 'tel:+17855550142' })).toEqual(['phoneNumber'])
  expect(sampleFacts({ ...own, license: 'License No. 000000' })).toEqual(['license'])
  expect(sampleFacts({ ...own, siteUrl: 'https://www.roofs.example' })).toEqual(['siteUrl'])
})

test('a license that is left out is not a sample', () => {
  expect(sampleFacts({ ...own, license: undefined, sample: { ...confirmed, license: true } })).toEqual([])
})

test('a public site leaves out a sample license, sample list items, and content that needs the license', () => {
  const site = {
    ...own,
    license: 'License No. 000000',
    careers: { jobs: [{ title: 'Helper', sample: true }] },
    testimonials: [
      { name: 'A', sample: false },
      { name: 'B', sample: true },
    ],
    about: { body: [{ text: 'We measure.' }, { text: 'Look up our license.', needs: 'license' }] },
    estimate: { sample: true, materials: ['cedar'] },
  }
  expect(leftOutSamples(site)).toEqual(['license', 'testimonials[1]', 'careers.jobs[0]'])
  expect(shownSite(site, publicUrl)).toEqual({
    ...own,
    license: undefined,
    careers: { jobs: [] },
    testimonials: [{ name: 'A', sample: false }],
    about: { body: [{ text: 'We measure.' }] },
    estimate: { sample: true, materials: ['cedar'] },
  })
})

test.each([
  undefined,
  'http://localhost:3000',
  'https://www.roofs.example',
  'http://roofs.test',
  'http://192.168.1.20:3000',
  'http://[::1]',
])('a site at %s is not public and shows its samples', (siteUrl) => {
  const site = { ...own, sample: { ...confirmed, license: true }, testimonials: [{ name: 'B', sample: true }] }
  expect(isPublic(siteUrl)).toBe(false)
  expect(shownSite(site, siteUrl)).toBe(site)
})

test('a site without a license leaves out what needs one, public or not', () => {
  const site = {
    ...own,
    license: undefined,
    terms: [{ id: 'license', needs: 'license' }, { id: 'owner' }],
    testimonials: [{ name: 'B', sample: true }],
  }
  expect(shownSite(site, undefined)).toEqual({ ...site, terms: [{ id: 'owner' }] })
  expect(shownSite(site, publicUrl)).toEqual({ ...site, terms: [{ id: 'owner' }], testimonials: [] })
})

test('a site at a real domain is public', () => {
  expect([publicUrl, 'http://roofs.com:8080', 'https://roofs.com.'].every(isPublic)).toBe(true)
})

test('only reserved numbers and domains count as samples', () => {
  expect(['(805) 555-0142', '+1 805 555 0199'].every(isSamplePhone)).toBe(true)
  expect(['(805) 555-0242', '(805) 550-1420'].some(isSamplePhone)).toBe(false)
  expect(['example.com', 'www.example.org', 'a.b.example', 'x.test'].every(isSampleHost)).toBe(true)
  expect(['example-roofs.com', 'myexample.com', 'www.roofs.com'].some(isSampleHost)).toBe(false)
})

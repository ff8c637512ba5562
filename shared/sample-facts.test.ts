import { expect, test } from 'vitest'
import { isSampleHost, isSamplePhone, sampleFacts } from './sample-facts.ts'

const own = {
  sample: { phoneNumber: false, license: false, siteUrl: false },
  phoneNumber: '(785) 232-1234',
  telLink: 'tel:+17852321234',
  license: 'License No. 100400',
  siteUrl: 'https://www.roofs.com',
  testimonials: [{ avatarUrl: 'drawing:a', name: 'A', title: 'B', quote: 'C', sample: false }],
}

test("a business's own facts are no samples", () => {
  expect(sampleFacts(own)).toEqual([])
})

test('what is marked as a sample is one', () => {
  const [testimonial] = own.testimonials
  const testimonials = testimonial ? [testimonial, { ...testimonial, sample: true }] : []
  const sample = { phoneNumber: true, license: true, siteUrl: true }
  expect(sampleFacts({ ...own, sample, testimonials })).toEqual(['phoneNumber', 'license', 'siteUrl', 'testimonials[1]'])
})

test('what looks like a sample is one, whatever its mark says', () => {
  expect(sampleFacts({ ...own, telLink: 'tel:+17855550142' })).toEqual(['phoneNumber'])
  expect(sampleFacts({ ...own, license: 'License No. 000000' })).toEqual(['license'])
  expect(sampleFacts({ ...own, siteUrl: 'https://www.roofs.example' })).toEqual(['siteUrl'])
})

test('only the reserved numbers and domains count', () => {
  expect(['(805) 555-0142', '+1 805 555 0199'].every(isSamplePhone)).toBe(true)
  expect(['(805) 555-0242', '(805) 550-1420'].some(isSamplePhone)).toBe(false)
  expect(['example.com', 'www.example.org', 'a.b.example', 'x.test'].every(isSampleHost)).toBe(true)
  expect(['example-roofs.com', 'myexample.com', 'www.roofs.com'].some(isSampleHost)).toBe(false)
})

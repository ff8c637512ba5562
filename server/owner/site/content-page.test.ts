import { expect, test } from 'vitest'
import { readBuiltSite } from '../../../test/helpers/built-sites.ts'
import { pageOf } from './content-page.ts'

const site = readBuiltSite('fencing')

test('a term is on the about page, or on the first service that shows it', () => {
  expect(pageOf(site, ['terms', 'payment', 'text']).path).toBe('/about/')
  expect(pageOf(site, ['terms', 'duration-automated', 'text']).path).toBe('/automated-gate-systems-simi-valley/')
  expect(pageOf(site, ['terms', 'permit', 'text']).path).toBe('/residential-fencing-simi-valley/')
})

test('without an about page, its terms are on the service pages', () => {
  const { about: _, ...pages } = site.pages
  expect(pageOf({ ...site, pages }, ['terms', 'payment', 'text']).path).toBe('/residential-fencing-simi-valley/')
})

import request from 'supertest'
import { expect, test } from 'vitest'
import { contentPages } from '../../shared/addresses/routes.ts'
import { leftOutSamples, shownSite } from '../../shared/content/sample-facts.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { makeApp } from '../helpers/app-site.ts'
import { contentSets } from '../helpers/content-sets.ts'

const publicUrl = 'https://www.some-real-host.com'

test.each(contentSets)('%s labels its samples, until it has a public address', async (name, { site }) => {
  const shown = await makeApp({ site: name })
  const home = await request(shown.app).get('/')
  const hasSamples = [...site.testimonials, ...(site.homepage.jobs?.items ?? [])].some(({ sample }) => sample)
  expect(home.text.includes('sample-mark')).toBe(hasSamples)
  expect(home.text).toContain(site.license ?? '')
  for (const { quote } of site.testimonials) expect(home.text).toContain(quote.slice(0, 30))
  const post = await request(shown.app).get(`/blog/${site.articles[0]?.slug}/`)
  expect(post.text).toContain(`>By ${site.blog.authors[0]?.name}`)
})

test.each(contentSets)('no page of a public %s has a sample testimonial, job or license, and neither does its data', async (name, {
  site,
}) => {
  const traces = ['sample-mark', ...tracesOfSamples(site)]
  const { app } = await makeApp({ site: name, env: { SITE_URL: publicUrl } })
  for (const path of [...contentPages(site).map(({ path }) => path), ...site.articles.map(({ slug }) => `/blog/${slug}/`)]) {
    for (const address of [path, `/api/pages${path}`]) {
      const { text } = await request(app).get(address)
      expect([address, traces.filter((trace) => text.includes(trace))]).toEqual([address, []])
    }
  }
})

/** Texts that pages would contain if they showed a sample, or a section or badge without its content. */
function tracesOfSamples(site: Site): string[] {
  const samples = <Entry extends { sample?: boolean }>(entries: readonly Entry[]) => entries.filter(({ sample }) => sample)
  const testimonials = samples(site.testimonials)
  return [
    ...testimonials.flatMap(({ quote, name }) => [quote.slice(0, 30), name]),
    ...(testimonials.length === site.testimonials.length ? ['carousel'] : []),
    ...samples(site.reviews).map(({ name }) => `reviews on ${name}`),
    ...samples(site.blog?.authors ?? []).map(({ name }) => `By ${name}`),
    ...samples(site.homepage.jobs?.items ?? []).map(({ text }) => text),
    ...(shownSite(site, publicUrl).terms.some(({ proof }) => proof) ? [] : ['proofs-list']),
    ...(leftOutSamples(site).includes('license') ? [site.license ?? '', 'badge-licensed'] : []),
  ]
}

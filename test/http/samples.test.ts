import request from 'supertest'
import { expect, test } from 'vitest'

import { contentPages } from '../../shared/pages/routes.ts'
import { makeApp } from '../helpers/app-site.ts'
import { contentSets } from '../helpers/content-sets.ts'

const traces = /sample-mark|carousel|License No\.|C-13|badge-licensed|Read our reviews|Reviewed/i

test.each(contentSets)('%s labels its samples, until it has a public address', async (name, { site }) => {
  const shown = await makeApp({ site: name })
  const home = await request(shown.app).get('/')
  expect(home.text).toContain('sample-mark')
  expect(home.text).toContain(site.license)
  for (const { quote } of site.testimonials) expect(home.text).toContain(quote.slice(0, 30))
  const post = await request(shown.app).get(`/blog/${site.articles[0]?.slug}/`)
  expect(post.text).toContain(`>By ${site.blog.authors[0]?.name}`)
})

test.each(contentSets)('no page of a public %s has a sample testimonial, job or license, and neither does its data', async (name, {
  site,
}) => {
  const { app } = await makeApp({ site: name, env: { SITE_URL: 'https://www.some-real-host.com' } })
  for (const path of [...contentPages(site).map(({ path }) => path), ...site.articles.map(({ slug }) => `/blog/${slug}/`)]) {
    for (const address of [path, `/api/pages${path}`]) {
      const { text } = await request(app).get(address)
      expect([address, traces.exec(text)?.[0]]).toEqual([address, undefined])
      for (const { quote, name: person } of site.testimonials)
        expect([address, text.includes(quote.slice(0, 30)), text.includes(person)]).toEqual([address, false, false])
    }
  }
})

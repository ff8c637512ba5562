import request from 'supertest'
import { expect, test } from 'vitest'
import { makeApp } from '../helpers/app-site.ts'
import { contentSets } from '../helpers/content-sets.ts'

test.each(contentSets)('%s: the privacy page describes this server, and every page links to it', async (site) => {
  const owner = { OWNER_EMAILS: 'owner@shop.example', HOST: '127.0.0.1' }
  const { app } = await makeApp({ site, env: { LEADS_RETENTION_DAYS: '17', MAPS_API_KEY: 'some-key', ...owner } })
  const { status, text } = await request(app).get('/privacy/')
  expect([status, /17 days after/.test(text), /map on the contact page comes from Google/.test(text)]).toEqual([200, true, true])
  expect(text).toContain('While the job is open, we keep it.')
  expect((await request(app).get('/about/')).text).toMatch(/<footer[\s\S]*href="\/privacy\/"/)
  expect((await request(app).get('/contact/')).text).toMatch(/type="submit"[\s\S]{0,400}href="\/privacy\/"/)
  expect((await request(app).get('/sitemap.xml')).text).toContain('/privacy/</loc>')
})

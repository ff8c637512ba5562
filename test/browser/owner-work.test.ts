import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../server/base/clock.ts'
import { createSessions } from '../../server/owner/sessions.ts'
import { openStore } from '../../server/store/open-store.ts'
import { axeFindings } from '../helpers/axe.ts'
import { dana } from '../helpers/owner-app.ts'
import { recordLog } from '../helpers/recorded-log.ts'
import { until } from '../helpers/until.ts'
import { ownSiteInBrowser, phone } from './site-in-browser.ts'

const photoOf = (background: string, width: number) =>
  sharp({ create: { width, height: width * 0.75, channels: 3, background } })
    .jpeg()
    .toBuffer()

describe('a job posted on a phone', () => {
  const here = ownSiteInBrowser('fencing', { HOST: '127.0.0.1', OWNER_EMAILS: dana })

  async function signedInCookie() {
    const store = openStore({ site: 'fencing', dataDir: here.site.dataDir, databaseUrl: undefined, log: recordLog() })
    const value = await createSessions({ documents: store.documents, owners: [dana], clock: systemClock }).start(dana)
    await store.close()
    return { name: 'owner', value, domain: '127.0.0.1', path: '/owner/' }
  }

  test.each([
    ['with script, which makes large photos small', true, 2400],
    ['without script', false, 800],
  ])('%s is public with its three photos, and on the page of its service', async (_, javaScriptEnabled, width) => {
    const cookie = await signedInCookie()
    const title = javaScriptEnabled ? '96 feet of cedar' : '40 feet of cedar'
    const slug = title.replaceAll(' ', '-')
    const page = await here.visit('/owner/site/work/', {
      ...phone,
      javaScriptEnabled,
      waitsFor: 'load',
      before: (opened) => opened.context().addCookies([cookie]),
    })
    await page.getByRole('link', { name: 'New job' }).click()
    const photos = await Promise.all(['#a60', '#666', '#383'].map((color) => photoOf(color, width)))
    await page
      .getByLabel('Choose photos')
      .setInputFiles(photos.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer })))
    await page.getByLabel('Title').first().fill(title)
    await page.getByLabel('Town').selectOption('Moorpark')
    await page.getByLabel('Privacy fencing').check()
    await page.getByLabel('What did you do?').first().fill('Took out the leaning fence and set new posts.')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Saved. Not public yet').waitFor()
    expect(await page.locator('.job-photo').count()).toBe(3)
    for (const mode of javaScriptEnabled ? ['light', 'dark'] : []) {
      await page.evaluate(async (wanted) => {
        // Farther up, the bar at the bottom covers fields.
        scrollTo(0, document.body.scrollHeight)
        document.documentElement.setAttribute('data-color-mode', wanted)
        await Promise.all(document.getAnimations().map(({ finished }) => finished))
      }, mode)
      expect(await axeFindings(page), mode).toEqual([])
    }
    await page.getByRole('button', { name: 'Publish this job' }).click()
    await page.getByText('It’s public now').waitFor()

    const read = async (path: string) => (await fetch(here.url + path)).text()
    await until(async () => (await read('/privacy-fencing-simi-valley/')).includes(`/work/${slug}/`))
    const job = await read(`/work/${slug}/`)
    const sources = [...job.matchAll(/srcSet="(\/media\/[^"]+)"/g)].map(([, sources = '']) => sources.split(', '))
    expect(sources.map((widths) => widths.length)).toEqual(javaScriptEnabled ? [4, 4, 4] : [1, 1, 1])
    for (const [source = ''] of sources) expect((await fetch(here.url + source.split(' ')[0])).status).toBe(200)
  })
})

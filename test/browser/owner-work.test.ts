import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../server/base/clock.ts'
import { createSessions } from '../../server/owner/sessions.ts'
import { openStore } from '../../server/store/open-store.ts'
import { axeFindings } from '../helpers/axe.ts'
import { dana } from '../helpers/owner-app.ts'
import { recordLog } from '../helpers/recorded-log.ts'
import { type RunningSite, startSite } from '../helpers/start-site.ts'
import { until } from '../helpers/until.ts'
import { ownSiteInBrowser, phone } from './site-in-browser.ts'

const photoOf = (background: string, width: number) =>
  sharp({ create: { width, height: width * 0.75, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** The set is open on Fridays. */
function nextFriday(): string {
  const day = new Date()
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() !== 5)
  return day.toISOString().slice(0, 10)
}

describe('what the owner changes on a phone', () => {
  const env = { HOST: '127.0.0.1', OWNER_EMAILS: dana }
  const here = ownSiteInBrowser('fencing', env)
  let second: RunningSite | undefined
  beforeAll(async () => {
    second = await startSite('fencing', { ...env, DATA_DIR: here.site.dataDir })
  })
  // Its data belongs to the first process.
  afterAll(() => second?.process.kill('SIGKILL'))

  async function signedInCookie() {
    const store = openStore({ site: 'fencing', dataDir: here.site.dataDir, databaseUrl: undefined, log: recordLog() })
    const value = await createSessions({ documents: store.documents, owners: [dana], clock: systemClock }).start(dana)
    await store.close()
    return { name: 'owner', value, domain: '127.0.0.1', path: '/owner/' }
  }

  test.each([
    ['with script, which makes photos small', true, 2400],
    ['without script', false, 800],
  ])('%s: a job with three photos, a closed day, a notice, a price, texts and a picture are public, and undone', async (_, javaScriptEnabled, width) => {
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
        // Farther up, the bar at the bottom lies over fields.
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

    const save = async (path: string, values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value)
      await page.getByRole('button', { name: 'Save draft' }).click()
      await page.getByText('Saved as a draft').waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
    }
    const change = async (path: string, values: Record<string, string>) => {
      await page.goto(here.url + path)
      await save(path, values)
    }
    const friday = nextFriday()
    await change('/owner/site/hours/', { 'facts/openingHours/closedDays|new|first': friday })
    const notice = { 'en/notice|text': 'Closed this Friday.', 'es/notice|text': 'Cerrado este viernes.', 'en/notice|until': friday }
    await change('/owner/site/notice/', notice)
    await change('/owner/site/prices/', { 'facts/estimate/table/materials/cedar/heights/6/perFoot|0': '40' })
    await change('/owner/site/services/repair/', {
      'en/services/repair/description': 'We fix what the wind took.',
      'es/services/repair/description': 'Arreglamos lo que se llevó el viento.',
    })
    await page.goto(`${here.url}/owner/site/pictures/hero/`)
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'hero.jpg', mimeType: 'image/jpeg', buffer: await photoOf('#a60', width) })
    await save('/owner/site/pictures/hero/', { 'en/pictures/hero/alt': 'Cedar at dusk', 'es/pictures/hero/alt': 'Cedro al atardecer' })
    await page.goto(`${here.url}/owner/site/`)
    await page.getByRole('button', { name: /^Publish \d+ changes$/ }).click()
    await page.getByText('It’s public').waitFor()

    const readOther = async (path: string) => (await fetch(second?.url + path)).text()
    const shown: [path: string, text: string][] = [
      [`/work/${slug}/`, title],
      ['/', `"validFrom":"${friday}"`],
      ['/', 'Closed this Friday.'],
      ['/es/', 'Cerrado este viernes.'],
      ['/estimate/', '"perFoot":[40,50]'],
      ['/', 'We fix what the wind took.'],
      ['/es/services/', 'Arreglamos lo que se llevó el viento.'],
      ['/', `-${javaScriptEnabled ? 1600 : width}.jpg`],
      ['/es/', 'alt="Cedro al atardecer"'],
    ]
    for (const [path, text] of shown) await until(async () => (await readOther(path)).includes(text))
    await page.goto(`${here.url}/owner/site/history/`)
    await page.getByRole('button', { name: 'Undo everything' }).click()
    await page.getByText('Everything is undone').waitFor()
    for (const [path, text] of shown) await until(async () => !(await readOther(path)).includes(text))
  })
})

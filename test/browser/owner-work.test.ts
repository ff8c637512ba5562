import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../server/base/clock.ts'
import { createSessions } from '../../server/owner/sessions.ts'
import { openStore } from '../../server/store/open-store.ts'
import { addDays } from '../../shared/hours/days.ts'
import { makeApp } from '../helpers/app-site.ts'
import { axeFindings } from '../helpers/axe.ts'
import { dana } from '../helpers/owner-app.ts'
import { fenceTable } from '../helpers/price-tables.ts'
import { recordLog } from '../helpers/recorded-log.ts'
import { ownSiteInBrowser, phone } from './site-in-browser.ts'

const photoOf = (background: string, width: number) =>
  sharp({ create: { width, height: width * 0.75, channels: 3, background } })
    .jpeg()
    .toBuffer()

type ReadPage = (path: string) => Promise<string>

/** A second server. Its pages follow those of the process under test within a few seconds. */
async function startSecondProcess(env: Record<string, string>): Promise<ReadPage> {
  const { http, services } = await makeApp({ env })
  await services.published?.look()
  return async (path) => (await fetch(`http://127.0.0.1:${http.port}${path}`)).text()
}

type Text = [path: string, text: string]

/** The texts that are shown on their page. */
async function shownOf(read: ReadPage, texts: readonly Text[]): Promise<Text[]> {
  const pages = await Promise.all(texts.map(([path]) => read(path)))
  return texts.filter(([, text], index) => pages[index]?.includes(text))
}

const closedOn = (day: string) => `"validFrom":"${day}"`

/** The next Friday that is not a holiday. */
async function findOpenFriday(read: ReadPage): Promise<string> {
  const home = await read('/')
  const today = new Date().toISOString().slice(0, 10)
  const days = Array.from({ length: 50 }, (_, index) => addDays(today, index + 1))
  return days.find((day) => new Date(day).getUTCDay() === 5 && !home.includes(closedOn(day))) ?? today
}

describe('an owner on a phone', () => {
  const env = { HOST: '127.0.0.1', OWNER_EMAILS: dana }
  const here = ownSiteInBrowser('fencing', env)

  async function signedInCookie() {
    const store = openStore({ site: 'fencing', dataDir: here.site.dataDir, databaseUrl: undefined, log: recordLog() })
    const value = await createSessions({ documents: store.documents, owners: [dana], clock: systemClock }).start(dana)
    await store.close()
    return { name: 'owner', value, domain: '127.0.0.1', path: '/owner/' }
  }

  test('photos that are chosen again replace those that are still being made small, and too many are refused at once', async () => {
    const cookie = await signedInCookie()
    const page = await here.visit('/owner/site/work/new/', {
      ...phone,
      waitsFor: 'load',
      before: async (opened) => {
        await opened.context().addCookies([cookie])
        // Holds one photo back until `release()`, and counts the JPEGs that were made.
        await opened.addInitScript(() => {
          const { createImageBitmap: decode } = window
          const { toBlob } = HTMLCanvasElement.prototype
          const held = new Promise<void>((resolve) => Object.assign(window, { release: resolve }))
          const decodeLater = async (file: File) => {
            if (file.name === 'held.jpg') await held
            return decode(file)
          }
          let made = 0
          HTMLCanvasElement.prototype.toBlob = function count(done, ...options) {
            const counted = (blob: Blob | null) => {
              done(blob)
              made += 1
              Object.assign(window, { made })
            }
            toBlob.call(this, counted, ...options)
          }
          Object.assign(window, { createImageBitmap: decodeLater })
        })
      },
    })
    const choose = async (names: readonly string[]) => {
      const buffer = await photoOf('#a60', 200)
      await page.getByLabel('Choose photos').setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
    }
    const chosen = () => page.evaluate(() => document.querySelector<HTMLInputElement>('#photos')?.files?.length)
    await choose(['held.jpg'])
    await choose(['1.jpg', '2.jpg'])
    await page.getByText('Photos ready: 2').waitFor()
    await page.evaluate(() => Reflect.get(window, 'release')())
    await page.waitForFunction(() => Reflect.get(window, 'made') === 3)
    expect([await chosen(), await page.locator('#photos-state').textContent()]).toEqual([2, 'Photos ready: 2'])
    await choose(Array.from({ length: 9 }, (_, index) => `${index}.jpg`))
    await page.getByText('Choose eight photos or fewer').waitFor()
    expect(await chosen()).toBe(0)
  })

  test('what was typed is there again after something else was saved, and gone once it was saved or discarded', async () => {
    const cookie = await signedInCookie()
    const [typedIn, other] = ['/owner/site/services/repair/', '/owner/site/services/gate/']
    const page = await here.visit(typedIn, { ...phone, waitsFor: 'load', before: (opened) => opened.context().addCookies([cookie]) })
    const text = page.locator('[name="en/services/repair/description"]')
    const save = async () => {
      await page.getByRole('button', { name: 'Save draft' }).click()
      await page.getByText('Saved as a draft').waitFor()
    }
    const original = await text.inputValue()
    await text.fill('Half a sentence')
    await page.goto(here.url + other)
    await page.locator('[name="en/services/gate/description"]').fill('Gates that close by themselves.')
    await save()
    await page.goto(here.url + typedIn)
    expect(await text.inputValue()).toBe('Half a sentence')

    // The same text, saved in another tab: neither is lost.
    const tab = await page.context().newPage()
    await tab.goto(here.url + typedIn)
    await tab.locator('[name="en/services/repair/description"]').fill('The other sentence')
    await tab.getByRole('button', { name: 'Save draft' }).click()
    await tab.getByText('Saved as a draft').waitFor()
    await tab.close()
    await page.reload()
    expect(await text.inputValue()).toBe('Half a sentence')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('The other sentence').waitFor()
    expect(await text.inputValue()).toBe('Half a sentence')
    await save()

    // Enter saves the draft and publishes nothing.
    await page.locator('[name="en/services/repair/name"]').press('Enter')
    await page.getByText('Nothing was changed').waitFor()
    await page.goto(`${here.url}/owner/site/`)
    for (const name of [/^Discard: .*repair/i, /^Discard: /]) {
      await page.getByRole('button', { name }).first().click()
      await page.getByText('Discarded.').waitFor()
    }
    await page.goto(here.url + typedIn)
    expect(await text.inputValue()).toBe(original)
  })

  test.each([true, false])('publishing a job takes what is typed in its form along, with script: %s', async (javaScriptEnabled) => {
    const cookie = await signedInCookie()
    const page = await here.visit('/owner/site/work/', {
      ...phone,
      javaScriptEnabled,
      waitsFor: 'load',
      before: (opened) => opened.context().addCookies([cookie]),
    })
    await page.locator('.setting-link').first().click()
    const text = page.getByLabel('What did you do?').first()
    await text.fill('Drafted.')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Saved. Not public yet').waitFor()
    await text.fill(`Typed, with script: ${javaScriptEnabled}.`)
    await page.getByRole('button', { name: 'Publish this job' }).click()
    await page.getByText('It’s public now').waitFor()
    expect(await text.inputValue()).toBe(`Typed, with script: ${javaScriptEnabled}.`)
    await page.goto(`${here.url}/owner/site/history/`)
    await page.getByRole('button', { name: 'Undo everything' }).click()
    await page.getByText('Everything is undone').waitFor()
  })

  test.each([
    ['with script, which makes large photos small', true, 2400],
    ['without script', false, 800],
  ])(
    'closes on a Friday, changes a notice, a price and texts, posts a job with three photos, publishes it all and undoes it, %s',
    { timeout: 600_000 },
    async (_, javaScriptEnabled, width) => {
      const read = await startSecondProcess({ ...env, DATA_DIR: here.site.dataDir })
      const friday = await findOpenFriday(read)
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
      await page.getByLabel('Town').selectOption({ index: 1 })
      await page.getByLabel('Privacy fencing').check()
      await page.getByLabel('What did you do?').first().fill('Took out the leaning fence and set new posts.')
      if (javaScriptEnabled) {
        await page.context().setOffline(true)
        await page.getByRole('button', { name: 'Save draft' }).click()
        await page.getByRole('alert').filter({ hasText: 'No connection' }).waitFor()
        await page.context().setOffline(false)
        await page.getByRole('alert').waitFor({ state: 'hidden' })
      }
      await page.getByRole('button', { name: 'Save draft' }).click()
      await page.getByText('Saved. Not public yet').waitFor()
      expect(await page.locator('.job-photo').count()).toBe(3)
      for (const mode of javaScriptEnabled ? ['light', 'dark'] : []) {
        await page.evaluate(async (wanted) => {
          // Otherwise the bar at the bottom would cover fields.
          scrollTo(0, document.body.scrollHeight)
          document.documentElement.setAttribute('data-color-mode', wanted)
          await Promise.all(document.getAnimations().map(({ finished }) => finished))
        }, mode)
        expect(await axeFindings(page), mode).toEqual([])
      }

      const change = async (path: string, values: Record<string, string>) => {
        await page.goto(here.url + path)
        for (const [name, value] of Object.entries(values)) {
          const field = page.locator(`[name="${name}"]`)
          // Prices are in groups that are closed at first.
          if (!(await field.isVisible())) await page.locator('.form-fold', { has: field }).locator('summary').click()
          await field.fill(value)
        }
        await page.getByRole('button', { name: 'Save draft' }).click()
        await page.getByText('Saved as a draft').waitFor()
      }
      await change('/owner/site/hours/', { 'facts/openingHours/closedDays|new|first': friday })
      const notice = { 'en/notice|text': 'Closed this Friday.', 'es/notice|text': 'Cerrado este viernes.', 'en/notice|until': '2099-12-31' }
      await change('/owner/site/notice/', notice)
      const cedar = fenceTable.materials.find(({ id }) => id === 'cedar')
      const [low = 0, high = 0] = cedar?.heights.find(({ feet }) => feet === 6)?.perFoot ?? []
      await change('/owner/site/prices/', { 'facts/estimate/table/materials/cedar/heights/6/perFoot|0': String(low + 1) })
      await change('/owner/site/services/repair/', {
        'en/services/repair/description': 'We fix what the wind took.',
        'es/services/repair/description': 'Arreglamos lo que se llevó el viento.',
      })
      const texts: Text[] = [
        [`/work/${slug}/`, title],
        ['/privacy-fencing-simi-valley/', `/work/${slug}/`],
        ['/', closedOn(friday)],
        ['/', 'Closed this Friday.'],
        ['/es/', 'Cerrado este viernes.'],
        ['/estimate/', `"perFoot":[${low + 1},${high}]`],
        ['/', 'We fix what the wind took.'],
        ['/es/services/', 'Arreglamos lo que se llevó el viento.'],
      ]
      expect(await shownOf(read, texts)).toEqual([])
      await page.goto(`${here.url}/owner/site/`)
      await page.getByRole('button', { name: /^Publish \d+ changes$/ }).click()
      await page.getByText('It’s public').waitFor()
      await expect.poll(() => shownOf(read, texts)).toEqual(texts)
      const sources = [...(await read(`/work/${slug}/`)).matchAll(/srcSet="(\/media\/[^"]+)"/g)].map(([, set = '']) => set.split(', '))
      expect(sources.map((widths) => widths.length)).toEqual(javaScriptEnabled ? [4, 4, 4] : [1, 1, 1])
      for (const [source = ''] of sources) expect((await fetch(here.url + source.split(' ')[0])).status).toBe(200)

      await page.goto(`${here.url}/owner/site/history/`)
      await page.getByRole('button', { name: 'Undo everything' }).click()
      await page.getByText('Everything is undone').waitFor()
      await expect.poll(() => shownOf(read, texts)).toEqual([])
    },
  )
})

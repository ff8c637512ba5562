import { describe, expect, test } from 'vitest'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { phone, siteInBrowser, type Visit } from './site-in-browser.ts'

describe.each(builtSiteNames)('%s', (siteName) => {
  const here = siteInBrowser(siteName)
  const { homepage, built } = readBuiltSite(siteName)
  const fileOf = (name = '') => built.pictures[name]?.file

  /** The picture files that the home page loads before anything is scrolled. */
  async function loaded(options: Visit) {
    const files: string[] = []
    const page = await here.visit('/', {
      ...options,
      before: async (page) => {
        page.on('request', (request) => files.push(request.url()))
      },
    })
    await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('.hero img')].some(({ naturalWidth }) => naturalWidth))
    const heroes = [fileOf(homepage.hero.picture), fileOf(homepage.hero.duskPicture)]
    return {
      page,
      files: files.map((url) => url.replace(/.*\/assets\//, '')).filter((file) => heroes.some((hero) => file.startsWith(`${hero}-`))),
    }
  }

  test('a phone loads the small upright crop of the hero, a dense one the large crop, and a wide window the whole picture', async () => {
    const day = fileOf(homepage.hero.picture)
    expect((await loaded({ ...phone, deviceScaleFactor: 2 })).files).toEqual([`${day}-upright-480.avif`])
    expect((await loaded({ ...phone, deviceScaleFactor: 3 })).files).toEqual([`${day}-upright-710.avif`])
    expect((await loaded({ viewport: { width: 1280, height: 900 } })).files).toEqual([`${day}-1600.avif`])
  })

  test('in dark mode the dusk picture is shown, and loaded before the style sheet has arrived', async () => {
    const files: string[] = []
    const dusk = `${fileOf(homepage.hero.duskPicture)}-upright-480.avif`
    const page = await here.visit('/', {
      ...phone,
      deviceScaleFactor: 2,
      colorMode: 'dark',
      before: async (page) => {
        const isRequested = new Promise<void>((resolve) => {
          page.on('request', (request) => {
            files.push(request.url())
            if (request.url().endsWith(dusk)) resolve()
          })
        })
        // The layout, which would find the picture, needs the style sheet.
        await page.route('**/site-*.css', async (route) => {
          await isRequested
          await route.continue()
        })
      },
    })
    const shown = page.locator('.hero img:visible')
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(dusk)
    expect(await shown.getAttribute('alt')).toBe(built.pictures[homepage.hero.duskPicture ?? '']?.alt)
    expect(files.filter((url) => url.endsWith(dusk))).toHaveLength(1)
  })

  test('a change of the color mode changes the picture', async () => {
    const { page } = await loaded({ viewport: { width: 1280, height: 900 } })
    const shown = () =>
      page.locator('.hero img:visible').evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc))
    await page.getByRole('button', { name: 'Use dark colors' }).click()
    await expect.poll(shown).toEqual([expect.stringContaining(`${fileOf(homepage.hero.duskPicture)}-`)])
    await page.getByRole('button', { name: 'Use light colors' }).click()
    await expect.poll(shown).toEqual([expect.stringContaining(`${fileOf(homepage.hero.picture)}-`)])
  })
})

import { describe, expect, test } from 'vitest'
import { daysOfWeek, weekBefore, weekOf } from '../../server/base/calendar.ts'
import { systemClock } from '../../server/base/clock.ts'
import { createSessions } from '../../server/owner/sessions.ts'
import { openStore } from '../../server/store/open-store.ts'
import { addDays } from '../../shared/hours/days.ts'
import { axeFindings } from '../helpers/axe.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { recordLog } from '../helpers/recorded-log.ts'
import { desktop, ownSiteInBrowser, phone } from './site-in-browser.ts'

const dana = 'dana@fence.example'

describe.each(builtSiteNames)('%s', (siteName) => {
  const here = ownSiteInBrowser(siteName, { HOST: '127.0.0.1', OWNER_EMAILS: dana })

  /** The address of the week with figures, and the cookie of a session. */
  async function prepare() {
    const store = openStore({ site: siteName, dataDir: here.site.dataDir, databaseUrl: undefined, log: recordLog() })
    const week = weekBefore(weekOf(new Date().toISOString().slice(0, 10)))
    for (const [index, day] of daysOfWeek(week).entries()) {
      await store.counts.add(day, { visits: index * 31, views: { '/': 20, '/es/': 4 }, from: { 'google.com': index * 9 } })
      await store.counts.add(addDays(day, -7), { visits: 90 - index * 8 })
    }
    const value = await createSessions({ documents: store.documents, owners: [dana], clock: systemClock }).start(dana)
    await store.close()
    return { path: `/owner/week/?week=${week}`, cookie: { name: 'owner', value, domain: '127.0.0.1', path: '/owner/' } }
  }

  test('the week is accessible and no wider than the window on phones and desktops, in both color modes', async () => {
    const { path, cookie } = await prepare()
    for (const device of [phone, desktop]) {
      const page = await here.visit(path, { ...device, waitsFor: 'load', before: (page) => page.context().addCookies([cookie]) })
      for (const mode of ['light', 'dark']) {
        await page.evaluate((mode) => document.documentElement.setAttribute('data-color-mode', mode), mode)
        expect(await axeFindings(page), `${mode} ${device.viewport.width}`).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.viewport.width)
    }
  })

  test('without script another week is chosen by link and by list', async () => {
    const { path, cookie } = await prepare()
    const page = await here.visit(path, { ...phone, javaScriptEnabled: false, before: (page) => page.context().addCookies([cookie]) })
    const heading = page.getByRole('heading', { level: 1 })
    const first = await heading.textContent()
    await page.getByRole('link', { name: 'Week before' }).click()
    const second = await heading.textContent()
    expect(second).not.toBe(first)
    await page.getByRole('combobox', { name: 'Week' }).selectOption({ label: first ?? '' })
    await page.getByRole('button', { name: 'Show' }).click()
    await expect.poll(() => heading.textContent()).toBe(first)
  })
})

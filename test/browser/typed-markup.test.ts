import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { untilHydrated } from '../helpers/browser.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { desktop, ownSiteInBrowser } from './site-in-browser.ts'

const run = 'document.documentElement.dataset.ran=1,alert(1)'
const markups = [
  `"></textarea><img src=x onerror="${run}">`,
  `"><script>${run}</script>`,
  `</script></title></head><svg onload="${run}">`,
  `' autofocus onfocus='${run}' x='`,
  `" autofocus onfocus="${run}" x="`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: template engines would evaluate this
  '<!--${7*7}{{7*7}}',
]
const fields = ['name', 'email', 'phone', 'comment'] as const

// Policy violations and executed scripts are page problems, which fail the test.
// One site is enough: the code is the same.
describe.each(builtSiteNames.slice(0, 1))('%s', (siteName) => {
  const here = ownSiteInBrowser(siteName, { CONTACT_RATE_LIMIT: '1' })

  test('markup in every field comes back as plain text', async () => {
    const { page, dialogs } = await openForm()
    for (const markup of markups) {
      const typed = Object.fromEntries(fields.map((field) => [field, markup]))
      expect([markup, await postItself(page, typed)]).toEqual([markup, 422])
      await expectOnlyText(page, typed)
    }
    expect(dialogs).toEqual([])
  })

  test('markup also comes back as plain text when the limit is reached', async () => {
    const { page, dialogs } = await openForm()
    const [markup = ''] = markups
    const typed = { name: markup, email: 'pat@example.com', phone: markup.slice(0, 40), comment: markup }
    expect(await postItself(page, typed)).toBe(303)
    await page.goto(`${here.url}/contact/`)
    await untilHydrated(page)
    const again = { ...typed, comment: `${markup} again` }
    expect(await postItself(page, again)).toBe(429)
    await expectOnlyText(page, again)
    expect(dialogs).toEqual([])
  })

  async function openForm() {
    const page = await here.visit('/contact/', desktop)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    return { page, dialogs }
  }
})

/** Submits the form natively, without our script and the browser's validation. */
async function postItself(page: Page, typed: Record<string, string>): Promise<number> {
  for (const [field, text] of Object.entries(typed)) await page.locator(`[name="${field}"]`).fill(text)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  const loaded = page.waitForEvent('load')
  await page.locator('form').evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form))
  const [answer] = await Promise.all([answered, loaded])
  await untilHydrated(page)
  return answer.status()
}

async function expectOnlyText(page: Page, typed: Record<string, string>) {
  const shown = await Promise.all(Object.keys(typed).map(async (field) => [field, await page.locator(`[name="${field}"]`).inputValue()]))
  expect(Object.fromEntries(shown)).toEqual(typed)
  expect(await page.locator('html').getAttribute('data-ran')).toBe(null)
  expect(await page.locator('img[src="x"], [onerror], [onload], [onfocus]').count()).toBe(0)
}

import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtSiteNames, everyPage, onePerScreen, readBuiltSite, readBuiltTranslations } from '../helpers/built-sites.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { openSeoSite, type SeoSite } from '../helpers/seo-site.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document'],
    rules: {
      // React writes `<br/>`, `charSet`, `checked=""` and `crossorigin=""`, which are valid HTML.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // CSS keeps phone links on one line, so the text that people copy stays plain.
      'tel-non-breaking': 'off',
    },
  }),
)

/** Both sets have posts 1 to 5. */
const givenPosts = 5

describe.each(builtSiteNames)('%s', (name) => {
  let site: SeoSite
  beforeAll(async () => {
    site = await openSeoSite(name)
  })
  afterAll(() => site.close())

  // One test a page, because validating one takes up to a second.
  const pages = [...everyPage(readBuiltSite(name)), ...readBuiltTranslations(name).flatMap(onePerScreen)]
  test.each(pages)('the markup of $path is valid', async ({ path }) => {
    expect(await faultsOf((await site.ask(path)).text)).toEqual([])
  })

  test('no photo appears twice on a page', async () => {
    // An owner may use any photo for a new post, and one photo for two posts.
    const photoOf = ({ picture }: { picture?: string }) => `photo-${picture}`
    const ofPosts = site.site.articles.map(photoOf)
    const ofNewPosts = site.site.articles.filter(({ id }) => Number(id) > givenPosts).map(photoOf)
    const isOwners = (photo: string) => ofPosts.indexOf(photo) !== ofPosts.lastIndexOf(photo) || ofNewPosts.includes(photo)
    for (const { path } of everyPage(site.site)) {
      // A drawing over its own photo is meant to repeat the photo.
      const text = (await site.ask(path)).text.replaceAll(/comparison-drawn">(?:(?!<img ).)*<img [^>]*>/gs, '')
      const photos = [...text.matchAll(/class="photo-image (photo-[a-z0-9-]+)"/g)].map(([, photo = '']) => photo)
      const names = photos.filter((photo) => !isOwners(photo))
      expect([path, names.toSorted()]).toEqual([path, [...new Set(names)].toSorted()])
    }
  })

  test('the markup of form responses is valid, where the error summary comes before the heading', async () => {
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const refused = await site.ask('/', { ...form, body: 'form-name=contact&name=&email=nobody&comment=%22%3E%3Cscript%3E' })
    const unknown = await site.ask('/', { ...form, body: 'form-name=other' })
    expect([refused.status, unknown.status]).toEqual([422, 400])
    for (const { text } of [refused, unknown, await site.ask('/contact/?sent=1')]) expect(await faultsOf(text, 'any')).toEqual([])
  })

  test('no page has a javascript: URL, whatever was typed in the form', async () => {
    const body = new URLSearchParams(inquiryForm({ email: 'nobody' })).toString()
    const answer = await site.ask('/', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })
    expect(answer.status).toBe(422)
    const texts = await Promise.all([...everyPage(site.site).map(({ path }) => path), '/contact/?sent=1'].map((path) => site.ask(path)))
    for (const { text } of [answer, ...texts]) expect(text).not.toMatch(/(?:java|vb)script:/i)
  })

  test('no form field has maxlength, because browsers count UTF-16 units, not characters', async () => {
    const { text } = await site.ask('/contact/')
    expect(text).toContain('name="comment"')
    expect(text).not.toMatch(/(?:max|min)length/i)
  })
})

async function faultsOf(html: string, minInitialRank: 'h1' | 'any' = 'h1'): Promise<string[]> {
  const { results } = await validator.validateString(html, { rules: { 'heading-level': ['error', { minInitialRank }] } })
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))
}

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

const groups = readBuiltSite('fencing').homepage.questions?.groups ?? []
const questions = groups.flatMap(({ items }) => items)
const last = questions.at(-1) ?? { id: '', question: '' }
const here = siteInBrowser('fencing')

test('each of the thirteen questions is a disclosure, the first one open', async () => {
  const page = await here.visit('/', desktop)
  const summaries = await page.locator('details.question > summary').allInnerTexts()
  expect(summaries).toEqual(questions.map(({ question }) => question))
  expect(summaries.length).toBe(13)
  expect(await open(page)).toEqual([questions[0]?.question])
})

test('click and keyboard open and close a question without affecting others', async () => {
  const page = await here.visit('/', phone)
  const first = page.locator('summary', { hasText: questions[0]?.question })
  const summary = page.locator('summary', { hasText: last.question })
  await page.locator('.question-group').last().getByRole('button').first().tap()
  await first.tap()
  expect(await open(page)).toEqual([questions[0]?.question])
  await summary.tap()
  expect(await open(page)).toEqual([questions[0]?.question, last.question])
  await summary.press('Enter')
  expect(await open(page)).toEqual([questions[0]?.question])
})

test.each([
  { name: 'with script', options: {} },
  { name: 'with scripts off', options: { javaScriptEnabled: false } },
])('a URL with a question opens it and scrolls to it, $name', async ({ options }) => {
  const page = await here.visit(`/#${last.id}`, { ...phone, ...options })
  const answer = page.locator(`#${last.id}`)
  await answer.waitFor({ state: 'visible' })
  expect(await open(page)).toContain(last.question)
  await expect.poll(() => isClear(page, last.question)).toBe(true)
})

test.each([
  { name: 'phone', options: phone },
  { name: 'desktop, whose paper is as narrow as a phone', options: { ...desktop, viewport: { width: 700, height: 900 } } },
])('a printed page has every group, question and answer, and the hours: $name', async ({ options }) => {
  const page = await here.visit('/', options)
  await page.emulateMedia({ media: 'print' })
  const name = page.locator('.question-group-name').last()
  await expect.poll(() => name.isVisible()).toBe(true)
  expect(await name.innerText()).toBe(groups.at(-1)?.name)
  for (const { id } of questions) expect(await page.locator(`#${id}`).isVisible(), id).toBe(true)
  expect(await page.locator('footer').getByText('Mon').first().isVisible()).toBe(true)
})

test('printing on a phone leaves an answer open that the visitor opened', async () => {
  const page = await here.visit('/', phone)
  await page.locator('summary', { hasText: questions[0]?.question }).tap()
  for (const media of ['print', null] as const) {
    await page.emulateMedia({ media })
    await expect.poll(() => page.locator('.question-group-name .fold').count()).toBe(media ? 0 : groups.length)
    expect(await open(page)).toEqual([questions[0]?.question])
  }
})

test('a link within the page opens a question too', async () => {
  const page = await here.visit(`/#${last.id}`, desktop)
  const other = page.locator(`#${questions[5]?.id}`)
  expect(await other.isVisible()).toBe(false)
  await page.evaluate((id) => location.assign(`#${id}`), questions[5]?.id)
  await other.waitFor({ state: 'visible' })
})

test('one button opens and closes all answers', async () => {
  const page = await here.visit('/', desktop)
  await page.getByRole('button', { name: 'Open all answers' }).click()
  expect((await open(page)).length).toBe(13)
  await page.getByRole('button', { name: 'Close all answers' }).click()
  expect(await open(page)).toEqual([])
})

test('the browser’s search finds text in closed answers', async () => {
  const page = await here.visit('/', desktop)
  const closed = page.locator('details.question', { hasText: last.question })
  // Not `display: none`, which the browser's search does not find.
  expect(await closed.evaluate((details) => getComputedStyle(details, '::details-content').contentVisibility)).toBe('hidden')
  expect(await page.locator(`#${last.id}`).evaluate((answer) => getComputedStyle(answer).display)).toBe('block')
})

test('with scripts off, questions open, and the button for all is hidden', async () => {
  const page = await here.visit('/', { ...phone, javaScriptEnabled: false })
  expect(await page.getByText('Open all answers').isVisible()).toBe(false)
  await page.locator('summary', { hasText: last.question }).tap()
  expect(await open(page)).toContain(last.question)
})

const open = (page: Page) => page.locator('details.question[open] > summary').allInnerTexts()

/** Whether a question is below the header and above the call bar. */
const isClear = (page: Page, question: string) =>
  page.locator('summary', { hasText: question }).evaluate((summary) => {
    const { top, bottom } = summary.getBoundingClientRect()
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const bar = document.querySelector('.call-bar')?.getBoundingClientRect()
    return top >= header && bottom <= (bar?.height ? bar.top : innerHeight)
  })

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { estimateSummary, rangeText } from '../../shared/estimate/estimate-text.ts'
import { canonicalQuery, parseEstimate } from '../../shared/estimate/parse-estimate.ts'
import { questionsOf } from '../../shared/estimate/questions.ts'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import type { Values } from '../../shared/trades/trade.ts'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, siteInBrowser } from './site-in-browser.ts'

const timeout = 300_000

describe.each([
  { name: 'fencing', choices: ['material', 'height'] },
  { name: 'insulation', choices: ['place', 'foam', 'thickness'] },
])('$name', ({ name, choices }) => {
  const estimate = estimateOf(name)
  const here = siteInBrowser(name)

  test('after single changes from each opening state, everything shown belongs to the answers shown', { timeout }, async () => {
    const wrong: string[] = []
    let count = 0
    for (const [number, opening] of openingStates(estimate, choices).entries()) {
      const page = await here.visit(`/estimate/?${new URLSearchParams(opening)}`, {
        ...desktop,
        // Each request comes from another client, because one client may request 60 estimates a minute.
        extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${number}` },
      })
      await page.clock.install()
      await hideDrawings(page)
      for (const change of changesFrom(estimate, opening, number)) {
        await tick(page, opening)
        const shown = await answer(page, change)
        const expected = belongingTo(estimate, shown.answers)
        count += 1
        if (JSON.stringify(shown.texts) !== JSON.stringify(expected)) wrong.push(JSON.stringify({ opening, change, shown, expected }))
      }
      const restored = await answer(page, opening)
      expect(canonicalQuery(estimate.table, restored.answers)).toBe(canonicalQuery(estimate.table, opening))
      await page.context().close()
    }
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(80)
  })

  test('the questions that the visitor has not answered follow the first change', async () => {
    const page = await here.visit('/estimate/', desktop)
    await page.clock.install()
    const [first] = questionsOf(estimate.table)
    if (first?.kind !== 'choice') throw new Error('The first question is not a choice')
    for (const option of first.options) {
      const { answers } = await answer(page, { [first.name]: option })
      expect(answers).toEqual(valuesOf(estimate, { [first.name]: option }))
    }
  })
})

test('a number that the visitor typed stays when the place changes, and the slider follows', async () => {
  const page = await siteOfInsulation.visit('/estimate/', desktop)
  const area = page.getByRole('textbox', { name: 'Area, sq ft' })
  await page.getByRole('radio', { name: 'Rim joist' }).check()
  expect([await area.inputValue(), await page.getByRole('slider').inputValue()]).toEqual(['160', '160'])
  expect(await page.locator('.estimate-options label:has(input:disabled):visible').count()).toBe(0)
  await page.getByRole('radio', { name: 'Metal building' }).check()
  expect([await area.inputValue(), await page.getByRole('slider').inputValue()]).toEqual(['4000', '4000'])
  await area.fill('900')
  await page.getByRole('radio', { name: 'Rim joist' }).check()
  expect(await area.inputValue()).toBe('900')
})

const siteOfInsulation = siteInBrowser('insulation')

function estimateOf(name: string): SiteEstimate {
  const { estimate } = readBuiltSite(name)
  if (!estimate) throw new Error(`${name} has no estimate`)
  return estimate
}

function valuesOf({ table }: SiteEstimate, answers: Values): Values {
  const result = parseEstimate(table, new URLSearchParams(answers))
  if (result.status === 'invalid') throw new Error(JSON.stringify(result))
  return result.values
}

/** The texts are compared, and painting hundreds of drawings takes most of the time. The security policy allows a constructed sheet. */
const hideDrawings = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main svg { display: none }')
    document.adoptedStyleSheets = [sheet]
  })

/** Every allowed combination of these choices, with the standard answers to the other questions. */
function openingStates(estimate: SiteEstimate, choices: string[]): Values[] {
  const states = choices.reduce<Values[]>(
    (before, name) => before.flatMap((state) => optionsOf(estimate, name, state).map((option) => ({ ...state, [name]: option }))),
    [{}],
  )
  return states.map((state) => valuesOf(estimate, state))
}

function optionsOf({ table }: SiteEstimate, name: string, state: Values): readonly string[] {
  const question = questionsOf(table).find((candidate) => candidate.name === name)
  return question?.kind === 'choice' ? question.allowed(state) : []
}

function singleChanges(estimate: SiteEstimate, opening: Values): Values[] {
  return questionsOf(estimate.table).flatMap((question): Values[] => {
    const { name, kind } = question
    if (kind === 'flag') return [{ [name]: 'yes' }]
    const options =
      kind === 'choice'
        ? optionsOf(estimate, name, opening)
        : [question.from + 1, Math.min(question.to, 5000)].map((number) => String(number))
    return options.filter((option) => option !== opening[name]).map((option) => ({ [name]: option }))
  })
}

/**
 * Every third change, beginning with another one in each state; `LONG=1` tries all. Which comes first matters, because nothing has been
 * answered before it.
 */
function changesFrom(estimate: SiteEstimate, opening: Values, number: number): Values[] {
  const changes = singleChanges(estimate, opening)
  const rotated = changes.map((_, index) => changes[(index + number) % changes.length] as Values)
  return rotated.filter((_, index) => index % 3 === 0 || process.env.LONG)
}

type Shown = { answers: Values; texts: Values }

/** Answers these questions as a visitor does. An opening state also clears the checkboxes that it does not set. */
const tick = (page: Page, answers: Values) =>
  page.evaluate((wanted) => {
    const form = document.querySelector<HTMLFormElement>('.estimate-form')
    for (const field of form?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
      const value = wanted[field.name]
      if (field.type === 'radio' && field.value === value && !field.checked) field.click()
      if (field.type === 'checkbox') {
        const isWanted = Object.keys(wanted).length > 1 ? value === 'yes' : value === 'yes' || field.checked
        if (field.checked !== isWanted) field.click()
      }
      if (field.type === 'text' && value !== undefined && field.value !== value) {
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }
  }, answers)

/** Answers these questions, and returns what is shown afterwards. */
async function answer(page: Page, answers: Values): Promise<Shown> {
  await tick(page, answers)
  // Longer than the delay before the address is updated.
  await page.clock.fastForward(1000)
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('.estimate-form [name]')
    const shown = [...fields].filter((field) => field.type === 'text' || field.checked)
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    return {
      answers: Object.fromEntries(shown.map(({ name, value }) => [name, value])),
      texts: {
        range: text('output'),
        summary: text('.estimate-summary'),
        address: location.search.slice(1),
        hidden: document.querySelector<HTMLInputElement>('.contact-form input[name="estimate"]')?.value ?? '',
      },
    }
  })
}

function belongingTo(estimate: SiteEstimate, answers: Values): Values {
  const result = parseEstimate(estimate.table, new URLSearchParams(answers))
  if (result.status === 'invalid') return { range: 'Fix the marked answers to see your estimate.', summary: '', address: '', hidden: '' }
  const query = canonicalQuery(estimate.table, result.values)
  return {
    range: rangeText(estimate, '{low} to {high}', result.values),
    summary: keepTogether(estimateSummary(estimate, result.values)),
    address: query,
    hidden: query,
  }
}

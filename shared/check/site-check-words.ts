import { contentTexts, placeOf } from '../content/content-places.ts'
import { placeholdersIn } from '../content/fact-words.ts'
import { readPrices } from '../content/prices.ts'
import type { Block, MetaData, Site } from '../content/site-types.ts'
import { canonicalQuery, parseEstimate } from '../estimate/parse-estimate.ts'
import { questionsOf } from '../estimate/questions.ts'
import { type NamedPlace, repeated } from './repeated-names.ts'

/** Checks that titles and descriptions are unique, that phone numbers and hours are consistent, and that table rows have equal length. */
export function checkWords(site: Site): string[] {
  const { titles, descriptions } = searchTexts(site)
  return [
    ...repeated(titles),
    ...repeated(descriptions),
    ...checkPhone(site),
    ...checkHours(site),
    ...checkTables(site),
    ...checkPlaceholders(site),
    ...checkPrices(site),
    ...checkQuestions(site),
  ]
}

export function searchTexts(site: Site): { titles: NamedPlace[]; descriptions: NamedPlace[] } {
  const entries: { place: string; titleField: string; descriptionField: string; metaData: Pick<MetaData, 'title' | 'description'> }[] = [
    ...Object.entries(site.pages).map(([key, { metaData }]) => ({ ...plainFields, place: `pages.${key}.metaData`, metaData })),
    ...Object.entries(site.ownPages).map(([name, { metaData }]) => ({
      ...plainFields,
      place: `${placeOf('ownPages', name)}.metaData`,
      metaData,
    })),
    ...site.services.flatMap(({ page }, index) =>
      page ? [{ ...plainFields, place: `services[${index}].page.metaData`, metaData: page.metaData }] : [],
    ),
    ...site.articles.map(({ metaTitle, metaDescription }, index) => ({
      place: `articles[${index}]`,
      titleField: 'metaTitle',
      descriptionField: 'metaDescription',
      metaData: { title: metaTitle, description: metaDescription },
    })),
  ]
  const titles = entries.map(({ place, titleField, metaData }) => ({ place: `${place}.${titleField}`, value: metaData.title }))
  const descriptions = entries.map(({ place, descriptionField, metaData }) => ({
    place: `${place}.${descriptionField}`,
    value: metaData.description,
  }))
  return { titles, descriptions }
}

const plainFields = { titleField: 'title', descriptionField: 'description' }

function checkPhone({ phoneNumber, telLink }: Site): string[] {
  const shown = phoneNumber.replace(/\D/g, '')
  if (shown === '') return ['phoneNumber: has no digits']
  return telLink.replace(/\D/g, '').endsWith(shown) ? [] : [`telLink: calls another number than phoneNumber shows (${phoneNumber})`]
}

function checkHours({ openingHours: { timeZone, periods } }: Site): string[] {
  const backwards = periods.flatMap(({ opens, closes }, index) =>
    opens < closes ? [] : [`openingHours.periods[${index}].closes: must be later than ${opens} on the same day`],
  )
  return isTimeZone(timeZone) ? backwards : [`openingHours.timeZone: no time zone is called '${timeZone}'`, ...backwards]
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

/** Prices that the estimate cannot give, and answers in links and the price band that it does not take. Without the page, they cannot be checked. */
function checkPrices(site: Site): string[] {
  const prices = Object.entries(site.prices ?? {})
  const known = new Set([
    ...readPrices(site).keys(),
    ...prices.flatMap(([name, { estimate }]) => (estimate && !site.estimate ? [name] : [])),
  ])
  const unknown = prices.flatMap(([name, { estimate }]) =>
    known.has(name) ? [] : [`${placeOf('prices', name)}.estimate: the estimate has no price for '${estimate}'`],
  )
  const answers = [
    { place: 'homepage.price.answers', query: site.homepage.price?.answers },
    ...site.services.map(({ estimate }, index) => ({ place: `services[${index}].estimate`, query: estimate })),
  ]
  const unpriced = answers.flatMap(({ place, query }) =>
    !query || !site.estimate || parseEstimate(site.estimate.table, new URLSearchParams(query)).status === 'valid'
      ? []
      : [`${place}: the estimate has no price for '${query}'`],
  )
  return [...unknown, ...unpriced, ...checkStandardAnswers(site)]
}

/** The standard answers for each option must be valid: visitors see them before they change anything. */
function checkStandardAnswers({ estimate }: Site): string[] {
  if (!estimate) return []
  const { table } = estimate
  const options = questionsOf(table).flatMap((question) =>
    question.kind === 'choice' ? question.options.map((option) => new URLSearchParams({ [question.name]: option })) : [],
  )
  return options.flatMap((query) => {
    const opened = parseEstimate(table, query)
    if (opened.status === 'invalid') return []
    const given = parseEstimate(table, new URLSearchParams(canonicalQuery(table, opened.values)))
    if (given.status === 'valid') return []
    return Object.entries(given.errors).map(([name, problem]) => `estimate.table: the standard ${name} for '${query}' is ${problem}`)
  })
}

/** A placeholder that is still there names no fact. The estimate's words have their own placeholders, none of them with a dot. */
function checkPlaceholders(site: Site): string[] {
  return contentTexts(site).flatMap(({ place, value }) => {
    const names = placeholdersIn(value).filter((name) => !place.startsWith('estimate.') || name.includes('.'))
    return names.map((name) => `${place}: no fact is called {${name}}`)
  })
}

function checkTables(site: Site): string[] {
  const bodies: [string, readonly Block[]][] = [
    ['about.body', site.about?.body ?? []],
    ['about.commitment.body', site.about?.commitment?.body ?? []],
    ['careers.body', site.careers?.body ?? []],
    ...Object.entries(site.ownPages).map(([name, { body }]): [string, readonly Block[]] => [`${placeOf('ownPages', name)}.body`, body]),
    ...site.articles.map(({ body }, index): [string, readonly Block[]] => [`articles[${index}].body`, body]),
    ...site.services.flatMap(({ page }, index): [string, readonly Block[]][] =>
      page
        ? [
            [`services[${index}].page.choose`, page.choose ?? []],
            [`services[${index}].page.body`, page.body],
            [`services[${index}].page.priceFactors.body`, page.priceFactors.body],
          ]
        : [],
    ),
  ]
  return bodies.flatMap(([place, blocks]) =>
    blocks.flatMap((block, index) => {
      if (block.kind !== 'table') return []
      const uneven = block.rows.findIndex((row) => row.length !== block.head.length)
      return uneven < 0 ? [] : [`${place}[${index}].rows[${uneven}]: must have ${block.head.length} cells, like the head`]
    }),
  )
}

/** A question's id is its anchor, so it must be unique on the home page. */
function checkQuestions(site: Site): string[] {
  const home = (site.homepage.questions?.groups ?? []).flatMap(({ items }, group) =>
    items.map(({ id }, index) => ({ place: `homepage.questions.groups[${group}].items[${index}].id`, value: id })),
  )
  return repeated(home)
}

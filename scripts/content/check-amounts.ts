import { contentTexts } from '../../shared/content/content-places.ts'
import { dollarText, priceWords, readPrices } from '../../shared/content/prices.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { type Finding, warning } from './finding.ts'

const amount = /\$\d+(,\d{3})*(\.\d+)?( mill(ion|ones|ón)\b)?/g

/** Finds amounts that are not among the prices. These are from the facts, because texts may name prices of an estimate that is off. */
export function checkAmounts(site: Site, facts: object = site): Finding[] {
  const prices = Object.values(priceWords(readPrices(facts), site.language)).flatMap((text) => text.match(amount) ?? [])
  const jobs = [...(site.homepage.jobs?.items ?? []), ...(site.work?.jobs ?? [])].flatMap(({ dollars }) =>
    dollars ? dollarText(dollars, String) : [],
  )
  const known = new Set([...prices, ...jobs])
  return contentTexts(site).flatMap(({ place, value }): Finding[] => {
    const unknown = (value.match(amount) ?? []).find((found) => !known.has(found))
    return unknown ? [warning(place, `'${unknown}' is not among the prices; name it in prices.ts and write {prices.NAME}`)] : []
  })
}

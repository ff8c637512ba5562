import { contentTexts, placeKeys } from '../../shared/content/content-places.ts'
import { placeholdersIn } from '../../shared/content/fact-words.ts'
import { isSampleHost, isSamplePhone, sampleFacts, shownSite } from '../../shared/content/sample-facts.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { field } from '../../shared/schema/is-object.ts'
import { type Finding, warning } from './finding.ts'

export function checkSampleFacts(site: Site): Finding[] {
  const trade = site.sample.trade ? [warning('sample.trade', tradeMessage)] : []
  return [...trade, ...factFindings(site)]
}

const tradeMessage =
  "the texts about the work (services, questions, steps, estimate, contact) are samples; read them, change what isn't true of you, and set this to false"

function factFindings(site: Site): Finding[] {
  const isMarked = new Map<string, boolean>(Object.entries(site.sample))
  return sampleFacts(site).map((place): Finding => {
    if (place.startsWith('terms')) return warning(`${place}.sample`, `${nameAt(site, place)}a sample; replace it with your own words`)
    if (place.startsWith('testimonials')) return warning(`${place}.sample`, "a sample; replace it with a real customer's words")
    const onManyPages = factsOnManyPages[place]
    if (onManyPages) return warning(`sample.${place}`, `the ${onManyPages} are samples; replace them and set this to false`)
    if (isMarked.get(place)) return warning(place, `a sample; replace it and set sample.${place} to false`)
    if (isMarked.has(place)) return warning(place, 'made up (a 555-01xx number, an example domain or a number of zeros); replace it')
    return warning(`${place}.sample`, `${nameAt(site, place)}a sample; confirm or replace it`)
  })
}

const factsOnManyPages: Readonly<Record<string, string>> = {
  prices: 'prices',
  pictures: 'pictures',
  claims: 'claims about the business (years, satisfaction, certificates)',
}

/** The name of the entry at a place, because owners don't count entries: "'warranty' is ". */
function nameAt(site: Site, place: string): string {
  const entry = field(site, ...placeKeys(place))
  const name = [field(entry, 'id'), field(entry, 'name'), field(entry, 'caption')].find((value) => typeof value === 'string')
  return name ? `'${name}' is ` : ''
}

/** Finds sample numbers and example domains in other texts, where a search and replace may have missed them. */
export function checkSampleTraces(site: Site): Finding[] {
  return contentTexts(site).flatMap(({ place, value }): Finding[] => {
    if (place === 'siteUrl' || value === site.telLink) return []
    // The phone number comes from the settings, where it is reported.
    const number = value.match(/\+?[\d(][\d\s().-]{6,}\d/g)?.find((found) => found !== site.phoneNumber && isSamplePhone(found))
    if (number) return [warning(place, `'${number}' is a sample number`)]
    const host = value.match(/(?<=@|:\/\/|www\.)[\w.-]+\w/g)?.find(isSampleHost)
    return host ? [warning(place, `'${host}' is an example domain`)] : []
  })
}

/** Finds texts that still have the old phone number after a change in the settings. */
export function checkOtherNumbers(site: Site): Finding[] {
  const own = lastDigits(site.telLink)
  return contentTexts(site).flatMap(({ place, value }): Finding[] => {
    if (place === 'phoneNumber' || place === 'telLink') return []
    const other = value.match(/(?<!\d)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/g)?.find((number) => lastDigits(number) !== own)
    // Sample numbers are reported separately.
    return other && !isSamplePhone(other) ? [warning(place, `'${other}' is not the phone number of the settings`)] : []
  })
}

const lastDigits = (text: string) => text.replace(/\D/g, '').slice(-10)

export function checkSampleTown(site: Site, template: Pick<Site, 'city'>): Finding[] {
  if (site.city === template.city) return []
  return contentTexts(site).flatMap(({ place, value }): Finding[] =>
    value.includes(template.city) ? [warning(place, `mentions '${template.city}', the sample's town`)] : [],
  )
}

/** What `npm run site -- new` writes: a site, its texts before placeholders are filled, and the texts of the trade packs. */
export type Template = Site & { written: readonly unknown[]; packs: unknown }

/**
 * Finds texts that still come from `npm run site -- new` and say nothing about this business. Texts about the work are the business's own
 * once `sample.trade` is false. Entries that a public site leaves out don't matter.
 */
export function checkSampleWords(site: Site, template: Template): Finding[] {
  const sampleTexts = new Set(textsLeftOf(template, site.sample.trade !== false))
  const shown = new Set(specificTexts(shownEntries(site)).map(({ value }) => value))
  const left = specificTexts(site).filter(({ value }) => shown.has(value) && sampleTexts.has(withoutLinks(value)))
  const city = site.city === template.city ? [warning('city', sampleWordsMessage)] : []
  return [...city, ...left.map(({ place }) => warning(place, sampleWordsMessage))]
}

/** Leaves out texts with a placeholder, because they contain the business's own facts. */
function textsLeftOf({ written, packs }: Template, withTrade: boolean): string[] {
  const general = written.flatMap(specificTexts)
  const all = [...general, ...specificTexts(packs)].filter(({ value }) => placeholdersIn(value).length === 0)
  const trade = new Set([...specificTexts(packs), ...general.filter(({ place }) => aboutTheWork.test(place))].map(plain))
  return all.map(plain).filter((text) => withTrade || !trade.has(text))
}

/** Where the template writes about the work. The packs write only about the work. */
const aboutTheWork = /^(services|estimate|contact|homepage\.(questions|steps))\b/

const plain = ({ value }: { value: string }) => withoutLinks(value)

/** Links to pages that a site does not have are left out of its texts. */
const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')

const shownEntries = (site: Site) => shownSite(site, 'https://public.com')

/** Leaves out short texts such as 'Find us on the web', which are the same on many sites. */
const specificTexts = (content: unknown) =>
  contentTexts(content).filter(({ place, value }) => !/^(theme|openingHours)\b/.test(place) && value.trim().split(/\s+/).length >= 6)

export const sampleWordsMessage = 'keeps a public site from starting: still has the sample text'

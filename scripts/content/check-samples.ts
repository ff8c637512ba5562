import { contentTexts, placeKeys } from '../../shared/content/content-places.ts'
import { factWords } from '../../shared/content/fact-words.ts'
import { isSampleHost, isSamplePhone, sampleFacts } from '../../shared/content/sample-facts.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { field } from '../../shared/schema/is-object.ts'
import type { Finding } from './finding.ts'

/** Finds sample facts that visitors would believe. */
export function checkSampleFacts(site: Site): Finding[] {
  const isMarked = new Map<string, boolean>(Object.entries(site.sample))
  return sampleFacts(site).map((place): Finding => {
    if (place.startsWith('testimonials')) return warning(`${place}.sample`, "a sample; replace it with a real customer's words")
    const onManyPages = factsOnManyPages[place]
    if (onManyPages) return warning(`sample.${place}`, `the ${onManyPages} are samples; replace them and set this to false`)
    if (isMarked.get(place)) return warning(place, `a sample; replace it and set sample.${place} to false`)
    return warning(isMarked.has(place) ? place : `${place}.sample`, `${nameAt(site, place)}a sample; confirm or replace it`)
  })
}

const factsOnManyPages: Readonly<Record<string, string>> = {
  prices: 'prices',
  pictures: 'pictures',
  claims: 'claims about the business (years, satisfaction, certificates)',
}

/** What the entry at a place is called, because an owner doesn't count entries: "'warranty' is ". */
function nameAt(site: Site, place: string): string {
  const entry = placeKeys(place).reduce<unknown>(field, site)
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

/** Finds the sample's made-up town in rewritten texts. */
export function checkSampleTown(site: Site, template: Pick<Site, 'city'>): Finding[] {
  if (site.city === template.city) return []
  return contentTexts(site).flatMap(({ place, value }): Finding[] =>
    value.includes(template.city) ? [warning(place, `mentions '${template.city}', the sample's town`)] : [],
  )
}

/** Finds texts that still come from `npm run site -- new` and say nothing about this business. */
export function checkSampleWords(site: Site, template: unknown): Finding[] {
  const sampleTexts = new Set(specificTexts(template).map(({ value }) => value))
  // A text such as '{hours}' says the business's own facts.
  for (const words of Object.values(factWords(site, site.language))) if (words !== site.city) sampleTexts.delete(words)
  return specificTexts(site).flatMap(({ place, value }) => (sampleTexts.has(value) ? [warning(place, sampleWordsMessage)] : []))
}

/** Leaves out short texts such as 'Find us on the web' and hours, which are the same on many sites, and the theme's paths. */
const specificTexts = (content: unknown) =>
  contentTexts(content).filter(({ place, value }) => {
    return place === 'city' || (!/^(theme|openingHours)\b/.test(place) && value.trim().split(/\s+/).length >= 6)
  })

export const sampleWordsMessage = 'keeps a public site from starting: still has the sample text'

const warning = (place: string, message: string): Finding => ({ level: 'warning', place, message })

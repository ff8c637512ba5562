import { searchTexts } from '../../shared/check/site-check-words.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { type Finding, warning } from './finding.ts'

const title = { min: 30, max: 60 }
const description = { min: 70, max: 160 }

/** Search engines cut off long titles and descriptions and replace short ones. */
export function checkLengths(site: Site): Finding[] {
  const { titles, descriptions } = searchTexts(site)
  return [
    ...titles.flatMap(({ place, value }) => lengthFinding(place, value, title)),
    ...descriptions.flatMap(({ place, value }) => lengthFinding(place, value, description)),
  ]
}

function lengthFinding(place: string, { length }: string, { min, max }: { min: number; max: number }): Finding[] {
  if (length >= min && length <= max) return []
  return [warning(place, `has ${length} characters; search engines show ${min} to ${max}`)]
}

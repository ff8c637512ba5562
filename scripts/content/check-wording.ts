import { type ContentText, contentTexts } from '../../shared/content/content-places.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { plainText } from '../../shared/text/inline-text.ts'
import { type Finding, warning } from './finding.ts'

const longestSentence = 30

/** British or translated words, and their American equivalents. */
const britishWords: Record<string, string> = {
  centre: 'center',
  colour: 'color',
  enquiries: 'requests',
  enquiry: 'request',
  grey: 'gray',
  licence: 'license',
  mend: 'repair',
  metre: 'feet',
  neighbour: 'neighbor',
  towards: 'toward',
  whilst: 'while',
  'working day': 'business day',
}
const britishWord = new RegExp(`\\b(${Object.keys(britishWords).join('|')})(?=s?\\b)`)

/** Checks the language of an English site: American words, sentence length, R-values. */
export function checkWording(site: Site): Finding[] {
  if (site.language !== 'en') return []
  const texts = contentTexts(site)
    .filter(({ place, value }) => value.trim().includes(' ') && !place.startsWith('theme.'))
    .map((text) => ({ ...text, value: plainText(text.value) }))
  return [...texts.flatMap(findBritishWord), ...texts.flatMap(findLongSentence), ...findBareRValues(texts)]
}

function findBritishWord({ place, value }: ContentText): Finding[] {
  const word = britishWord.exec(value)?.[1]
  return word ? [warning(place, `says '${word}'; Americans say '${britishWords[word]}'`)] : []
}

function findLongSentence({ place, value }: ContentText): Finding[] {
  const sentences = value.split(/(?<=[.!?])\s+|\n/).map((sentence) => sentence.trim().split(/\s+/))
  const long = sentences.find((words) => words.length > longestSentence)
  return long ? [warning(place, `'${long.slice(0, 4).join(' ')} …' has ${long.length} words; use at most ${longestSentence}`)] : []
}

/** 16 CFR 460 requires the thickness with every R-value, here in the same text or one next to it. R-values of an energy code are exempt. */
function findBareRValues(texts: readonly ContentText[]): Finding[] {
  const around = (place: string) => place.replace(/(\.\w+|\[[^\]]*\])$/, '')
  const hasThickness = new Set(texts.flatMap(({ place, value }) => (/\binch(es)?\b|\d"|\bcode\b/.test(value) ? [around(place)] : [])))
  return texts.flatMap(({ place, value }) => {
    if (/R-(value|\d+(\.\d+)?) (per|an) inch/i.test(value)) return [warning(place, "gives an R-value per inch, which isn't allowed")]
    if (!/\bR-\d/.test(value) || hasThickness.has(around(place))) return []
    return [warning(place, 'gives an R-value without its thickness (16 CFR 460)')]
  })
}

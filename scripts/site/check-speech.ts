import { type ContentText, contentTexts } from '../../shared/content/content-places.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { plainText } from '../../shared/text/inline-text.ts'
import type { Finding } from './finding.ts'

const longestSentence = 30
/** Shorter texts may do without contractions. */
const fewWords = 120

/** British or translated words, and what an American says. */
const foreignWords: Record<string, string> = {
  bay: 'section',
  centre: 'center',
  colour: 'color',
  enquiries: 'requests',
  enquiry: 'request',
  grey: 'gray',
  licence: 'license',
  mend: 'repair',
  metre: 'feet',
  neighbour: 'neighbor',
  terrace: 'patio',
  timber: 'lumber',
  towards: 'toward',
  whilst: 'while',
  'working day': 'business day',
}
const foreignWord = new RegExp(`\\b(${Object.keys(foreignWords).join('|')})(?=s?\\b)`)

/** How an English site speaks, as far as a program can tell. */
export function checkSpeech(site: Site): Finding[] {
  if (site.language !== 'en') return []
  const texts = contentTexts(site)
    .filter(({ place, value }) => value.trim().includes(' ') && !place.startsWith('theme.'))
    .map((text) => ({ ...text, value: plainText(text.value) }))
  return [...texts.flatMap(foreign), ...texts.flatMap(longSentences), ...bareRValues(texts), ...stiffPages(site)]
}

function foreign({ place, value }: ContentText): Finding[] {
  const word = foreignWord.exec(value)?.[1]
  return word ? [warning(place, `says '${word}'; Americans say '${foreignWords[word]}'`)] : []
}

function longSentences({ place, value }: ContentText): Finding[] {
  const sentences = value.split(/(?<=[.!?])\s+|\n/).map((sentence) => sentence.trim().split(/\s+/))
  const long = sentences.find((words) => words.length > longestSentence)
  return long ? [warning(place, `'${long.slice(0, 4).join(' ')} …' has ${long.length} words; ${longestSentence} are the most`)] : []
}

/** 16 CFR 460: an R-value stands with its thickness, in the same text or in one beside it. The values of an energy code are no product's. */
function bareRValues(texts: readonly ContentText[]): Finding[] {
  const around = (place: string) => place.replace(/(\.\w+|\[[^\]]*\])$/, '')
  const hasThickness = new Set(texts.flatMap(({ place, value }) => (/\binch(es)?\b|\d"|\bcode\b/.test(value) ? [around(place)] : [])))
  return texts.flatMap(({ place, value }) => {
    if (/R-(value|\d+(\.\d+)?) (per|an) inch/i.test(value)) return [warning(place, "gives an R-value per inch, which isn't allowed")]
    if (!/\bR-\d/.test(value) || hasThickness.has(around(place))) return []
    return [warning(place, 'gives an R-value without its thickness (16 CFR 460)')]
  })
}

/** Pages that sound translated: not one 'we'll' or 'don't'. */
function stiffPages(site: Site): Finding[] {
  const pages: [place: string, content: unknown][] = [
    ['homepage', site.homepage],
    ['about', site.about],
    ['careers', site.careers],
    ['contact', site.contact],
    ...site.services.flatMap(({ page }, index): [string, unknown][] => (page ? [[`services[${index}].page`, page]] : [])),
    ...site.articles.map(({ body }, index): [string, unknown] => [`articles[${index}].body`, body]),
  ]
  return pages.flatMap(([place, content]) => {
    const text = contentTexts(content)
      .map(({ value }) => value)
      .join(' ')
    const isStiff = text.split(/\s+/).length > fewWords && !/\w['’](ll|re|ve|s|d|m|t)\b/.test(text)
    return isStiff ? [warning(place, "has no contractions ('we'll', 'don't') and sounds translated")] : []
  })
}

const warning = (place: string, message: string): Finding => ({ level: 'warning', place, message })

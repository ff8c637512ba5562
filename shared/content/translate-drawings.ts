import { escapeText } from '../drawing/notation.ts'
import { field } from '../schema/is-object.ts'
import { placeOf } from './content-places.ts'
import type { Drawing } from './site-types.ts'

/**
 * Translations of the labels and notes of drawings, keyed by the text in the set's default language. `#` stands for a dimension; the
 * numbers are taken from the drawing, in the same order.
 */
export type DrawingWords = Readonly<Record<string, string>>

export type Drawings = Readonly<Record<string, Drawing>>

const dimension = /(?:(\d+)'-)?(\d+ \d+\/\d+|\d+\/\d+|\d+)"/g

type LengthWords = { feet: (count: string) => string; inches: (count: string) => string }

/** Spells out the dimensions in labels, because a screen reader would read `6'-0"` as apostrophe, dash and quote. */
export function spellOutLabels(drawings: Drawings, { feet, inches }: LengthWords): Drawings {
  const spellOut = (label: string) =>
    label.replace(dimension, (_, whole: string | undefined, rest: string) => {
      const part = whole === undefined ? rest : rest.replace(/^0( |$)/, '')
      return [...(whole === undefined || whole === '0' ? [] : [feet(whole)]), ...(part === '' ? [] : [inches(part)])].join(' ')
    })
  return Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [name, { ...drawing, label: spellOut(drawing.label) }]))
}

const unescapeText = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** Translates the text of drawings. A text without a translation is reported and stays in the default language. */
export function translateDrawings(drawings: Drawings, words: unknown): { drawings: Drawings; problems: string[] } {
  const problems = new Set<string>()

  function translate(text: string, name: string): string {
    const numbers = text.match(dimension) ?? []
    const key = text.replace(dimension, '#')
    if (!/\p{L}/u.test(key)) return text
    const written = field(words, key)
    const found = typeof written === 'string' ? written : undefined
    const count = found?.split('#').length ?? 0
    if (found === undefined) problems.add(`${placeOf('drawings', key)}: no translation of this text in the drawing '${name}'`)
    else if (count !== numbers.length + 1) problems.add(`${placeOf('drawings', key)}: the translation must have as many dimensions (#)`)
    return found?.replace(/#/g, () => numbers.shift() ?? '') ?? text
  }

  const translateNotes = (markup: string, name: string) =>
    markup.replace(/(<text[^>]*>)([^<]+)/g, (_, tag: string, text: string) => tag + escapeText(translate(unescapeText(text), name)))

  const translated = Object.entries(drawings).map(([name, drawing]): [string, Drawing] => {
    const { label, markup, phone } = drawing
    const inLanguage = { ...drawing, label: translate(label, name), markup: translateNotes(markup, name) }
    return [name, phone ? { ...inLanguage, phone: { ...phone, markup: translateNotes(phone.markup, name) } } : inLanguage]
  })
  return { drawings: Object.fromEntries(translated), problems: [...problems] }
}

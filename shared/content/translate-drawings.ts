import { placeOf } from './content-places.ts'
import type { Drawing } from './site-types.ts'

/**
 * What drawings say in a language, by what they say in the set's first one: labels and notes. `#` stands for a dimension, so that the numbers
 * are those that are drawn; they keep their order.
 */
export type DrawingWords = Readonly<Record<string, string>>

export type Drawings = Readonly<Record<string, Drawing>>

const dimension = /\d+'-\d+(?: \d+\/\d+)?"|(?:\d+ )?\d+\/\d+"|\d+"/g

/** The drawings with other words. Each text without any is a problem, and stays as it is. */
export function translateDrawings(drawings: Drawings, words: DrawingWords): { drawings: Drawings; problems: string[] } {
  const problems = new Set<string>()

  function translate(text: string, name: string): string {
    const numbers = text.match(dimension) ?? []
    const key = text.replace(dimension, '#')
    if (!/\p{L}/u.test(key)) return text
    const found = Object.hasOwn(words, key) ? words[key] : undefined
    const count = found?.split('#').length ?? 0
    if (found === undefined) problems.add(`${placeOf('drawings', key)}: the drawing '${name}' says this; the language has no words for it`)
    else if (count !== numbers.length + 1) problems.add(`${placeOf('drawings', key)}: must have as many dimensions (#)`)
    return found?.replace(/#/g, () => numbers.shift() ?? '') ?? text
  }

  const inWords = (markup: string, name: string) =>
    markup.replace(/(<text[^>]*>)([^<]+)/g, (_, tag: string, text: string) => tag + translate(text, name))

  const translated = Object.entries(drawings).map(([name, drawing]): [string, Drawing] => {
    const { label, markup, phone } = drawing
    const inLanguage = { ...drawing, label: translate(label, name), markup: inWords(markup, name) }
    return [name, phone ? { ...inLanguage, phone: { ...phone, markup: inWords(phone.markup, name) } } : inLanguage]
  })
  return { drawings: Object.fromEntries(translated), problems: [...problems] }
}

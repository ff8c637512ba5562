/** The template speaks of a sample business in a sample city. A new set gets names of its own for them, made from its folder's name. */
const replacements = (name: string): [marker: string, value: string][] => {
  const words = name.split('-').map(capitalize)
  const city = `${(words[0] ?? '').slice(0, 20)} Crossing`
  // 555-0100 to 555-0199 are kept for examples; the first one is the template's own.
  const line = `555-01${String(1 + (checksum(name) % 99)).padStart(2, '0')}`
  return [
    ['Sample Business', words.join(' ')],
    ['sample-business', name],
    ['Sample City', city],
    ['sample-city', city.toLowerCase().replaceAll(' ', '-')],
    ['555-0100', line],
    ['5550100', line.replace('-', '')],
  ]
}

/** The template's text in the words of the set that is called `name`. */
export const withSampleNames = (text: string, name: string): string =>
  replacements(name).reduce((result, [marker, value]) => result.replaceAll(marker, value), text)

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

const checksum = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

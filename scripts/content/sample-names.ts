import { capitalized } from '../../shared/text/capitalized.ts'

/** Replaces the template's sample business, city and phone number with ones made from the new set's name. */
const replacements = (name: string): [marker: string, value: string][] => {
  const words = name.split('-').map(capitalized)
  const city = `${(words[0] ?? '').slice(0, 20)} Crossing`
  // 555-0100 to 555-0199 are reserved for fictional use; the template has the first one.
  const line = `555-01${String(1 + (checksum(name) % 99)).padStart(2, '0')}`
  return [
    ['Sample Business', words.join(' ')],
    ['sample-business', name],
    ['Sample City', city],
    ['555-0100', line],
    ['5550100', line.replace('-', '')],
  ]
}

export const withSampleNames = (text: string, name: string): string =>
  replacements(name).reduce((result, [marker, value]) => result.replaceAll(marker, value), text)

const checksum = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/** Cuts a text to `maxLength` characters, including the ellipsis. */
export const shorten = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${wholeWords(text, maxLength - 2)} …`

/** The start of a longer text: its words that fit in `maxLength` characters, or a part of a word if the text has no spaces. */
export function wholeWords(text: string, maxLength: number): string {
  const end = text.lastIndexOf(' ', maxLength)
  // Don't end with half of a surrogate pair.
  return text.slice(0, end > 0 ? end : maxLength).replace(/[\uD800-\uDBFF]$/, '')
}

/** The sentences at the start of a text that fit in `maxLength` characters. If they fill less than half of it, a longer part is cut. */
export function wholeSentences(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const ends = [...text.matchAll(/[.!?](?=\s)/g)].map(({ index }) => index + 1)
  const end = ends.findLast((position) => position <= maxLength && position >= maxLength / 2)
  return end === undefined ? shorten(text, maxLength) : text.slice(0, end)
}

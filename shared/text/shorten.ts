/** Cuts a text to `maxLength` characters, including the ellipsis: between words, or within a word if the text has no spaces. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(' ', maxLength - 2)
  // Don't end with half of a surrogate pair.
  const kept = text.slice(0, end > 0 ? end : maxLength - 2).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept} …`
}

/** The sentences at the start of a text that fit in `maxLength` characters. If they fill less than half of it, a longer part is cut. */
export function wholeSentences(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const ends = [...text.matchAll(/[.!?](?=\s)/g)].map(({ index }) => index + 1)
  const end = ends.findLast((position) => position <= maxLength && position >= maxLength / 2)
  return end === undefined ? shorten(text, maxLength) : text.slice(0, end)
}

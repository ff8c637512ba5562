/** At most `maxLength` long, cut between words, with a mark that something is missing; within a word where it has no spaces. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(' ', maxLength - 2)
  // Half of a pair at the end would be no character.
  const kept = text.slice(0, end > 0 ? end : maxLength - 2).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept} …`
}

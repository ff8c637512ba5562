/**
 * A price range; the word between its prices is lighter. A new range replaces the elements of the last one, because page translators move
 * their text nodes.
 */
export function RangeText({ text }: { text: string }) {
  const [low, to, ...high] = text.split(/(\s\p{L}+\s)/u)
  return (
    <span key={text}>
      {low}
      {/* Not at the end of a line, between the two prices. */}
      {to && <span className="range-to">{`${to.trimEnd()}\u00a0`}</span>}
      {high}
    </span>
  )
}

/**
 * Places the labels of dimensions in one row without overlap. The returned function takes the center of a label and its wordings, longest
 * first, and returns the first wording that fits, or `undefined`.
 */
export function createLabelRow(width: number): (middle: number, wordings: readonly string[]) => string | undefined {
  const taken: (readonly [from: number, to: number])[] = []
  return (middle, wordings) => {
    for (const text of wordings) {
      // Estimated text width of 7.2 px per character, plus 5 px on each side.
      const half = (text.length * 7.2) / 2 + 5
      const [from, to] = [middle - half, middle + half]
      if (from < 0 || to > width || taken.some(([left, right]) => from < right && to > left)) continue
      taken.push([from, to])
      return text
    }
    return undefined
  }
}

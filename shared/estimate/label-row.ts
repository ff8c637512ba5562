/**
 * Places the labels of dimensions in one row without overlap. The returned function takes the center of a label and its wordings, longest
 * first, and returns the first wording that fits and its center, moved if it would cross an end of the row, or `undefined`.
 */
export function createLabelRow(
  start: number,
  end: number,
): (middle: number, wordings: readonly string[]) => { text: string; middle: number } | undefined {
  const taken: (readonly [from: number, to: number])[] = []
  return (wanted, wordings) => {
    for (const text of wordings) {
      const half = widthOf(text) / 2 + 8
      const middle = Math.max(Math.min(wanted, end - half), start + half)
      const [from, to] = [middle - half, middle + half]
      if (to > end || taken.some(([left, right]) => from < right && to > left)) continue
      taken.push([from, to])
      return { text, middle }
    }
    return undefined
  }
}

/** Estimated width of a label, in px. Marks and spaces are narrower than digits and letters. */
const widthOf = (text: string) => text.length * 4.5 + countOf(text, /\p{L}/gu) * 2.5 + countOf(text, /\d/g) * 3.5

const countOf = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0

/** Keeps the words of dimensions on one line apart and within the drawing: the longest wording that has room is taken, or none. */
export function createLabelRow(width: number): (middle: number, wordings: readonly string[]) => string | undefined {
  const taken: (readonly [from: number, to: number])[] = []
  return (middle, wordings) => {
    for (const text of wordings) {
      const half = (text.length * 7.2) / 2 + 5
      const [from, to] = [middle - half, middle + half]
      if (from < 0 || to > width || taken.some(([left, right]) => from < right && to > left)) continue
      taken.push([from, to])
      return text
    }
    return undefined
  }
}

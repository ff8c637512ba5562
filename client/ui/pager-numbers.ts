/** First and last page, the current page and its neighbors. A `gap` stands for at least two pages. */
export function pagerNumbers(current: number, count: number): (number | 'gap')[] {
  const shown = new Set([1, current - 1, current, current + 1, count])
  // Show the page itself instead of a gap of one page.
  if (current === 4) shown.add(2)
  if (current === count - 3) shown.add(count - 1)
  const numbers = [...shown].filter((number) => number >= 1 && number <= count).sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const isAfterGap = index > 0 && number - (numbers[index - 1] ?? 0) > 1
    return isAfterGap ? ['gap' as const, number] : [number]
  })
}

type Columns = { columns: number }

type RowHeight = 'tall' | 'middle' | 'low'

/** All pictures in a row have the same height, which depends on the widest one. */
export function rowHeights(items: readonly Columns[]): RowHeight[] {
  const heights: RowHeight[] = []
  let row: Columns[] = []
  for (const item of items) {
    row.push(item)
    if (row.reduce((sum, { columns }) => sum + columns, 0) < 12) continue
    heights.push(...row.map(() => heightOf(row)))
    row = []
  }
  return [...heights, ...row.map(() => heightOf(row))]
}

/** The number of pictures in the first row. The before/after pictures come after it. */
export function firstRowOf(items: readonly Columns[]): number {
  let columns = 0
  const last = items.findIndex((item) => {
    columns += item.columns
    return columns >= 12
  })
  return last < 0 ? items.length : last + 1
}

function heightOf(row: readonly Columns[]): RowHeight {
  const widest = Math.max(...row.map(({ columns }) => columns))
  if (widest === 8) return 'tall'
  return widest === 6 ? 'middle' : 'low'
}

type Columns = { columns: number }

type RowHeight = 'tall' | 'middle' | 'low'

/** A row is 12 columns wide. */
function rowsOf(items: readonly Columns[]): Columns[][] {
  const rows: Columns[][] = []
  let room = 0
  for (const item of items) {
    if (room <= 0) {
      rows.push([])
      room = 12
    }
    rows.at(-1)?.push(item)
    room -= item.columns
  }
  return rows
}

/** All pictures in a row have the same height, which depends on the widest one. */
export const rowHeights = (items: readonly Columns[]): RowHeight[] => rowsOf(items).flatMap((row) => row.map(() => heightOf(row)))

/** The number of pictures in the first row. The before/after pictures come after it. */
export const firstRowOf = (items: readonly Columns[]): number => rowsOf(items)[0]?.length ?? 0

function heightOf(row: readonly Columns[]): RowHeight {
  const widest = Math.max(...row.map(({ columns }) => columns))
  if (widest === 8) return 'tall'
  return widest === 6 ? 'middle' : 'low'
}

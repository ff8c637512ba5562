import type { Drawings } from '../../../shared/content/translate-drawings.ts'
import { renderDrawingSheet } from '../../../shared/drawing/sheet.ts'

const smallCharacters = 8_000

/** Small drawings are on many pages and share one sheet; each large one has its own, loaded only by the pages that show it. */
export function groupInSheets(drawings: Drawings): Drawings[] {
  const entries = Object.entries(drawings)
  const isSmall = ([name, drawing]: (typeof entries)[number]) => renderDrawingSheet({ [name]: drawing }).length <= smallCharacters
  const large = entries.filter((entry) => !isSmall(entry)).map(([name, drawing]) => ({ [name]: drawing }))
  return [Object.fromEntries(entries.filter(isSmall)), ...large]
}

import type { Drawing } from '../../../shared/content/site-types.ts'
import type { Drawings } from '../../../shared/content/translate-drawings.ts'

function renderSymbol(id: string, { width, height, markup }: Pick<Drawing, 'width' | 'height' | 'markup'>): string {
  return `<symbol id="${id}" overflow="visible" viewBox="0 0 ${width} ${height}">${markup}</symbol>`
}

/** One SVG file with a symbol `NAME` for each drawing, and `NAME-phone` for its phone version. */
export function renderDrawingSheet(drawings: Drawings): string {
  const symbols = Object.entries(drawings).flatMap(([name, drawing]) => [
    renderSymbol(name, drawing),
    drawing.phone ? renderSymbol(`${name}-phone`, drawing.phone) : '',
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

const smallCharacters = 8_000

/** Small drawings are on many pages and share one sheet; each large one has its own, loaded only by the pages that show it. */
export function groupInSheets(drawings: Drawings): Drawings[] {
  const entries = Object.entries(drawings)
  const isSmall = ([name, drawing]: (typeof entries)[number]) => renderDrawingSheet({ [name]: drawing }).length <= smallCharacters
  const large = entries.filter((entry) => !isSmall(entry)).map(([name, drawing]) => ({ [name]: drawing }))
  return [Object.fromEntries(entries.filter(isSmall)), ...large]
}

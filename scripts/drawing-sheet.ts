import type { Drawing } from '../shared/site-types.ts'
import type { Drawings } from '../shared/translate-drawings.ts'

function renderSymbol(id: string, { width, height, markup }: Pick<Drawing, 'width' | 'height' | 'markup'>): string {
  return `<symbol id="${id}" overflow="visible" viewBox="0 0 ${width} ${height}">${markup}</symbol>`
}

/** One SVG file with a symbol for each drawing, `NAME`, and one for its emission for phones, `NAME-phone`. */
export function renderDrawingSheet(drawings: Drawings): string {
  const symbols = Object.entries(drawings).flatMap(([name, drawing]) => [
    renderSymbol(name, drawing),
    drawing.phone ? renderSymbol(`${name}-phone`, drawing.phone) : '',
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

import type { View } from './create-drawing.ts'

/** A drawing and its version for phones, as in a content set. */
type SheetDrawing = View & { phone?: View }

/** One SVG file with a symbol `NAME` for each drawing, and `NAME-phone` for its phone version. */
export function renderDrawingSheet(drawings: Readonly<Record<string, SheetDrawing>>): string {
  const symbols = Object.entries(drawings).flatMap(([name, drawing]) => [
    renderSymbol(name, drawing),
    drawing.phone ? renderSymbol(`${name}-phone`, drawing.phone) : '',
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

function renderSymbol(id: string, { width, height, markup }: View): string {
  return `<symbol id="${id}" overflow="visible" viewBox="0 0 ${width} ${height}">${markup}</symbol>`
}

import type { View } from '../../shared/drawing/create-drawing.ts'
import { SvgMarkup } from '../ui/svg-markup.tsx'

/** The small drawing of an option, if it has one. */
export function OptionMark({ view }: { view: View | undefined }) {
  if (!view) return null
  const { width, height, markup } = view
  return (
    <SvgMarkup className="drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" markup={markup} />
  )
}

import type { View } from '../../shared/drawing/create-drawing.ts'
import { SvgMarkup } from '../ui/svg-markup.tsx'

/** The small drawing of an option, if it has one. */
export const OptionMark = ({ view }: { view: View | undefined }) => view && <SvgMarkup drawing={view} />

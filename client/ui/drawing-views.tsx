import type { PriceView } from '../../shared/pages/price-content.ts'
import { MeasuredDrawing } from './measured-drawing.tsx'
import { SvgMarkup } from './svg-markup.tsx'

/** The views of a scale drawing; CSS shows the one that fits the window. */
export function DrawingViews({ views, label, isWrong = false }: { views: readonly PriceView[]; label: string; isWrong?: boolean }) {
  if (views.length === 0) return null
  const hasGround = views.some(({ ground }) => ground !== undefined)
  return (
    <div className={`estimate-drawing estimate-drawing-${hasGround ? 'on-ground' : 'framed'}`} data-wrong={isWrong || undefined}>
      {views.map(({ width, height, ground, markup, drawing }) => {
        const className = `estimate-view estimate-view-${width}`
        if (drawing !== undefined) return <MeasuredDrawing key={width} name={drawing} className={className} stands={ground !== undefined} />
        // The part below ground overflows into the next band.
        const shown = ground === undefined ? height : ground + 1
        return <SvgMarkup key={width} drawing={{ width, height: shown, markup }} className={className} label={label} />
      })}
    </div>
  )
}

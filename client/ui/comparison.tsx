import { useEffect, useRef } from 'react'
import { useMessages } from '../contexts/messages-context.ts'
import { MeasuredDrawing } from './measured-drawing.tsx'
import { Photo } from './photo.tsx'

type ComparisonProps = {
  /** Names of two pictures taken from the same position. */
  before: string
  after: string
  /** Covers the `before` picture. */
  drawing?: string
  sizes: string
}

/**
 * Two pictures on top of each other, divided by a line that a native slider moves; side by side without script. A slider moved before
 * hydration keeps its position.
 */
export function Comparison({ before, after, drawing, sizes }: ComparisonProps) {
  const messages = useMessages().comparison
  const words = drawing ? messages.drawn : messages
  const slider = useRef<HTMLInputElement>(null)
  const move = () => slider.current?.parentElement?.style.setProperty('--line-at', `${slider.current.value}%`)
  useEffect(move, [])
  return (
    <div className={drawing ? 'comparison comparison-drawn' : 'comparison'}>
      <div className="comparison-half">
        <Photo name={before} sizes={sizes} {...(drawing && { alt: '' })} />
        <MeasuredDrawing name={drawing} />
        <span className="comparison-label">{words.before}</span>
      </div>
      <div className="comparison-half">
        <Photo name={after} sizes={sizes} />
        <span className="comparison-label">{words.after}</span>
      </div>
      <input
        ref={slider}
        type="range"
        className="comparison-slider needs-script"
        aria-label={words.slider}
        defaultValue={drawing ? 58 : 50}
        onInput={move}
      />
      <span className="comparison-line needs-script" />
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { useMessages } from '../contexts/messages-context.ts'
import { Photo } from './photo.tsx'

type ComparisonProps = {
  /** Names of two pictures taken from the same position. */
  before: string
  after: string
  sizes: string
}

/**
 * Two pictures on top of each other, divided by a line that a native slider moves; side by side without script. A slider moved before
 * hydration keeps its position.
 */
export function Comparison({ before, after, sizes }: ComparisonProps) {
  const messages = useMessages().comparison
  const slider = useRef<HTMLInputElement>(null)
  const move = () => slider.current?.parentElement?.style.setProperty('--line-at', `${slider.current.value}%`)
  useEffect(move, [])
  return (
    <div className="comparison">
      {[
        { name: before, label: messages.before },
        { name: after, label: messages.after },
      ].map(({ name, label }) => (
        <div key={name} className="comparison-half">
          <Photo name={name} sizes={sizes} />
          <span className="comparison-label">{label}</span>
        </div>
      ))}
      <input ref={slider} type="range" className="comparison-slider" aria-label={messages.slider} onInput={move} />
      <span className="comparison-line" />
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { Photo } from './photo.tsx'

type ComparisonProps = {
  /** Names of two pictures from one camera. */
  before: string
  after: string
  sizes: string
}

/**
 * Two pictures on one place, divided by a line that a native slider moves. Without script they stand side by side. A page that is not live
 * yet keeps where the slider was moved to.
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

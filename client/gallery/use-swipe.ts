import { type PointerEvent, useRef } from 'react'

const leastDistance = 40

/** Tells of a finger that went sideways, unless the page is zoomed and the finger only moves it about. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType !== 'mouse' && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      start.current = undefined
      if (!from || (visualViewport?.scale ?? 1) > 1.05) return
      const distance = event.clientX - from.x
      if (Math.abs(distance) < leastDistance || Math.abs(event.clientY - from.y) > Math.abs(distance)) return
      onSwipe(distance < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = undefined
    },
  }
}

import { type PointerEvent, useRef } from 'react'

const minDistance = 40

/** Detects horizontal swipes, unless the page is zoomed: then a swipe pans it. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType !== 'mouse' && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined
    },
    onPointerUp(event: PointerEvent) {
      const origin = start.current
      start.current = undefined
      if (!origin || (visualViewport?.scale ?? 1) > 1.05) return
      const distance = event.clientX - origin.x
      if (Math.abs(distance) < minDistance || Math.abs(event.clientY - origin.y) > Math.abs(distance)) return
      onSwipe(distance < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = undefined
    },
  }
}

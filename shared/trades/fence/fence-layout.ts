import type { FenceSpan } from './fence-parts.ts'

/** A span and its position in the drawing: the centers of its two posts, in inches from the first post. */
export type PlacedSpan = FenceSpan & { from: number; to: number }

export type FenceLayout = {
  /** Pixels per inch. */
  scale: number
  spans: PlacedSpan[]
  gap?: Gap
}

/** The break where spans are omitted, in inches: where it starts, and how wide it is in the drawing. */
export type Gap = { at: number; width: number; omitted: FenceSpan[] }

type LayoutOptions = {
  /** In px. */
  room: number
  /** In px per inch. */
  scale: number
  /** Width of a full bay, in inches. */
  spacing: number
}

/** The least distance between the posts on both sides of a break, in px. */
const gapPx = 36

/**
 * Lays out the whole run if it fits at the scale; otherwise its start, a break that takes what is left of the room, and the last span.
 * The scale does not depend on the length, so that nothing is rescaled while somebody drags. It is smaller than `scale` only where the first
 * gate of each kind would not fit.
 */
export function layoutFence(spans: readonly FenceSpan[], { room, scale: usual, spacing }: LayoutOptions): FenceLayout {
  const gates = firstGates(spans)
  const needed = widthOf(gates) + (gates.length + 1) * spacing
  const scale = wholePixelScale(Math.min(usual, (room - gapPx) / needed), spacing)
  if (widthOf(spans) * scale <= room + 0.01) return { scale, spans: placeSpans(spans, 0) }
  const last = spans.at(-1) ?? { kind: 'bay', width: 0 }
  let count = spans.length - 2
  while (count > 1 && (widthOf(spans.slice(0, count)) + last.width) * scale > room - gapPx) count -= 1
  const shown = placeSpans(spans.slice(0, count), 0)
  const at = shown.at(-1)?.to ?? 0
  const width = Math.floor((room / scale - at - last.width) * 100) / 100
  return { scale, spans: [...shown, ...placeSpans([last], at + width)], gap: { at, width, omitted: spans.slice(count, -1) } }
}

const widthOf = (spans: readonly FenceSpan[]) => spans.reduce((sum, { width }) => sum + width, 0)

/** Reduces the scale so that a full bay is a whole number of pixels wide and all bays look the same. */
const wholePixelScale = (scale: number, spacing: number) => Math.max(Math.floor(spacing * scale + 0.001), 1) / spacing

const firstGates = (spans: readonly FenceSpan[]): FenceSpan[] =>
  (['walk-gate', 'drive-gate'] as const).flatMap((kind) => spans.find((span) => span.kind === kind) ?? [])

function placeSpans(spans: readonly FenceSpan[], start: number): PlacedSpan[] {
  let at = start
  return spans.map((span) => {
    const from = at
    at += span.width
    return { ...span, from, to: at }
  })
}

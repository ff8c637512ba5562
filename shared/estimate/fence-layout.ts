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

/** Distance between the posts on both sides of a break, in px. */
const gapPx = 46

/**
 * Draws the whole run at the largest scale that fits. If that scale would be less than `min`, draws the start of the run (at least up to
 * the first gate of each kind, if that fits at a reduced scale), a break, and the last span.
 */
export function layoutFence(spans: readonly FenceSpan[], { room, min, max }: { room: number; min: number; max: number }): FenceLayout {
  const whole = widthOf(spans)
  if (whole * min <= room) return { scale: wholePixelScale(Math.min(room / whole, max), spans), spans: placeSpans(spans, 0) }
  const last = spans.at(-1) ?? { kind: 'bay', width: 0 }
  const roomForSpans = room - gapPx
  const wanted = [...spans.slice(0, wantedSpans(spans)), last]
  // The scale may go below `min` so that a driveway gate is still shown.
  const smallest = Math.min(Math.max(roomForSpans / widthOf(wanted), min * 0.6), min * 1.3)
  let count = spans.length - 2
  const shownWidth = () => widthOf(spans.slice(0, count)) + last.width
  while (count > 1 && shownWidth() * smallest > roomForSpans) count -= 1
  const scale = wholePixelScale(Math.min(roomForSpans / shownWidth(), max), spans)
  const shown = placeSpans(spans.slice(0, count), 0)
  const at = shown.at(-1)?.to ?? 0
  const width = gapPx / scale
  return { scale, spans: [...shown, ...placeSpans([last], at + width)], gap: { at, width, omitted: spans.slice(count, -1) } }
}

const widthOf = (spans: readonly FenceSpan[]) => spans.reduce((sum, { width }) => sum + width, 0)

/** Reduces the scale so that a full bay is a whole number of pixels wide and all bays look the same. */
function wholePixelScale(scale: number, spans: readonly FenceSpan[]): number {
  const bay = Math.max(...spans.filter(({ kind }) => kind === 'bay').map(({ width }) => width), 0)
  return bay === 0 ? scale : Math.max(Math.floor(bay * scale), 1) / bay
}

/** The number of spans up to the first gate of each kind, at least two. */
function wantedSpans(spans: readonly FenceSpan[]): number {
  const firstGates = (['walk-gate', 'drive-gate'] as const).map((kind) => spans.findIndex((span) => span.kind === kind))
  return Math.max(...firstGates.map((index) => index + 1), 2)
}

function placeSpans(spans: readonly FenceSpan[], start: number): PlacedSpan[] {
  let at = start
  return spans.map((span) => {
    const from = at
    at += span.width
    return { ...span, from, to: at }
  })
}

/** Converts inches (x to the right, y up from the ground) to CSS pixels (y down). */
export type Frame = {
  /** Pixels per inch. */
  scale: number
  /** Snapped to pixels, so that a vertical line at this x is sharp. */
  x: (inches: number) => number
  /** Snapped to pixels, so that a horizontal line at this y is sharp. */
  y: (inches: number) => number
  /** Converts a length, without snapping. */
  size: (inches: number) => number
}

/** The middle of the pixel, where a line of 1 or 1.5 px is sharp. */
export function snapToPixel(value: number): number {
  return Math.floor(value) + 0.5
}

/** The nearest half pixel: sharp on the dense screens of phones, and more accurate for small distances. */
function snapToHalf(value: number): number {
  return Math.round(value * 2) / 2
}

/**
 * A frame whose origin is `left` px from the left edge and `ground` px from the top. `dense` snaps to half pixels instead of pixel
 * middles, for drawings that only phones show.
 */
export function createFrame({ scale, left, ground, dense }: { scale: number; left: number; ground: number; dense?: boolean }): Frame {
  const snap = dense ? snapToHalf : snapToPixel
  return {
    scale,
    x: (inches) => snap(left + inches * scale),
    y: (inches) => snap(ground - inches * scale),
    size: (inches) => inches * scale,
  }
}

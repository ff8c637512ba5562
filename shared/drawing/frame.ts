/** Turns true inches (x to the right, y up from the ground) into CSS pixels (y down). */
export type Frame = {
  /** Pixels per inch. */
  scale: number
  /** Snapped, so that an upright line at this x is crisp. */
  x: (inches: number) => number
  /** Snapped, so that a level line at this y is crisp. */
  y: (inches: number) => number
  /** A length in pixels, not snapped. */
  size: (inches: number) => number
}

/** The middle of the nearest pixel, where a line of 1 or 1.5 px is crisp. */
export function snapToPixel(value: number): number {
  return Math.floor(value) + 0.5
}

/** The nearest half pixel: crisp on the dense screens of phones, and truer to a small pitch. */
function snapToHalf(value: number): number {
  return Math.round(value * 2) / 2
}

/**
 * A frame whose zero stands `left` px from the left edge and whose ground is `ground` px from the top.
 * `dense` snaps to half pixels instead of pixel middles: for drawings that only phones show.
 */
export function createFrame({
  scale,
  left,
  ground,
  dense = false,
}: {
  scale: number
  left: number
  ground: number
  dense?: boolean
}): Frame {
  const snap = dense ? snapToHalf : snapToPixel
  return {
    scale,
    x: (inches) => snap(left + inches * scale),
    y: (inches) => snap(ground - inches * scale),
    size: (inches) => inches * scale,
  }
}

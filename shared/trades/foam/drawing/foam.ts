import { createNoise } from '../../../drawing/noise.ts'
import { numbers, type Point, rect } from '../../../drawing/paths.ts'
import { outline, path, solid } from '../../../drawing/shapes.ts'

/** Path data of a piece of foam: its outline and its pores. */
export type Foam = { body: string; pores: string }

type Strip = {
  from: Point
  to: Point
  /** Pixels from the straight side to the lumpy side, which is on the right when going from `from` to `to` (on the left if negative). */
  depth: number
  seed: number
  /** Average length of a lump in px. */
  lump?: number
  /** How much shorter the lumpy side is than the straight side, at each end. */
  insets?: readonly [number, number]
}

/** Foam on a straight surface, in px: one side straight, the other lumpy. */
export function foamStrip({ from, to, depth, seed, lump = 14, insets = [0, 0] }: Strip): Foam {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const side = Math.sign(depth)
  const at = (along: number, away: number): Point => [from[0] + dx * along - dy * away * side, from[1] + dy * along + dx * away * side]
  const noise = createNoise(seed)
  const [start, end] = [insets[0], length - insets[1]]
  const face = lumps(start, end, Math.abs(depth), lump, noise)
  const curves = face.map(({ middle, peak, next, valley }) => `Q${numbers(...at(middle, peak), ...at(next, valley))}`)
  const body = `M${numbers(...from)}L${numbers(...at(start, Math.abs(depth)))}${curves.join('')}L${numbers(...to)}z`
  return {
    body,
    pores: pores(Math.max(end - start, 0) * Math.abs(depth), () => at(start + (end - start) * noise(), poreDepth(depth, noise))),
  }
}

const poreDepth = (depth: number, noise: () => number) => 2 + Math.max(Math.abs(depth) - 4.5, 0) * noise()

type Lump = { middle: number; peak: number; next: number; valley: number }

/** Bulges of uneven length that rise above `depth`, with valleys slightly below it. */
function lumps(start: number, end: number, depth: number, lump: number, noise: () => number): Lump[] {
  const count = Math.max(Math.round((end - start) / lump), 2)
  const weights = Array.from({ length: count }, () => 0.6 + noise() * 0.8)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const swell = Math.min(lump / 5, depth / 3)
  let at = start
  return weights.map((weight, index) => {
    const size = ((end - start) * weight) / total
    const middle = at + size * (0.4 + noise() * 0.2)
    at += size
    const isLast = index === count - 1
    return {
      middle,
      peak: depth + swell * (0.8 + noise() * 1.1),
      next: isLast ? end : at,
      valley: isLast ? depth : depth - swell * 0.35 * noise(),
    }
  })
}

/** Each pore is a zero-length stroke with round caps, the shortest way to write a dot. */
function pores(area: number, spot: () => Point): string {
  const count = Math.round(area / (area > 1600 ? 190 : 70))
  const half = (value: number) => Math.round(value * 2) / 2
  return Array.from({ length: count }, () => `M${numbers(...spot().map(half))}h0`).join('')
}

/**
 * Foam that fills a rectangle (px). Pores are written relative to its corner, in one of seven patterns, so that bays of the same size
 * repeat the same text and compress well.
 */
export function foamBlock([left, top]: Point, [right, bottom]: Point, seed: number): Foam {
  const [width, height] = [Math.floor((right - left) / 4) * 4, Math.floor((bottom - top) / 4) * 4]
  const noise = createNoise(500 + (seed % 7))
  let [x, y] = [0, 0]
  const dots = Array.from({ length: Math.round((width * height) / 210) }, () => {
    const [nextX, nextY] = [Math.round(3 + (width - 6) * noise()), Math.round(3 + (height - 6) * noise())]
    const move = `m${numbers(nextX - x, nextY - y)}h0`
    x = nextX
    y = nextY
    return move
  })
  return { body: rect(left, top, right, bottom), pores: `M${numbers(left, top)}${dots.join('')}` }
}

const drawPores = (pieces: readonly Foam[]) =>
  path(
    { fill: 'none', stroke: 'var(--line)', 'stroke-opacity': 0.4, 'stroke-width': 2, 'stroke-linecap': 'round' },
    ...pieces.map((piece) => piece.pores),
  )

/** Foam in section, with an outline. */
export function foam(...pieces: Foam[]): string {
  return outline('foam', ...pieces.map((piece) => piece.body)) + drawPores(pieces)
}

/** Foam between studs, without an outline, because the studs bound it. */
export function foamFace(...pieces: Foam[]): string {
  return solid('foam', ...pieces.map((piece) => piece.body)) + drawPores(pieces)
}

/** How full a bay is: 1 before `current`, `share` at `current`, 0 after it. */
export function filledUpTo(bay: number, current: number, share: number): number {
  if (bay === current) return share
  return bay < current ? 1 : 0
}

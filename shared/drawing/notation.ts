import type { Frame } from './frame.ts'
import { snapToPixel } from './frame.ts'
import { paper, paperBelow } from './paint.ts'
import { circle, line, number, type Point } from './paths.ts'
import { group, path } from './shapes.ts'

/** Dimensions and notes, separated by drawing style so that `notate` writes each style's attributes once. */
export type Notation = {
  lines?: string
  ticks?: string
  dots?: string
  circles?: string
  figures?: string
  texts?: string
  textsBelow?: string
}

type Anchor = 'start' | 'middle' | 'end'

const SECOND = 'var(--second)'
/** Gap between the object and an extension line, in px. */
const EXTENSION_GAP = 4
/** How far extension lines extend past the dimension line, and the dimension line past the extension lines, in px. */
const EXTENSION_PASS = 6
const LINE_PASS = 5

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** A `text` element with its baseline at y. `attributes` are added to those of the group. */
export function label([x, y]: Point, text: string, anchor: Anchor = 'middle', attributes = ''): string {
  const at = anchor === 'middle' ? '' : ` text-anchor="${anchor}"`
  return `<text x="${number(x)}" y="${number(y)}"${at}${attributes}>${escapeText(text)}</text>`
}

/** Estimated width of a label, in px. Marks and spaces are narrower than digits and letters. */
export const labelWidth = (text: string): number => text.length * 4.5 + countOf(text, /\p{L}/gu) * 2.5 + countOf(text, /\d/g) * 3.5

const countOf = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0

/** A tick mark at the end of a dimension line: one stroke at 45 degrees. */
export function tick(x: number, y: number): string {
  return line(x - 4, y + 4, x + 4, y - 4)
}

type Dimension = { from: number; to: number; text: string; offset?: number; edges?: readonly [number, number] }
type LevelDimension = Dimension & { y: number; isBeside?: boolean }
type UprightDimension = Dimension & { x: number; isBelow?: boolean }

/**
 * A horizontal dimension, `offset` px above the object's edge `y` (below it if negative). `from`, `to` and `y` are in inches. `edges` are
 * the heights at which the two extension lines start, if not at `y`. `isBeside` puts the text to the right of the line, for a dimension
 * that is shorter than its text.
 */
export function levelDimension(frame: Frame, { from, to, y, text, offset = 26, edges = [y, y], isBeside }: LevelDimension): Notation {
  const [left, right] = [frame.x(from), frame.x(to)]
  const at = snapToPixel(frame.y(y) - offset)
  const away = offset < 0 ? 1 : -1
  const extension = (x: number, edge: number) => line(x, frame.y(edge) + away * EXTENSION_GAP, x, at + away * EXTENSION_PASS)
  return {
    lines: line(left - LINE_PASS, at, right + LINE_PASS, at) + extension(left, edges[0]) + extension(right, edges[1]),
    ticks: tick(left, at) + tick(right, at),
    texts: isBeside
      ? label([right + LINE_PASS + 6, at + 4.5], text, 'start')
      : label([(left + right) / 2, offset < 0 ? at + 16 : at - 6], text),
  }
}

/**
 * A vertical dimension, `offset` px to the left of the object's edge `x` (to the right if negative). `from` and `to` are inches above the
 * ground. `edges` are the positions at which the lower and upper extension lines start, if not at `x`. `isBelow` gives the text a halo in
 * the background color below grade.
 */
export function uprightDimension(frame: Frame, { x, from, to, text, offset = 26, edges = [x, x], isBelow }: UprightDimension): Notation {
  const [bottom, top] = [frame.y(from), frame.y(to)]
  const at = snapToPixel(frame.x(x) - offset)
  const away = offset < 0 ? 1 : -1
  const extension = (y: number, edge: number) => line(frame.x(edge) + away * EXTENSION_GAP, y, at + away * EXTENSION_PASS, y)
  const middle = (bottom + top) / 2 + 4.5
  // Below grade, the halo must not reach the ground line.
  const words = label([at + away * 7, isBelow ? Math.max(middle, top + 15.5) : middle], text, away < 0 ? 'end' : 'start')
  return {
    lines: line(at, top - LINE_PASS, at, bottom + LINE_PASS) + extension(top, edges[1]) + extension(bottom, edges[0]),
    ticks: tick(at, top) + tick(at, bottom),
    ...(isBelow ? { textsBelow: words } : { texts: words }),
  }
}

/**
 * A note: a dot on the part, a leader line to `end`, and two to four words there. Points are in px. With `radius`, the part is itself a
 * small circle, so the leader starts at its edge and has no dot.
 */
export function leader(dot: Point, end: Point, text: string, radius = 0): Notation {
  const isRight = end[0] >= dot[0]
  const share = radius / Math.hypot(end[0] - dot[0], end[1] - dot[1])
  const start: Point = [dot[0] + (end[0] - dot[0]) * share, dot[1] + (end[1] - dot[1]) * share]
  return {
    lines: line(...start, ...end),
    ...(radius === 0 ? { dots: circle(...dot, 3) } : {}),
    texts: label([end[0] + (isRight ? 6 : -6), end[1] + 4.5], text, isRight ? 'start' : 'end'),
  }
}

/** A numbered circle at `center` (px), with a leader to `dot` if the part is not at the circle. */
export function key(value: string, center: Point, dot?: Point): Notation {
  const [x, y] = center
  const keyed = { circles: circle(x, y, 13.5), figures: label([x, y + 5], value) }
  if (!dot) return keyed
  const distance = Math.hypot(dot[0] - x, dot[1] - y)
  const edge: Point = [x + ((dot[0] - x) * 13.5) / distance, y + ((dot[1] - y) * 13.5) / distance]
  return { lines: line(...edge, ...dot), dots: circle(...dot, 3), ...keyed }
}

/** A horizontal line with ticks at the stations (px), without text. */
export function chain(y: number, stations: readonly number[]): Notation {
  const [first = 0, last = 0] = [stations[0], stations.at(-1)]
  return { lines: line(first, y, last, y), ticks: stations.map((x) => line(x - 6, y + 6, x + 6, y - 6)).join('') }
}

/**
 * Text in the second color, with a halo that separates it from lines. Without letter spacing: Safari would draw each character with its
 * halo over the one before.
 */
export function words(halo: string, ...texts: string[]): string {
  if (texts.join('') === '') return ''
  const halos = { stroke: halo, 'stroke-width': 5, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
  return group({ fill: SECOND, 'font-size': 13, 'font-weight': 650, 'text-anchor': 'middle', ...halos }, ...texts)
}

/** Draws notations: lines, ticks, dots, text, then numbered circles. */
export function notate(...notations: Notation[]): string {
  const all = (pen: keyof Notation) => notations.map((notation) => notation[pen] ?? '').join('')
  const figures = all('figures')
  const figure = { fill: SECOND, 'font-size': 14, 'font-weight': 750, 'text-anchor': 'middle' }
  return [
    path({ fill: 'none', stroke: SECOND }, all('lines')),
    path({ fill: 'none', stroke: SECOND, 'stroke-width': 1.75 }, all('ticks')),
    path({ fill: SECOND }, all('dots')),
    words(paper, all('texts')),
    words(paperBelow, all('textsBelow')),
    path({ fill: paper, stroke: SECOND, 'stroke-width': 1.5 }, all('circles')),
    figures && group(figure, figures),
  ].join('')
}

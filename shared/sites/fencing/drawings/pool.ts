import { concreteFootings, dashedFootings } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { box, steps } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { leader, notate, uprightDimension } from '../../../drawing/notation.ts'
import { circle } from '../../../drawing/paths.ts'
import { path, solid } from '../../../drawing/shapes.ts'
import { evenMiddles, leafFrame, steelFootings, steelPickets, steelPosts, steelRails } from '../../../trades/fence/drawing/steel-fence.ts'
import { createRow, createRun } from './views.ts'

const HEIGHT = 60
const POST_HEIGHT = 63
/** Bars are 3/4" thick, so the gaps are at most 3 7/8" and a 4" sphere does not pass. */
const PITCH = 4.625
const BAY = 96
const GATE = 42
const DEPTH = 18

const LABEL = `A pool fence ${feetAndInches(HEIGHT)} high with gaps under 4" and a gate that closes and latches by itself.`

type Bay = readonly [left: number, right: number]

function fence(frame: Frame, bays: readonly Bay[]): string {
  const middles = bays.flatMap((bay) => evenMiddles(bay, PITCH))
  return steelPickets(frame, middles, 2, HEIGHT) + steelRails(frame, bays, [HEIGHT, HEIGHT - 8, 6])
}

/** A gate leaf with bars, and a top-pull latch out of a child's reach. */
function gate(frame: Frame, from: number): string {
  const leaf = [from + 2.25, from + GATE - 2.25] as const
  const latch = box(frame, from + GATE - 4, HEIGHT - 14, from + GATE - 1.5, HEIGHT + 7)
  const hinges = [12, HEIGHT - 10].map((y) => box(frame, from, y, from + 4, y + 4))
  return [
    leafFrame(frame, leaf, 2, HEIGHT),
    steelPickets(frame, evenMiddles([leaf[0] + 1, leaf[1] - 1], PITCH), 3.5, HEIGHT - 1.5),
    solid('line', latch, ...hinges),
  ].join('')
}

function sphereRadius(frame: Frame): number {
  return Math.max(frame.size(2), 2.5)
}

/** The 4" sphere that must not pass between two bars. */
function sphere(frame: Frame, x: number, y: number): string {
  return path(
    { fill: 'var(--paper,var(--ground))', stroke: 'var(--accent)', 'stroke-width': 1.75 },
    circle(x, frame.y(y), sphereRadius(frame)),
  )
}

/** Center of the gap nearest to `x`, in px. */
function gapNear(frame: Frame, bay: Bay, x: number): number {
  const middles = evenMiddles(bay, PITCH)
  const index = Math.max(
    middles.findIndex((middle) => middle > x),
    1,
  )
  return (frame.x(middles[index - 1] ?? x) + frame.x(middles[index] ?? x)) / 2
}

export const poolRow = createRow(LABEL, { desktop: 112, phone: 54 }, (frame, isPhone) => {
  const posts = [0, 58, 58 + GATE, BAY * 2]
  const bays = [
    [0, 58],
    [58 + GATE, BAY * 2],
  ] as const
  const gap = gapNear(frame, bays[1], 136)
  const height = uprightDimension(frame, { x: -1.25, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset: isPhone ? 9 : 16 })
  const notes = [
    leader([frame.x(64), frame.y(44)], [frame.x(64) - 14, frame.y(HEIGHT) - 22], 'self-closing'),
    leader([gap, frame.y(30)], [gap + 16, frame.y(HEIGHT) - 22], 'under 4"', sphereRadius(frame) + 1),
  ]
  return [
    dashedFootings(frame, steelFootings(posts, DEPTH)),
    fence(frame, bays),
    gate(frame, 58),
    steelPosts(frame, posts, POST_HEIGHT),
    sphere(frame, gap, 30),
    notate(height, ...(isPhone ? [] : notes)),
  ].join('')
})

export const poolRun = createRun(LABEL, { height: HEIGHT + 7, depth: 24 }, (frame, { from, to, isPhone }) => {
  const start = isPhone ? BAY : BAY * 3
  const posts = [...steps(start - BAY * Math.ceil((start - from) / BAY), start, BAY), ...steps(start + GATE, to + BAY, BAY)]
  const bays = posts
    .slice(1)
    .map((right, index) => [posts[index] ?? right, right] as const)
    .filter(([left]) => left !== start)
  const note = BAY * (isPhone ? 0.08 : 1.4)
  const hinge = frame.x(start + 3.5)
  const gap = gapNear(frame, [start + GATE, start + GATE + BAY], start + GATE + (isPhone ? 14 : 40))
  return [
    concreteFootings(frame, steelFootings(posts, DEPTH)),
    fence(frame, bays),
    gate(frame, start),
    steelPosts(frame, posts, POST_HEIGHT, DEPTH),
    sphere(frame, gap, 30),
    notate(
      leader([hinge, frame.y(HEIGHT - 8)], [hinge + 8, frame.y(HEIGHT) - (isPhone ? 46 : 26)], 'self-closing'),
      leader([gap, frame.y(30)], [gap + (isPhone ? 8 : 18), frame.y(HEIGHT) - 26], 'under 4"', sphereRadius(frame) + 1),
      leader([frame.x(note), frame.y(HEIGHT)], [frame.x(note) + 14, frame.y(HEIGHT) - 26], `${feetAndInches(HEIGHT)} high`),
    ),
  ].join('')
})

import { concreteFootings, dashedFootings } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { box, level, steps, upright } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { createNoise } from '../../../drawing/noise.ts'
import { levelDimension, notate, uprightDimension } from '../../../drawing/notation.ts'
import { polygon } from '../../../drawing/paths.ts'
import { hidden, outline, slats } from '../../../drawing/shapes.ts'
import { boards, rails, woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { createRow, createRun } from './views.ts'

const HEIGHT = 72
const BAY = 96
const BOARD = 6

const LABEL = `An old board fence, ${feetAndInches(HEIGHT)} high, with three boards missing, and ${feetAndInches(BAY)} of it rebuilt.`

/** A bay of weathered, uneven boards. `missing` lists the indexes of missing boards. */
export function oldBay(frame: Frame, from: number, seed: number, missing: readonly number[] = []): string {
  const noise = createNoise(seed)
  const count = BAY / BOARD
  const beams = [12, HEIGHT - 14].map((y) => box(frame, from, y, from + BAY, y + 3.5))
  const standing: string[] = []
  const gone: string[] = []
  for (let index = 0; index < count; index++) {
    const x = from + index * BOARD
    const [drop, hang] = [noise() * 4, noise() * 2.5]
    if (missing.includes(index)) gone.push(upright(frame, x + 0.6, 3, HEIGHT - 4), upright(frame, x + 5.4, 3, HEIGHT - 4))
    else standing.push(box(frame, x, 2 + hang - (noise() > 0.85 ? 2 : 0), x + 5.5, HEIGHT - 1 - drop))
  }
  return slats('none', ...beams) + slats('stone', ...standing) + hidden(...gone, ...gapEdges(frame, from, missing))
}

/** Top and bottom edges of the gap left by missing boards. */
function gapEdges(frame: Frame, from: number, missing: readonly number[]): string[] {
  const [first, last] = [missing[0], missing.at(-1)]
  if (first === undefined || last === undefined) return []
  return [HEIGHT - 4, 3].map((y) => level(frame, from + first * BOARD + 0.6, from + last * BOARD + 5.4, y))
}

/** Dashed outline of the old, leaning post. */
function leaningPost(frame: Frame, x: number): string {
  const lean = 8
  return hidden(
    polygon([
      [frame.x(x - 2), frame.y(0) - 2],
      [frame.x(x - 2 - lean), frame.y(HEIGHT)],
      [frame.x(x + 2 - lean), frame.y(HEIGHT)],
      [frame.x(x + 2), frame.y(0) - 2],
    ]),
  )
}

function newBay(frame: Frame, from: number, below = 0): string {
  const bay = [from, from + BAY] as const
  return [
    boards(frame, bay, 2, HEIGHT - 2),
    woodPosts(frame, bay, HEIGHT - 2, below),
    rails(frame, [[from - 4, from + BAY + 4]], [[HEIGHT - 2, HEIGHT]]),
  ].join('')
}

const MISSING = [10, 11, 12]

export const repairRow = createRow(LABEL, { desktop: 112, phone: 54 }, (frame, isPhone) => {
  const rebuilt = levelDimension(frame, { from: BAY, to: BAY * 2, y: HEIGHT, text: `${feetAndInches(BAY)} rebuilt`, offset: 20 })
  const height = uprightDimension(frame, { x: -1.75, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset: isPhone ? 9 : 16 })
  return [
    dashedFootings(frame, woodFootings([BAY, BAY * 2])),
    oldBay(frame, 0, 4, MISSING),
    leaningPost(frame, BAY),
    outline('stone', box(frame, -2, 0, 1.5, HEIGHT - 2)),
    newBay(frame, BAY),
    notate(height, ...(isPhone ? [] : [rebuilt])),
  ].join('')
})

export const repairRun = createRun(LABEL, { height: HEIGHT, depth: 30 }, (frame, { from, to, isPhone }) => {
  const rebuilt = BAY * (isPhone ? 1 : 3)
  const old = steps(rebuilt - BAY * Math.ceil((rebuilt - from) / BAY), to, BAY).filter((x) => x !== rebuilt)
  const oldPosts = old.filter((x) => x !== rebuilt + BAY)
  return [
    dashedFootings(frame, woodFootings(oldPosts, 16)),
    concreteFootings(frame, woodFootings([rebuilt, rebuilt + BAY])),
    ...old.map((x, index) => oldBay(frame, x, 60 + index, x === rebuilt - BAY ? MISSING : [])),
    leaningPost(frame, rebuilt),
    outline('stone', ...oldPosts.map((x) => box(frame, x - 1.75, 0, x + 1.75, HEIGHT - 4))),
    newBay(frame, rebuilt, 24),
    notate(
      levelDimension(frame, { from: rebuilt, to: rebuilt + BAY, y: HEIGHT, text: `${feetAndInches(BAY)} rebuilt` }),
      uprightDimension(frame, {
        ...(isPhone ? { x: rebuilt - 5.25, offset: 14 } : { x: rebuilt + BAY + 5.25, offset: -14 }),
        from: -24,
        to: 0,
        text: feetAndInches(24),
        isBelow: true,
      }),
    ),
  ].join('')
})

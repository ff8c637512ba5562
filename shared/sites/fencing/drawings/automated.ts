import type { Frame } from '../../../drawing/frame.ts'
import { box, strip } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { leader, levelDimension, type Notation, notate } from '../../../drawing/notation.ts'
import { outline, path, strap } from '../../../drawing/shapes.ts'
import { gateOpener, photoEye } from '../../../trades/fence/drawing/gate-opener.ts'
import { slattedLeaf } from '../../../trades/fence/drawing/slat-fence.ts'
import { createRow, createRun } from './views.ts'

export const CLEAR = 168
export const PILLAR = 20
export const PILLAR_HEIGHT = 76
const WALL = 62
const LEAF = [4, 64] as const

const LABEL = `A double driveway gate with an opener, a photo eye and a keypad, ${feetAndInches(CLEAR)} clear.`

function pillar(frame: Frame, left: number): string {
  const right = left + PILLAR
  const lamp = box(frame, left + 6, 52, right - 6, 64)
  return [
    outline('stone', box(frame, left, 0, right, PILLAR_HEIGHT - 4)),
    outline('concrete', box(frame, left - 2.5, PILLAR_HEIGHT - 4, right + 2.5, PILLAR_HEIGHT)),
    path({ fill: 'color-mix(in srgb,var(--accent) 40%,var(--paper,var(--ground)))', stroke: 'var(--line)', 'stroke-opacity': 0.6 }, lamp),
  ].join('')
}

/** A keypad on a post, a car's length in front of the gate. */
export function keypad(frame: Frame, x: number): string {
  return (
    strap(
      strip(frame, [
        [x, 0],
        [x, 42],
        [x + 4, 42],
      ]),
      2,
    ) + outline('paper', box(frame, x + 3, 36, x + 9, 47))
  )
}

/** Two leaves, closed, between their pillars, with opener and photo eye. */
export function gate(frame: Frame): string {
  const middle = CLEAR / 2
  return [
    slattedLeaf(frame, 2, middle - 0.5, LEAF),
    slattedLeaf(frame, middle + 0.5, CLEAR - 2, LEAF),
    photoEye(frame, 0, CLEAR),
    pillar(frame, -PILLAR),
    pillar(frame, CLEAR),
    gateOpener(frame, 0),
  ].join('')
}

function clearDimension(frame: Frame, offset: number) {
  return levelDimension(frame, {
    from: 0,
    to: CLEAR,
    y: PILLAR_HEIGHT,
    text: `${feetAndInches(CLEAR)} clear`,
    offset,
    edges: [PILLAR_HEIGHT, PILLAR_HEIGHT],
  })
}

/** The halo of a note below the ground line has the color of the band below. */
const noteBelow = ({ texts, ...rest }: Notation): Notation => ({ ...rest, textsBelow: texts ?? '' })

export const automatedRow = createRow(LABEL, { desktop: 82, phone: 48 }, (frame, isPhone) => {
  const side = isPhone ? 12 : 20
  return [
    outline('stone', box(frame, -PILLAR - side, 0, -PILLAR, WALL), box(frame, CLEAR + PILLAR, 0, CLEAR + PILLAR + side, WALL)),
    gate(frame),
    keypad(frame, -PILLAR - side - 14),
    notate(clearDimension(frame, isPhone ? 14 : 20)),
  ].join('')
})

export const automatedRun = createRun(
  LABEL,
  { height: PILLAR_HEIGHT, depth: 26, inset: { desktop: 260, phone: 50 } },
  (frame, { from, to, isPhone }) => {
    const ends = [-PILLAR, CLEAR + PILLAR] as const
    const beam = [frame.x(CLEAR - 1), frame.y(20)] as const
    const pads = [-PILLAR - 4, CLEAR - 4].map((x) => box(frame, x, -20, x + PILLAR + 8, 0))
    return [
      outline('concrete', ...pads, box(frame, from - 4, -10, ends[0] - 4, 0), box(frame, ends[1] + 4, -10, to + 4, 0)),
      outline('stone', box(frame, from - 4, 0, ends[0], WALL - 3), box(frame, ends[1], 0, to + 4, WALL - 3)),
      outline('concrete', box(frame, from - 4, WALL - 3, ends[0], WALL), box(frame, ends[1], WALL - 3, to + 4, WALL)),
      gate(frame),
      keypad(frame, -PILLAR - (isPhone ? 12 : 64)),
      notate(
        clearDimension(frame, 26),
        ...(isPhone ? [] : [noteBelow(leader(beam, [beam[0] - 16, frame.y(0) + 22], 'photo eye stops the gate'))]),
      ),
    ].join('')
  },
)

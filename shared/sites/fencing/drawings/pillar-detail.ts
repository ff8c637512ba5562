import type { Frame } from '../../../drawing/frame.ts'
import { box, level, shape, steps, strip } from '../../../drawing/in-inches.ts'
import { feetAndInches, inchesOnly } from '../../../drawing/lengths.ts'
import { leader, levelDimension, uprightDimension } from '../../../drawing/notation.ts'
import { circle, polyline } from '../../../drawing/paths.ts'
import { detail, hidden, outline, path, solid, strap } from '../../../drawing/shapes.ts'
import { evenMiddles, spears, steelPickets, steelRails } from '../../../trades/fence/drawing/steel-fence.ts'
import { createDetail } from './detail-view.ts'
import { stoneFace } from './stone-wall.ts'

const HEIGHT = 72
const PILLAR = 24
const CAP = { height: 5, over: 2 }
const WALL = 18
const WALL_CAP = 2.5
const IRON_TOP = 60
const RAILS = [WALL + 5, IRON_TOP - 8] as const
/** Stone veneer on each side of the block core. */
const VENEER = 4
const FOOTING = { top: -4, bottom: -24, over: 7 }
const WALL_FOOTING = { top: -4, bottom: -14 }
/** Distance of the vertical bars from the middle of the pillar, and of all bars from the footing's surface. */
const BAR = 4.5
const COVER = 3.5

/** Length of the panel that is drawn, up to the break line. The pillar begins where the panel ends. */
const panelOf = (isPhone: boolean) => (isPhone ? 58 : 74)
const middleOf = (isPhone: boolean) => panelOf(isPhone) + PILLAR / 2

/** Low wall and iron from the break line to the pillar, with the brackets that hold the rails. */
function panel(frame: Frame, to: number): string {
  const middles = evenMiddles([0, to], 4.75)
  return [
    outline('concrete', box(frame, 0, WALL_FOOTING.bottom, to, WALL_FOOTING.top)),
    stoneFace(frame, [0, WALL_FOOTING.top, to, WALL - WALL_CAP], 12),
    outline('concrete', box(frame, 0, WALL - WALL_CAP, to, WALL)),
    steelPickets(frame, middles, WALL, IRON_TOP - 3),
    spears(frame, middles, IRON_TOP),
    steelRails(frame, [[0, to]], RAILS),
    outline('concrete', ...RAILS.map((y) => box(frame, to - 3, y - 2.8, to, y + 1))),
  ].join('')
}

/** Section through the pillar: stone on both sides of a filled core, and a cap with a sloped top. */
function pillarSection(frame: Frame, left: number): string {
  const [right, top] = [left + PILLAR, HEIGHT - CAP.height]
  const courses = steps(FOOTING.top + 4.75, top - 3, 4.75)
  const sides = [left, right - VENEER]
  const cap = [
    [left - CAP.over, top],
    [left - CAP.over, top + 2.5],
    [left + 5, HEIGHT],
    [right - 5, HEIGHT],
    [right + CAP.over, top + 2.5],
    [right + CAP.over, top],
  ] as const
  return [
    outline('concrete', box(frame, left + VENEER, FOOTING.top, right - VENEER, top)),
    outline('stone', ...sides.map((x) => box(frame, x, FOOTING.top, x + VENEER, top))),
    detail(...sides.flatMap((x) => courses.map((y) => level(frame, x, x + VENEER, y)))),
    outline('concrete', shape(frame, cap)),
  ].join('')
}

/** The footing with its steel: bars with hooks that rise into the core, and the ends of the bars across them. */
function footing(frame: Frame, middle: number): string {
  const half = PILLAR / 2 + FOOTING.over
  const low = FOOTING.bottom + COVER
  const hooks = [-1, 1].map((side) =>
    strip(frame, [
      [middle + side * BAR, HEIGHT - CAP.height - 3],
      [middle + side * BAR, low],
      [middle + side * (half - COVER), low],
    ]),
  )
  const ends = [-1, -0.5, 0.5, 1].map((share) => circle(frame.x(middle + share * (half - COVER)), frame.y(low + 1.6), 1.75))
  return (
    outline('concrete', box(frame, middle - half, FOOTING.bottom, middle + half, FOOTING.top)) +
    strap(hooks.join(''), 1.75) +
    solid('line', ...ends)
  )
}

/** The empty pipe for a light, from below the wall's footing to the cap. */
const conduit = (frame: Frame, middle: number) =>
  hidden(
    strip(frame, [
      [middle, HEIGHT - CAP.height],
      [middle, -9],
      [middle + PILLAR / 2 + FOOTING.over + 5, -9],
    ]),
  )

/** A break line: a vertical line with a kink, where wall and iron continue. */
function breakLine(frame: Frame): string {
  const [x, top, bottom] = [frame.x(0), frame.y(IRON_TOP) - 8, frame.y(WALL_FOOTING.bottom) + 6]
  const middle = frame.y((IRON_TOP + WALL) / 2)
  const kink = [
    [x, middle - 12],
    [x - 7, middle - 4],
    [x + 7, middle + 4],
    [x, middle + 12],
  ] as const
  return path({ fill: 'none', stroke: 'var(--second)' }, polyline([[x, top], ...kink, [x, bottom]]))
}

const BRACKET = RAILS[1] - 1
const IRON_NOTE = 'fixed here, free at the other end'

export const pillarDetail = createDetail({
  label: `Section through a stone pillar ${feetAndInches(PILLAR)} wide and ${feetAndInches(HEIGHT)} high on its footing, with a low wall ${feetAndInches(WALL)} high and an iron panel beside it.`,
  desktop: { scale: 3.1, left: 92, headroom: 40 },
  phone: { scale: 2.2, left: 50, headroom: 40 },
  height: HEIGHT,
  depth: -FOOTING.bottom + 2,
  notesAt: 464,
  rise: 14,
  notes: (isPhone) => {
    const middle = middleOf(isPhone)
    return [
      {
        dot: [middle + (isPhone ? -1 : 1) * (PILLAR / 2 + 1), HEIGHT - CAP.height + 1],
        text: `cap, ${inchesOnly(CAP.over)} past the stone`,
        keyBy: [-28, -8],
      },
      { dot: [middle, 40], text: 'filled core, empty pipe for a light', keyBy: [0, 26] },
      ...(isPhone ? [{ dot: [panelOf(true) - 1.5, BRACKET] as const, text: IRON_NOTE, keyBy: [-34, 22] as const }] : []),
      { dot: [middle + BAR, -14], text: 'its own footing, tied with steel', keyBy: isPhone ? [50, 6] : [0, 0] },
    ]
  },
  draw: (frame, isPhone) => {
    const [left, middle] = [panelOf(isPhone), middleOf(isPhone)]
    const bracket = [frame.x(left - 1.5), frame.y(BRACKET)] as const
    return {
      markup: [panel(frame, left), pillarSection(frame, left), footing(frame, middle), conduit(frame, middle), breakLine(frame)].join(''),
      notation: [
        levelDimension(frame, { from: left, to: left + PILLAR, y: HEIGHT, text: feetAndInches(PILLAR), offset: 18 }),
        uprightDimension(frame, { x: 0, from: 0, to: WALL, text: feetAndInches(WALL), offset: isPhone ? 12 : 14 }),
        uprightDimension(frame, {
          x: isPhone ? left + PILLAR + CAP.over : 0,
          from: 0,
          to: HEIGHT,
          text: feetAndInches(HEIGHT),
          offset: isPhone ? -14 : 54,
          ...(isPhone ? {} : { edges: [0, left + 3] as const }),
        }),
        ...(isPhone ? [] : [leader(bracket, [bracket[0] - 22, frame.y(IRON_TOP + 5)], IRON_NOTE)]),
      ],
    }
  },
})

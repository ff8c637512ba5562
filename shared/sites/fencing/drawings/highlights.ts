import { groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { key, levelDimension, notate, uprightDimension } from '../../../drawing/notation.ts'
import { circle, line, polyline, rect } from '../../../drawing/paths.ts'
import { outline, path, solid } from '../../../drawing/shapes.ts'
import { POST } from '../../../trades/fence/drawing/board-fence.ts'
import { brokenBay, GATED, gatedFence, gatedPosts } from './gated-fence.ts'

const LABEL = `A board fence ${feetAndInches(GATED.height)} high with its posts in concrete, ${feetAndInches(GATED.fenceDepth)} deep, and a walk gate.`
const BOARDS_FROM = 37
const [FIRST, HINGE, LATCH] = gatedPosts()

/** A two-foot spirit level on the middle rail, with its bubble centered. */
function spiritLevel(frame: Frame): string {
  const [from, to, low, high] = [7, 31, 39.5, 42.5]
  const [middle, height] = [(frame.x(from) + frame.x(to)) / 2, (frame.y(low) + frame.y(high)) / 2]
  const vial = frame.size(2.6)
  return [
    outline('siding', box(frame, from, low, to, high)),
    path({ fill: 'var(--paper,var(--ground))', stroke: 'var(--line)' }, rect(middle - vial, height - 2.5, middle + vial, height + 2.5)),
    solid('accent', circle(middle, height, 2)),
  ].join('')
}

function dimensions(frame: Frame, isPhone: boolean) {
  const bay = levelDimension(frame, { from: FIRST, to: HINGE, y: GATED.height, text: `${feetAndInches(GATED.bay)} o.c.` })
  const gate = feetAndInches(GATED.gate)
  const offset = isPhone ? 9 : 30
  return [
    bay,
    levelDimension(frame, {
      from: HINGE + POST / 2,
      to: LATCH - POST / 2,
      y: GATED.height,
      text: isPhone ? gate : `${gate} gate`,
      edges: [GATED.height, isPhone ? GATED.boardTop : GATED.height],
    }),
    uprightDimension(frame, { x: -4, from: 0, to: GATED.height, text: feetAndInches(GATED.height), offset }),
    uprightDimension(frame, { x: -4, from: -GATED.fenceDepth, to: 0, text: feetAndInches(GATED.fenceDepth), offset, isBelow: true }),
  ]
}

/** Numbered circles 1 to 4: concrete, level, boards, hinge. */
function keys(frame: Frame, isPhone: boolean) {
  const concrete = (post: number, down: number) => [frame.x(post + 3.6), frame.y(-down)] as const
  const beside = isPhone ? 40 : 62
  const [first, second] = [concrete(FIRST, 13), concrete(HINGE, 16)]
  const bubble = [frame.x(19), frame.y(41)] as const
  const hinge = [frame.x(HINGE + POST / 2 + 11), frame.y(11)] as const
  return [
    key('1', [first[0] + beside, first[1] + 6], first),
    ...(isPhone ? [] : [key('1', [second[0] + beside, second[1] - 6], second)]),
    key('2', [bubble[0], bubble[1] + (isPhone ? 30 : 46)], [bubble[0], bubble[1] + 5]),
    key('3', [frame.x((BOARDS_FROM + HINGE) / 2), frame.y(24)]),
    key('4', [hinge[0] + (isPhone ? 14 : 44), hinge[1] - (isPhone ? 34 : 36)], hinge),
  ]
}

/** A break line: a vertical line with a kink, where the fence continues. */
function breakLine(frame: Frame, x: number): string {
  const [top, bottom] = [frame.y(GATED.height) - 12, frame.y(0)]
  const middle = (top + bottom) / 2
  const kink = [
    [x, middle - 9],
    [x - 7, middle - 2],
    [x + 7, middle + 8],
    [x, middle + 15],
  ] as const
  return path({ fill: 'none', stroke: 'var(--second)' }, polyline([[x, top], ...kink, [x, bottom]]))
}

function desktop(): View {
  const [width, ground] = [670, 300]
  const frame = createFrame({ scale: 3.35, left: 84, ground })
  const end = (width - 22 - 84) / 3.35
  const markup = [
    brokenBay(frame, LATCH + POST / 2, end),
    gatedFence(frame, BOARDS_FROM),
    spiritLevel(frame),
    // Covers the outline at the cut end of the last bay, because the fence does not end there.
    path(
      { fill: 'none', stroke: 'var(--paper,var(--ground))', 'stroke-width': 3 },
      line(frame.x(end), frame.y(GATED.height) - 2, frame.x(end), frame.y(0)),
    ),
    breakLine(frame, width - 14.5),
    groundLine(0, width, ground),
    notate(...dimensions(frame, false), ...keys(frame, false)),
  ]
  return { width, height: ground + 122, ground, markup: markup.join('') }
}

function phone(): View {
  // Parts and notes stay 20 px away from both sides, because the drawing is as wide as a window of 320 px.
  const [width, ground] = [320, 162]
  const frame = createFrame({ scale: 1.53, left: 78, ground, dense: true })
  const markup = [
    gatedFence(frame, BOARDS_FROM),
    spiritLevel(frame),
    groundLine(-20, width + 20, ground),
    notate(...dimensions(frame, true), ...keys(frame, true)),
  ]
  return { width, height: ground + 68, ground, markup: markup.join('') }
}

export const highlights = createDrawing(LABEL, desktop(), phone())

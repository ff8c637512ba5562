import type { Frame } from '../../../drawing/frame.ts'
import { bar, box, level, shape, steps, upright } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { leader, levelDimension, notate, uprightDimension } from '../../../drawing/notation.ts'
import { detail, outline, path, solid } from '../../../drawing/shapes.ts'
import { filledUpTo, foam, foamBlock, foamFace, foamStrip } from '../../../trades/foam/drawing/foam.ts'
import { concreteSlab } from '../../../trades/foam/drawing/foundation.ts'
import { between, inset, type Roof, roofFoam, roofSkin } from '../../../trades/foam/drawing/roof-edge.ts'
import { createRow, createRun } from './views.ts'

const EAVE = 168
const SPAN = 432
const RISE = SPAN / 8
const BAY = 240

const deckOf = (frame: Frame): Roof => ({
  left: [frame.x(0), frame.y(EAVE)],
  ridge: [frame.x(SPAN / 2), frame.y(EAVE + RISE)],
  right: [2 * frame.x(SPAN / 2) - frame.x(0), frame.y(EAVE)],
})

/** The tapered steel frame, from its outer and inner edges. */
function rigidFrame(frame: Frame, girt: number): string {
  const knee = EAVE - girt - 8
  const outer = [
    [girt + 5, 0],
    [girt + 5, knee],
    [SPAN / 2, knee + RISE - 3],
    [SPAN - girt - 5, knee],
    [SPAN - girt - 5, 0],
  ] as const
  const inner = [
    [SPAN - girt - 13, 0],
    [SPAN - girt - 24, knee - 18],
    [SPAN / 2, knee + RISE - 19],
    [girt + 24, knee - 18],
    [girt + 13, 0],
  ] as const
  return outline('paper', shape(frame, [...outer, ...inner]))
}

function buildingSection(frame: Frame): string {
  const skin = Math.max(frame.size(5), 2.5)
  const deck = deckOf(frame)
  const under = inset(deck, skin)
  const foamDepth = Math.max(frame.size(12), 5)
  const girt = (skin + foamDepth) / frame.scale
  const wallSkin = skin / frame.scale
  const sides = [wallSkin, SPAN - wallSkin] as const
  const wall = (x: number, depth: number, seed: number) =>
    foamStrip({ from: [frame.x(x), frame.y(EAVE - 6)], to: [frame.x(x), frame.y(1)], depth, seed, lump: 9 })
  const purlin = (x: number) => {
    const rise = RISE * (1 - Math.abs(x - SPAN / 2) / (SPAN / 2))
    return upright(frame, x, EAVE + rise - girt - 3, EAVE + rise - wallSkin)
  }
  const purlins = [44, 88, 132, 176, SPAN - 176, SPAN - 132, SPAN - 88, SPAN - 44].map(purlin)
  return [
    rigidFrame(frame, girt),
    foam(...roofFoam(between(under, frame.x(wallSkin)), foamDepth, 51, 9), wall(sides[0], -foamDepth, 53), wall(sides[1], foamDepth, 54)),
    path(
      { fill: 'none', stroke: 'var(--line)', 'stroke-width': 2.5 },
      ...purlins,
      upright(frame, SPAN / 2, EAVE + RISE - girt - 4, EAVE + RISE - wallSkin),
    ),
    outline('siding', roofSkin(deck, skin), box(frame, 0, 0, wallSkin, EAVE - 1), box(frame, SPAN - wallSkin, 0, SPAN, EAVE - 1)),
    detail(box(frame, 148, 0, 284, 126)),
  ].join('')
}

const LABEL = `Section through a steel building, ${feetAndInches(EAVE)} high at the eave, with foam on the roof and wall panels.`

export const commercialRow = createRow(
  LABEL,
  { desktop: 110, phone: 54 },
  (frame, isPhone) =>
    buildingSection(frame) +
    notate(uprightDimension(frame, { x: 0, from: 0, to: EAVE, text: feetAndInches(EAVE), offset: isPhone ? 8 : 14 })),
  { desktop: 0.56, phone: 0.35 },
)

/** The wall between two columns, with foam or bare panels, and girts. */
function steelBay(frame: Frame, index: number, filled: number): string {
  const [left, right] = [index * BAY, (index + 1) * BAY]
  const ribs = detail(...steps(left + 12, right - 12, 12).map((x) => upright(frame, x, 0, EAVE)))
  const girts = path(
    { fill: 'none', stroke: 'var(--line)', 'stroke-width': 1.5 },
    ...[48, 96, 144].map((y) => level(frame, left, right, y)),
  )
  const corner = [frame.x(left), frame.y(EAVE)] as const
  if (filled >= 1) return foamFace(foamBlock(corner, [frame.x(right), frame.y(0)], 700 + index)) + girts
  if (filled === 0) return ribs + girts
  const edge = foamStrip({ from: corner, to: [frame.x(left), frame.y(0)], depth: -frame.size(BAY * filled), seed: 780, lump: 26 })
  const outlineOfEdge = path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 1.5 }, edge.body)
  return ribs + foamFace(edge) + outlineOfEdge + girts
}

export const commercialRun = createRun(
  `The long wall of a steel building, ${feetAndInches(EAVE)} at the eave, columns ${feetAndInches(BAY)} on center. The bays on the left are covered with foam, the next is half done, and the others show bare panels.`,
  { height: EAVE + 6, depth: 16, headroom: 46, scales: { desktop: 0.92, phone: 0.78 } },
  (frame, { from, to, isPhone }) => {
    const [first, last] = [Math.floor(from / BAY) - 1, Math.ceil(to / BAY)]
    const half = isPhone ? 0 : 3
    const filled = (index: number) => filledUpTo(index, half, 0.46)
    const bays = steps(first, last, 1).map((index) => steelBay(frame, index, filled(index)))
    const columns = steps(first, last, 1).map((index) => bar(frame, index * BAY, 9, 0, EAVE))
    // The second bay on large screens, because a 992 px window cuts off the first.
    const measured = isPhone ? 0 : BAY
    const door = (half + (isPhone ? 1 : 2)) * BAY + 48
    return [
      concreteSlab(frame, from, to, 14),
      ...bays,
      solid('paper', box(frame, door, 0, door + 144, 144)),
      outline('paper', box(frame, door, 0, door + 144, 144)),
      detail(...steps(18, 126, 18).map((y) => level(frame, door, door + 144, y))),
      outline('siding', ...columns),
      outline('siding', box(frame, from - 4, EAVE, to + 4, EAVE + 6)),
      notate(
        levelDimension(frame, { from: measured, to: measured + BAY, y: EAVE + 6, text: `${feetAndInches(BAY)} o.c.`, offset: 20 }),
        ...(isPhone
          ? []
          : [
              leader(
                [frame.x(BAY * 2.4), frame.y(EAVE - 22)],
                [frame.x(BAY * 2.4) + 22, frame.y(EAVE + 6) - 22],
                `${feetAndInches(EAVE)} eave, foam on the panels`,
              ),
            ]),
      ),
    ].join('')
  },
)

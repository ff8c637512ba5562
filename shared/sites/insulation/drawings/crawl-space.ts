import type { Frame } from '../../../drawing/frame.ts'
import { box } from '../../../drawing/in-inches.ts'
import { leader, notate } from '../../../drawing/notation.ts'
import { line } from '../../../drawing/paths.ts'
import { detail, path, solid } from '../../../drawing/shapes.ts'
import { liner } from '../../../trades/foam/drawing/foundation.ts'
import { foamNote, plainNote } from '../../../trades/foam/drawing/notes.ts'
import { EDGE, floorEdge, foundation, wallEdge } from '../../../trades/foam/drawing/wall-floor-edge.ts'
import { createRow } from './views.ts'

/** The bottom of the footing is at the line of the row. */
const RULE = EDGE.footing.bottom
const SOIL = -24

const raised = (frame: Frame): Frame => ({ ...frame, y: (inches) => frame.y(inches - RULE) })

/** Soil outside the wall, up to grade. */
function soil(frame: Frame, from: number): string {
  const grade = frame.y(0)
  return (
    solid('stone', box(frame, from, RULE, 0, 0)) +
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 1.5 }, line(frame.x(from), grade, frame.x(0), grade))
  )
}

function section(frame: Frame, inside: number, top: number): string {
  return [
    soil(frame, -44),
    liner(frame, EDGE.stem.thickness, inside - 4, SOIL),
    foundation(frame, SOIL - 1.5, 101),
    wallEdge(frame, top, 102),
    floorEdge(frame, inside, 103),
    detail(box(frame, EDGE.stud, EDGE.joist.bottom, inside - 4, EDGE.joist.top)),
  ].join('')
}

export const crawlSpaceRow = createRow(
  'Section through the wall of a crawl space: closed-cell foam on the concrete, 2 1/2" thick, R-15, foam at the rim joist, and a sealed liner over the soil.',
  { desktop: 108, phone: 50 },
  (drawn, isPhone) => {
    const frame = raised(drawn)
    const inside = isPhone ? 170 : 190
    const notes = isPhone
      ? [plainNote([frame.x(92), frame.y(SOIL) - 8], 'sealed liner')]
      : [
          leader([frame.x(3.2), frame.y(22.5)], [frame.x(44), frame.y(52)], 'rim joist'),
          foamNote([frame.x(9.4), frame.y(2)], [frame.x(44), frame.y(8)], ['closed-cell', '2 1/2" R-15']),
          plainNote([frame.x(152), frame.y(SOIL) - 8], 'sealed liner'),
        ]
    return section(frame, inside, isPhone ? 62 : 70) + notate(...notes)
  },
)

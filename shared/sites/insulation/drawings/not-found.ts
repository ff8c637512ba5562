import { levelDimension, notate } from '../../../drawing/notation.ts'
import { concreteSlab } from '../../../trades/foam/drawing/foundation.ts'
import { dashedBay, STUD, type StudWall, studAt, studWall, WALL_HEIGHT } from '../../../trades/foam/drawing/stud-wall.ts'
import { createRun, type Span } from './views.ts'

const PITCH = 24
const EMPTY = '22 1/2" empty'

/** Index of the empty bay, from the container's left edge. */
const emptyBay = (isPhone: boolean) => (isPhone ? 4 : 13)

const wallOf = ({ from, to, isPhone }: Span): StudWall => ({
  origin: 0,
  pitch: PITCH,
  bays: [Math.floor(from / PITCH) - 1, Math.ceil(to / PITCH) + 1],
  filled: (bay) => (bay === emptyBay(isPhone) ? 0 : 1),
})

export const notFoundRun = createRun(
  'A framed wall filled with foam, except for one empty stud bay, 22 1/2" wide.',
  { height: WALL_HEIGHT, depth: 20, headroom: 48, scales: { desktop: 1.9, phone: 1.6 } },
  (frame, span) => {
    const wall = wallOf(span)
    const bay = emptyBay(span.isPhone)
    const dimension = levelDimension(frame, {
      from: studAt(wall, bay) + STUD / 2,
      to: studAt(wall, bay + 1) - STUD / 2,
      y: WALL_HEIGHT,
      text: EMPTY,
      isBeside: true,
      offset: 20,
    })
    return concreteSlab(frame, span.from, span.to, 18) + studWall(frame, wall) + dashedBay(frame, wall, bay) + notate(dimension)
  },
)

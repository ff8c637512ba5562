import { groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { leader, notate, uprightDimension } from '../../../drawing/notation.ts'
import type { Point } from '../../../drawing/paths.ts'
import { solid } from '../../../drawing/shapes.ts'
import { CLEAR, gate, PILLAR, PILLAR_HEIGHT } from './automated.ts'

const EYE = 20
const MIDDLE = CLEAR / 2

type Ends = { edge: Point; opener: Point; eye: Point }

/** `ends` are the offsets of the notes from the parts, in px. */
function view(width: number, frame: Frame, ends: Ends): View {
  const ground = frame.y(0)
  const note = (x: number, y: number, [dx, dy]: Point, text: string) =>
    leader([frame.x(x), frame.y(y)], [frame.x(x) + dx, frame.y(y) + dy], text)
  const eye = { x: CLEAR + PILLAR, from: 0, to: EYE, text: feetAndInches(EYE), offset: -14, edges: [CLEAR + PILLAR, CLEAR] as const }
  const markup = [
    gate(frame),
    // On both leaves, where they meet.
    solid('line', box(frame, MIDDLE - 2, 6, MIDDLE + 2, 62)),
    groundLine(0, width, ground),
    notate(
      uprightDimension(frame, eye),
      note(MIDDLE, 54, ends.edge, 'edges that feel'),
      note(6, 10, ends.opener, 'opener'),
      note(CLEAR - 30, EYE, ends.eye, 'photo eyes that see'),
    ),
  ]
  return { width, height: ground + 36, ground, markup: markup.join('') }
}

const frameAt = (scale: number, width: number, headroom: number) =>
  createFrame({
    scale,
    left: Math.round((width - CLEAR * scale) / 2),
    ground: Math.ceil(PILLAR_HEIGHT * scale) + headroom,
    dense: scale < 1.5,
  })

export const gateSensorsDetail = createDrawing(
  `A double driveway gate with edges that feel, an opener, and photo eyes ${feetAndInches(EYE)} above the ground.`,
  view(720, frameAt(2, 720, 28), { edge: [46, -62], opener: [-66, -34], eye: [14, 62] }),
  view(320, frameAt(1, 280, 36), { edge: [24, -40], opener: [-8, 36], eye: [-2, 44] }),
)

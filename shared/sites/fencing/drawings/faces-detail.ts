import { groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { label, type Notation, notate, uprightDimension } from '../../../drawing/notation.ts'
import { outline, thinParts } from '../../../drawing/shapes.ts'
import { POST, rails, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'

const HEIGHT = 72
const BAY = 96
const BOARD = 5.5
const BOARD_THICK = 0.75
/** Number of boards in the first layer. Those of the second layer cover its gaps. */
const BOARDS = 11
const PITCH = (BAY - POST - BOARD) / (BOARDS - 1)
const RAIL = { heights: [8, 34, 60], height: 3.5, thick: 1.5 }

type Kind = { name: string; isShared: boolean }

const kinds: readonly [Kind, Kind] = [
  { name: 'board on board', isShared: false },
  { name: 'good neighbor', isShared: true },
]
const sides = ['one side', 'the other side'] as const

/** Centers of the boards of a layer. */
const layer = (second: boolean) =>
  Array.from({ length: second ? BOARDS - 1 : BOARDS }, (_, index) => (POST + BOARD) / 2 + (index + (second ? 0.5 : 0)) * PITCH)

const boardsAt = (frame: Frame, from: number, middles: readonly number[]) =>
  thinParts(frame, 'wood', ...middles.map((x) => box(frame, from + x - BOARD / 2, 2, from + x + BOARD / 2, HEIGHT)))

/** One section from one side, drawn from back to front: boards on the far side, posts and rails, boards on the near side. */
function face(frame: Frame, from: number, { isShared }: Kind, isBack: boolean): string {
  const [first, second] = [boardsAt(frame, from, layer(false)), boardsAt(frame, from, layer(true))]
  const beams = rails(
    frame,
    [[from, from + BAY]],
    RAIL.heights.map((y) => [y, y + RAIL.height] as const),
  )
  const posts = woodPosts(frame, [from, from + BAY], HEIGHT)
  if (isShared) return isBack ? first + beams + posts + second : second + beams + posts + first
  return isBack ? second + first + beams + posts : beams + posts + first + second
}

/** Plan of the same section: rail and posts in the middle, board layers on one side or both sides. */
function plan(frame: Frame, from: number, { isShared }: Kind, middle: number): string {
  const half = RAIL.thick / 2
  const across = (middles: readonly number[], y: number) =>
    middles.map((x) => box(frame, from + x - BOARD / 2, y, from + x + BOARD / 2, y + BOARD_THICK * 2))
  const inner = middle - half - BOARD_THICK * 2
  return [
    outline('post', box(frame, from, middle - half, from + BAY, middle + half)),
    outline('post', ...[0, BAY].map((x) => box(frame, from + x - POST / 2, middle - POST / 2, from + x + POST / 2, middle + POST / 2))),
    thinParts(frame, 'wood', ...across(layer(false), inner), ...across(layer(true), isShared ? middle + half : inner - BOARD_THICK * 2)),
  ].join('')
}

type Places = { faces: readonly [number, number]; planAt: number }

/** Both faces of a kind of fence on one ground line, with its plan below the first. */
function pair(frame: Frame, kind: Kind, { faces, planAt }: Places): { markup: string; notation: Notation } {
  const [x, titleY] = [frame.x(faces[0] - POST / 2), frame.y(HEIGHT) - 14]
  const under = (at: number) => frame.x(at + BAY / 2)
  return {
    markup: faces.map((from, index) => face(frame, from, kind, index === 1)).join('') + plan(frame, faces[0], kind, planAt),
    notation: {
      texts: [
        label([x, titleY], kind.name, 'start'),
        ...faces.map((from, index) => label([under(from), frame.y(0) + 20], sides[index] ?? '')),
        label([frame.x(faces[1] - POST / 2), frame.y(planAt) + 4.5], 'from above', 'start'),
      ].join(''),
    },
  }
}

function view(width: number, scale: number, frames: readonly [Frame, Frame], starts: readonly [number, number], bottom: number): View {
  const gap = 14 / scale
  const drawn = kinds.map((kind, index) => {
    const from = starts[index] ?? 0
    return pair(frames[index] ?? frames[0], kind, { faces: [from, from + BAY + gap], planAt: -40 / scale })
  })
  const grounds = [...new Set(frames.map((frame) => frame.y(0)))]
  const height = uprightDimension(frames[0], { x: -POST / 2, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset: 10 })
  return {
    width,
    height: bottom,
    markup: [
      ...drawn.map(({ markup }) => markup),
      ...grounds.map((y) => groundLine(0, width, y)),
      notate(height, ...drawn.map(({ notation }) => notation)),
    ].join(''),
  }
}

function desktopView(): View {
  const scale = 1.5
  const frame = createFrame({ scale, left: 56, ground: 142 })
  return view(720, scale, [frame, frame], [0, BAY * 2 + 36], 196)
}

function phoneView(): View {
  const scale = 1.27
  const at = (ground: number) => createFrame({ scale, left: 54, ground, dense: true })
  return view(320, scale, [at(124), at(320)], [0, 0], 372)
}

export const facesDetail = createDrawing(
  `Two board fences ${feetAndInches(HEIGHT)} high from both sides and from above. Board on board has every board on one side and its rails on the other. A good neighbor fence has boards on both.`,
  desktopView(),
  phoneView(),
)

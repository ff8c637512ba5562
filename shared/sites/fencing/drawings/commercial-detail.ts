import { concreteFootings, groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box, steps, upright } from '../../../drawing/in-inches.ts'
import { feetAndInches, inchesOnly } from '../../../drawing/lengths.ts'
import { label, leader, levelDimension, type Notation, notate, uprightDimension } from '../../../drawing/notation.ts'
import type { Point } from '../../../drawing/paths.ts'
import { detail, solid, thinParts } from '../../../drawing/shapes.ts'
import { chainLink, chainLinkPosts } from '../../../trades/fence/drawing/chain-link-fence.ts'
import { evenMiddles, spears, steelFootings, steelPickets, steelPosts, steelRails } from '../../../trades/fence/drawing/steel-fence.ts'

const HEIGHT = 96
const BAY = 96
const PITCH = 4.75
const DEPTH = 30
/** Posts of chain link, and the closer and deeper ones that slats need. */
const MESH_BAY = 120
const SLAT_BAY = 72
const SLAT_DEPTH = 42
const SLAT = 4.5

type Kind = { name: string; posts: readonly number[]; depth: number; draw: (frame: Frame) => string }

/** A steel fence with or without spear points. */
function steel(frame: Frame, posts: readonly number[], hasSpears: boolean): string {
  const bay = [posts[0] ?? 0, posts.at(-1) ?? 0] as const
  const middles = evenMiddles(bay, PITCH)
  const rails = hasSpears ? [HEIGHT - 9, HEIGHT - 21, 10] : [HEIGHT, HEIGHT - 21, 10]
  return [
    steelPickets(frame, middles, 4, hasSpears ? HEIGHT - 3 : HEIGHT),
    hasSpears ? spears(frame, middles, HEIGHT) : '',
    steelRails(frame, [bay], rails),
    steelPosts(frame, posts, hasSpears ? HEIGHT - 3 : HEIGHT + 2, DEPTH),
  ].join('')
}

const topRail = (frame: Frame, from: number, to: number) => thinParts(frame, 'paper', box(frame, from, HEIGHT - 1.75, to, HEIGHT))

/** Chain link, with or without slats, which hide the mesh. */
function mesh(frame: Frame, { posts, depth }: Pick<Kind, 'posts' | 'depth'>, hasSlats: boolean): string {
  const [first, last] = [posts[0] ?? 0, posts.at(-1) ?? 0]
  const joints = steps(first + SLAT, last, SLAT).map((x) => upright(frame, x, 3, HEIGHT))
  return [
    hasSlats ? solid('siding', box(frame, first, 3, last, HEIGHT)) + detail(...joints) : '',
    hasSlats ? topRail(frame, first, last) : chainLink(frame, [first, last], HEIGHT),
    chainLinkPosts(frame, posts, HEIGHT, depth),
  ].join('')
}

const ends = (length: number) => [0, length] as const
const slatPosts = [0, SLAT_BAY, SLAT_BAY * 2]

const kinds: readonly [Kind, Kind, Kind, Kind] = [
  { name: 'spear top', posts: ends(BAY), depth: DEPTH, draw: (frame) => steel(frame, ends(BAY), true) },
  { name: 'flat top', posts: ends(BAY), depth: DEPTH, draw: (frame) => steel(frame, ends(BAY), false) },
  {
    name: 'chain link',
    posts: ends(MESH_BAY),
    depth: DEPTH,
    draw: (frame) => mesh(frame, { posts: ends(MESH_BAY), depth: DEPTH }, false),
  },
  {
    name: 'slatted',
    posts: slatPosts,
    depth: SLAT_DEPTH,
    draw: (frame) => mesh(frame, { posts: slatPosts, depth: SLAT_DEPTH }, true),
  },
]

const [spearTop, flatTop, chainLinkFence, slatted] = kinds

/** A note above a fence, on the part at `dot`. */
function noteAbove(frame: Frame, [x, y]: Point, text: string): Notation {
  const dot = [frame.x(x), frame.y(y)] as const
  return leader(dot, [dot[0] + 12, frame.y(HEIGHT) - 24], text)
}

const height = (frame: Frame) => uprightDimension(frame, { x: -1.25, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset: 10 })

const spacing = (frame: Frame) => levelDimension(frame, { from: 0, to: BAY, y: HEIGHT + 2, text: `${feetAndInches(BAY)} o.c.`, offset: 18 })

const notesOf = new Map<Kind, (frame: Frame) => Notation[]>([
  [spearTop, (frame) => [height(frame), noteAbove(frame, [PITCH, HEIGHT - 6], `every ${inchesOnly(PITCH)}`)]],
  [flatTop, (frame) => [spacing(frame)]],
  [chainLinkFence, (frame) => [noteAbove(frame, [5, HEIGHT * 0.72], 'patched by the foot')]],
  [slatted, (frame) => [noteAbove(frame, [0, HEIGHT - 3], 'closer, deeper posts')]],
])

/** Name below the ground, between the first two posts. */
const nameOf = (frame: Frame, { name, posts }: Kind): Notation => ({
  texts: label([(frame.x(posts[0] ?? 0) + frame.x(posts[1] ?? 0)) / 2, frame.y(0) + 21], name),
})

function fence(frame: Frame, kind: Kind): { markup: string; notation: Notation[] } {
  return {
    markup: concreteFootings(frame, steelFootings(kind.posts, kind.depth)) + kind.draw(frame),
    notation: [...(notesOf.get(kind)?.(frame) ?? []), nameOf(frame, kind)],
  }
}

/** Fences side by side on one ground line, `gap` inches apart. */
function row(scale: number, left: number, ground: number, row: readonly Kind[], gap: number, dense: boolean) {
  let start = left
  return row.map((kind) => {
    const drawn = fence(createFrame({ scale, left: start, ground, dense }), kind)
    start += ((kind.posts.at(-1) ?? 0) + gap) * scale
    return drawn
  })
}

function view(width: number, bottom: number, rows: readonly { ground: number; fences: ReturnType<typeof row> }[]): View {
  const fences = rows.flatMap((each) => each.fences)
  return {
    width,
    height: bottom,
    markup: [
      ...fences.map(({ markup }) => markup),
      ...rows.map(({ ground }) => groundLine(0, width, ground)),
      notate(...fences.flatMap(({ notation }) => notation)),
    ].join(''),
  }
}

function desktopView(): View {
  const ground = 162
  return view(720, 230, [{ ground, fences: row(1.2, 56, ground, kinds, 28, false) }])
}

function phoneView(): View {
  const at = (ground: number, left: number, gap: number, fences: readonly Kind[]) => ({
    ground,
    fences: row(0.92, left, ground, fences, gap, true),
  })
  return view(320, 344, [at(130, 54, 26, [spearTop, flatTop]), at(298, 18, 40, [chainLinkFence, slatted])])
}

export const commercialDetail = createDrawing(
  `Four fences ${feetAndInches(HEIGHT)} high. Two have steel pickets every ${inchesOnly(PITCH)}, one with spear tops and one with a flat top, posts ${feetAndInches(BAY)} on center. Two are chain link, one with slats and with closer, deeper posts.`,
  desktopView(),
  phoneView(),
)

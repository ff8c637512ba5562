import { dashedFootings, groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { bar, barEdges, box, level, steps as stepsTo } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { chain, levelDimension, type Notation, notate } from '../../../drawing/notation.ts'
import { polygon } from '../../../drawing/paths.ts'
import { hidden, outline, path, thinParts } from '../../../drawing/shapes.ts'
import { boardJoints, POST, rails, woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'

const HEIGHT = 72
const BAY = 96
const BAYS = 3
const LENGTH = BAY * BAYS
const STAKE = 28
const POSTS = stepsTo(0, LENGTH, BAY)

type Stage = { markup: string; notation: Notation[] }

/** The planned fence: posts and panels dashed. */
function callStage(frame: Frame): Stage {
  const posts = POSTS.map((x) => bar(frame, x, POST, 0, HEIGHT))
  const panels = POSTS.slice(1).flatMap((right) => {
    const [from, to] = [right - BAY + POST / 2, right - POST / 2]
    return [level(frame, from, to, HEIGHT - 2), level(frame, from, to, 2)]
  })
  return { markup: hidden(...posts, ...panels), notation: [] }
}

/** Stakes and a string, with the width of each bay. */
function measureStage(frame: Frame): Stage {
  const stakes = POSTS.map((x) => {
    const { left, right } = barEdges(frame, x, 2.5)
    return polygon([
      [left, frame.y(STAKE)],
      [right, frame.y(STAKE)],
      [right, frame.y(-4)],
      [(left + right) / 2, frame.y(-9)],
      [left, frame.y(-4)],
    ])
  })
  const string = path({ fill: 'none', stroke: 'var(--accent)', 'stroke-width': 1.5 }, level(frame, -4, LENGTH + 4, STAKE - 4))
  const bays = POSTS.slice(1).map((to) => levelDimension(frame, { from: to - BAY, to, y: STAKE, text: feetAndInches(BAY), offset: 22 }))
  return { markup: outline('wood', ...stakes) + string, notation: bays }
}

/** The fence under construction: two and a half of three bays have boards, and the rest shows the rails. */
function buildStage(frame: Frame): Stage {
  const end = LENGTH - 46
  const joints = [-POST / 2, ...boardJoints([-POST / 2, end]), end]
  const faces = joints.slice(1).map((x, index) => box(frame, joints[index] ?? x, 2, x, HEIGHT - 2))
  const beams = [8, 36, 61].map((y) => [y, y + 3.5] as const)
  const markup = [
    dashedFootings(frame, woodFootings(POSTS)),
    rails(frame, [[end, LENGTH]], beams),
    woodPosts(frame, [LENGTH], HEIGHT - 2),
    thinParts(frame, 'wood', ...faces),
    outline('post', box(frame, -5, HEIGHT - 2, BAY * 2 + 4, HEIGHT)),
  ].join('')
  return { markup, notation: [] }
}

const STAGES = [callStage, measureStage, buildStage]

/** The line with ticks is 12 px above the bottom edge. Pages place the names of the steps over it. */
function view(scale: number, stageWidth: number, ground: number, stages: typeof STAGES, dense: boolean): View {
  const width = stageWidth * stages.length
  const inset = (stageWidth - LENGTH * scale) / 2
  const height = ground + 76
  const drawn = stages.map((stage, index) => stage(createFrame({ scale, ground, dense, left: index * stageWidth + inset })))
  // The first and last tick are inset by 7 px so that they are not cut off.
  const ends = { first: 7, last: width - 7 }
  const inner = stages.slice(1).map((_, index) => (index + 1) * stageWidth)
  const stations = [ends.first, ...inner, ends.last]
  const markup = [
    ...drawn.map((stage) => stage.markup),
    groundLine(0, width, ground),
    notate(...drawn.flatMap((stage) => stage.notation), chain(height - 11.5, stations)),
  ]
  return { width, height, ground, markup: markup.join('') }
}

function stage(label: string, ...stages: typeof STAGES) {
  return createDrawing(label, view(1, 320, 82, stages, true))
}

export const steps = createDrawing(
  `A fence in three stages: planned, staked out ${feetAndInches(BAY)} apart with a string, and built.`,
  view(1.25, 390, 100, STAGES, false),
)
export const stepCall = stage('A planned fence, drawn in dashes.', callStage)
export const stepMeasure = stage(`Stakes ${feetAndInches(BAY)} apart with a string.`, measureStage)
export const stepBuild = stage('The fence almost finished, with the rails still showing in its last section.', buildStage)

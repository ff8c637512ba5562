import { groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box, steps } from '../../../drawing/in-inches.ts'
import { label, words } from '../../../drawing/notation.ts'
import { paper } from '../../../drawing/paint.ts'
import { outline, path } from '../../../drawing/shapes.ts'
import { boards, rails } from '../../../trades/fence/drawing/board-fence.ts'

const HEIGHT = 72
const BAY = 96
const POSTS = 10

/** Ten posts; those at `failed` are dashed. */
function run(frame: Frame, failed: readonly number[], width: number): string {
  const posts = steps(0, (POSTS - 1) * BAY, BAY)
  const bays = posts.slice(1).map((x) => [x - BAY, x] as const)
  const post = (x: number) => box(frame, x - 3, 0, x + 3, HEIGHT + 5)
  return [
    ...bays.map((bay) => boards(frame, bay, 3, HEIGHT - 3)),
    rails(
      frame,
      bays.map(([from, to]) => [from, to] as const),
      [[HEIGHT - 3, HEIGHT]],
    ),
    outline('post', ...posts.filter((_, index) => !failed.includes(index)).map(post)),
    path(
      { fill: paper, stroke: 'var(--accent)', 'stroke-width': 1.75, 'stroke-dasharray': '4 3' },
      ...posts.filter((_, index) => failed.includes(index)).map(post),
    ),
    groundLine(0, width, frame.y(0)),
  ].join('')
}

function view(width: number) {
  const scale = (width - 8) / ((POSTS - 1) * BAY + 6)
  const rise = Math.ceil((HEIGHT + 6) * scale)
  const grounds = [rise + 6, rise * 2 + 46]
  const frames = grounds.map((ground) => createFrame({ scale, left: 4 + 3 * scale, ground, dense: width < 500 }))
  const [first, second] = frames
  const [upper = 0, lower = 0] = grounds
  return {
    width,
    height: lower + 28,
    markup: [
      first ? run(first, [2, 6], width) : '',
      second ? run(second, [1, 2, 5, 6, 8], width) : '',
      words(paper, label([0, upper + 20], 'two of ten failed', 'start'), label([0, lower + 20], 'five of ten failed', 'start')),
    ].join(''),
  }
}

export const repairCount = createDrawing(
  'Two fences of ten posts. In the first, two posts failed; in the second, five.',
  view(720),
  view(320),
)

import { dashedFootings } from '../../../drawing/below-grade.ts'
import { box, level, steps } from '../../../drawing/in-inches.ts'
import { person } from '../../../drawing/people.ts'
import { outline, path, solid } from '../../../drawing/shapes.ts'
import { boards, woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { boardLeaf } from '../../../trades/fence/drawing/board-leaf.ts'
import { createChoice } from './views.ts'

const crew = { hasVest: true } as const

export const dayString = createChoice('A person pulls a string line along stakes.', (frame) =>
  [
    outline('post', ...steps(0, 168, 56).map((x) => box(frame, x - 1, 0, x + 1, 26))),
    path({ fill: 'none', stroke: 'var(--accent)', 'stroke-width': 1.5 }, level(frame, 0, 168, 22)),
    person(frame, { x: 128, height: 68, pose: 'tape', faces: 'left', ...crew }),
  ].join(''),
)

export const dayDig = createChoice('Two people dig with bars.', (frame) =>
  [person(frame, { x: 46, height: 70, pose: 'tool', ...crew }), person(frame, { x: 130, height: 66, pose: 'tool', ...crew })].join(''),
)

export const dayPlumb = createChoice('A person holds a post with a level on it.', (frame) =>
  [
    dashedFootings(frame, woodFootings([60])),
    woodPosts(frame, [60], 74),
    solid('accent', box(frame, 62, 34, 65, 58)),
    person(frame, { x: 98, height: 69, pose: 'tape', faces: 'left', ...crew }),
  ].join(''),
)

export const dayHang = createChoice('A person hangs a gate in a board fence.', (frame) =>
  [
    boards(frame, [-40, 40], 2, 66),
    boardLeaf(frame, 44, 82, 64),
    woodPosts(frame, [42, 84], 70),
    person(frame, { x: 118, height: 71, pose: 'tape', faces: 'left', ...crew }),
  ].join(''),
)

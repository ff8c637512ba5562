import { feetAndInches } from '../../../drawing/lengths.ts'
import { levelDimension, notate } from '../../../drawing/notation.ts'
import { boards, POST, rails, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { boardLeaf } from '../../../trades/fence/drawing/board-leaf.ts'
import { createChoice } from './views.ts'

const HEIGHT = 66
const MIDDLE = 80

/** A gate between two stretches of board fence, with its clear opening. */
function gate(name: string, clear: number, leaves: 1 | 2 = 1) {
  const [left, right] = [MIDDLE - (clear + POST) / 2, MIDDLE + (clear + POST) / 2]
  const [from, to] = [left + POST / 2 + 0.75, right - POST / 2 - 0.75]
  return createChoice(`${name}, ${feetAndInches(clear)} clear.`, (frame) =>
    [
      ...[[-40, left] as const, [right, 196] as const].map(
        ([start, end]) => boards(frame, [start, end], 2, HEIGHT - 2) + rails(frame, [[start, end]], [[HEIGHT - 2, HEIGHT]]),
      ),
      leaves === 1
        ? boardLeaf(frame, from, to, HEIGHT - 3)
        : boardLeaf(frame, from, MIDDLE - 0.5, HEIGHT - 3) + boardLeaf(frame, to, MIDDLE + 0.5, HEIGHT - 3),
      woodPosts(frame, [left, right], HEIGHT + 3),
      notate(levelDimension(frame, { from, to, y: HEIGHT + 4, text: feetAndInches(clear), offset: 16 })),
    ].join(''),
  )
}

export const choiceWalkGate = gate('A walk gate', 40)
export const choiceSideGate = gate('A side gate', 42)
export const choiceWideGate = gate('A wide side gate', 48)
export const choiceDoubleGate = gate('A double gate', 72, 2)

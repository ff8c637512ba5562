import type { View } from '../../drawing/create-drawing.ts'
import { label, words } from '../../drawing/notation.ts'
import { line, rect } from '../../drawing/paths.ts'
import { outline, path } from '../../drawing/shapes.ts'

/** The end of the scale. */
const MOST = 60
const [LEFT, WIDTH, LINE] = [5, 138, 17] as const
const at = (rValue: number) => LEFT + (rValue / MOST) * WIDTH

/** An R-value as a bar on a scale that is the same for every thickness. */
export function rValueMark(rValue: number): View {
  const ticks = Array.from({ length: MOST / 10 + 1 }, (_, index) => line(at(index * 10), LINE, at(index * 10), LINE + (index % 3 ? 4 : 7)))
  const numbers = [label([at(0), LINE + 20], '0', 'start'), label([at(30), LINE + 20], '30'), label([at(60), LINE + 20], '60', 'end')]
  return {
    width: 148,
    height: 40,
    markup: [
      outline('foam', rect(LEFT, 4, at(Math.min(rValue, MOST)), LINE)),
      path({ fill: 'none', stroke: 'var(--second)' }, line(LEFT, LINE, LEFT + WIDTH, LINE), ...ticks),
      words('none', ...numbers),
    ].join(''),
  }
}

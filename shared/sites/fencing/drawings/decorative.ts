import type { Frame } from '../../../drawing/frame.ts'
import { box, steps } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { levelDimension, notate, uprightDimension } from '../../../drawing/notation.ts'
import { outline } from '../../../drawing/shapes.ts'
import { evenMiddles, spears, steelPickets, steelRails } from '../../../trades/fence/drawing/steel-fence.ts'
import { pillarCap, stoneFace } from './stone-wall.ts'
import { createRow, createRun } from './views.ts'

const HEIGHT = 72
const PILLAR = 24
const CLEAR = 96
const WALL = 18
const IRON_TOP = 60

const LABEL = `Wrought iron between stone pillars, ${feetAndInches(HEIGHT)} high, ${feetAndInches(CLEAR)} clear between pillars ${feetAndInches(PILLAR)} wide.`

function pillar(frame: Frame, left: number, seed: number): string {
  const right = left + PILLAR
  return stoneFace(frame, [left, 0, right, HEIGHT - 5], seed) + pillarCap(frame, [left, right], HEIGHT - 5, HEIGHT)
}

/** A low wall with a cap and ironwork on top, between two pillars. */
function panel(frame: Frame, from: number, seed: number): string {
  const bay = [from, from + CLEAR] as const
  const middles = evenMiddles(bay, 4.75)
  return [
    steelPickets(frame, middles, WALL, IRON_TOP - 3),
    spears(frame, middles, IRON_TOP),
    steelRails(frame, [bay], [WALL + 5, IRON_TOP - 8]),
    stoneFace(frame, [from, 0, from + CLEAR, WALL - 2.5], seed),
    outline('concrete', box(frame, from, WALL - 2.5, from + CLEAR, WALL)),
  ].join('')
}

export const decorativeRow = createRow(LABEL, { desktop: 145, phone: 66 }, (frame, isPhone) => {
  const [left, right] = [0, PILLAR + CLEAR]
  const height = uprightDimension(frame, { x: -2.5, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset: isPhone ? 9 : 16 })
  const clear = levelDimension(frame, { from: PILLAR, to: right, y: HEIGHT, text: `${feetAndInches(CLEAR)} clear`, offset: 20 })
  return [panel(frame, PILLAR, 5), pillar(frame, left, 11), pillar(frame, right, 23), notate(height, ...(isPhone ? [] : [clear]))].join('')
})

export const decorativeRun = createRun(LABEL, { height: HEIGHT, depth: 22 }, (frame, { from, to, isPhone }) => {
  const pitch = PILLAR + CLEAR
  const pillars = steps(-pitch * Math.ceil((-from + PILLAR) / pitch), to, pitch)
  const measured = (isPhone ? 0 : pitch) + PILLAR
  const pad = (x: number) => box(frame, x - 4, -18, x + PILLAR + 4, 0)
  const wallPad = (x: number) => box(frame, x + PILLAR + 4, -10, x + pitch - 4, 0)
  return [
    outline('concrete', ...pillars.map(pad)),
    outline('concrete', ...pillars.map(wallPad)),
    ...pillars.map((x, index) => panel(frame, x + PILLAR, 40 + index)),
    ...pillars.map((x, index) => pillar(frame, x, 80 + index)),
    notate(
      levelDimension(frame, { from: measured, to: measured + CLEAR, y: HEIGHT, text: `${feetAndInches(CLEAR)} clear` }),
      levelDimension(frame, {
        from: pitch * (isPhone ? 1 : 3),
        to: pitch * (isPhone ? 1 : 3) + PILLAR,
        y: HEIGHT,
        text: feetAndInches(PILLAR),
        isBeside: isPhone,
      }),
    ),
  ].join('')
})

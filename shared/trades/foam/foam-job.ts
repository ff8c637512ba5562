import { groundLine } from '../../drawing/below-grade.ts'
import { breakGap } from '../../drawing/break-gap.ts'
import type { View } from '../../drawing/create-drawing.ts'
import { createFrame } from '../../drawing/frame.ts'
import { box, legiblePitch, steps, uprights } from '../../drawing/in-inches.ts'
import { levelDimension, notate } from '../../drawing/notation.ts'
import { detail, outline } from '../../drawing/shapes.ts'
import { fillWords } from '../../text/fill-words.ts'
import { numberText } from '../../text/number-text.ts'
import type { Estimate, JobSize, Values } from '../trade.ts'
import type { FoamTable } from './foam-table.ts'
import type { FoamWords } from './foam-words.ts'

/** In px and px per inch. 1,200 square feet fill each width, and a larger wall is broken. */
const sizes = { large: { width: 770, scale: 0.422 }, small: { width: 320, scale: 0.17 } }

const wallHeight = 96
const studs = 16
const headroom = 32

/** The area of a job as a wall eight feet high, so that areas compare like lengths. */
export function drawFoamJob({ words }: Estimate<FoamTable, FoamWords>, { area = '' }: Values, size: JobSize): View {
  const { width, scale } = sizes[size]
  const ground = headroom + Math.round(wallHeight * scale)
  const frame = createFrame({ scale, left: 5, ground, dense: size === 'small' })
  const whole = (Number(area) / 8) * 12
  const length = Math.min(whole, (width - 10) / scale)
  const text = fillWords(words.notes.squareFeet, { area: numberText(area) })
  const markup =
    outline('foam', box(frame, 0, 0, length, wallHeight)) +
    detail(uprights(frame, steps(studs, length - 1, legiblePitch(frame, studs)), 0, wallHeight)) +
    (whole > length ? breakGap(frame.x(length * 0.8), frame.y(wallHeight) - 6, ground - 1) : '') +
    groundLine(-3000, 3000, ground) +
    notate(levelDimension(frame, { from: 0, to: length, y: wallHeight, text, offset: 10 }))
  return { width, height: ground + 1, ground, markup }
}

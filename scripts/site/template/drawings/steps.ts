/** A job in three stages on one ground line; the chain under it carries the names of the steps. */
import { groundLine } from '../../../../shared/drawing/below-grade.ts'
import { createDrawing } from '../../../../shared/drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../../shared/drawing/frame.ts'
import { level, upright } from '../../../../shared/drawing/in-inches.ts'
import { feetAndInches } from '../../../../shared/drawing/lengths.ts'
import { chain, levelDimension, notate } from '../../../../shared/drawing/notation.ts'
import { strap } from '../../../../shared/drawing/shapes.ts'
import type { Drawing } from '../../../../shared/site-types.ts'
import { dashHouse, drawHouse, house } from './house.ts'

/** Stakes with a string between them where the walls will stand. */
function stakes(frame: Frame): string {
  const posts = [0, house.width / 2, house.width].map((x) => upright(frame, x, 0, 30))
  const size = levelDimension(frame, { from: 0, to: house.width, y: 30, text: feetAndInches(house.width) })
  return strap(posts.join('')) + notate({ lines: level(frame, 0, house.width, 24) }, size)
}

const run = { scale: 0.94, stage: 390, ground: 190 }
const small = { scale: 0.82, stage: 320, ground: 158 }

const frameOf = ({ scale, stage, ground }: typeof run, index: number) =>
  createFrame({ scale, ground, left: stage * index + (stage - house.width * scale) / 2 })

/** For large screens: all stages side by side. */
function wholeRun(label: string): Drawing {
  const width = run.stage * 3
  const drawn = [dashHouse, stakes, drawHouse].map((draw, index) => draw(frameOf(run, index)))
  const stations = chain(run.ground + 40.5, [7, run.stage, run.stage * 2, width - 7])
  const markup = drawn.join('') + groundLine(0, width, run.ground) + notate(stations)
  return createDrawing(label, { width, height: run.ground + 50, ground: run.ground, markup })
}

/** For small screens: one stage. */
function stage(label: string, draw: (frame: Frame) => string): Drawing {
  const { stage: width, ground } = small
  const markup = draw(frameOf(small, 0)) + groundLine(0, width, ground) + notate(chain(ground + 32.5, [7, width - 7]))
  return createDrawing(label, { width, height: ground + 42, ground, markup })
}

export const stepsRun = wholeRun('A house in three stages: an idea in dashes, stakes with a string, and the finished house.')
export const stepCall = stage('A house as an idea, in dashes.', dashHouse)
export const stepMeasure = stage(`Stakes and a string, ${feetAndInches(house.width)} long.`, stakes)
export const stepBuild = stage('The finished house.', drawHouse)

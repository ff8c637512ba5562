/** Avatars for testimonials: the finished work in a circle of 56 px. */

import type { Drawing } from '../../../content/site-types.ts'
import { createDrawing } from '../../../drawing/create-drawing.ts'
import { foam, foamStrip } from '../../../drawing/foam/foam.ts'
import { between, inset, type Roof, roofFoam, roofSkin } from '../../../drawing/foam/roof-edge.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box, upright } from '../../../drawing/in-inches.ts'
import { circle, number, type Point } from '../../../drawing/paths.ts'
import { outline, path, solid } from '../../../drawing/shapes.ts'

const SIZE = 56
const frame = createFrame({ scale: 1, left: 0, ground: SIZE })

const avatar = (...markup: string[]): Drawing =>
  createDrawing('', { width: SIZE, height: SIZE, markup: solid('stone', circle(28, 28, 28)) + markup.join('') })

/** Height of the circle's bottom edge at x. */
const rim = (x: number) => 28 - Math.sqrt(28 ** 2 - (x - 28) ** 2)

/** A vertical piece that ends at the bottom edge of the circle. */
function onRim(left: number, right: number, top: number): string {
  const side = (x: number) => `${number(frame.x(x))} ${number(frame.y(rim(x)))}`
  return `M${number(frame.x(left))} ${number(frame.y(top))}H${number(frame.x(right))}L${side(right)}A28 28 0 0 1 ${side(left)}z`
}

function stud(left: number): string {
  return outline('post', onRim(left, left + 5, 46))
}

export const avatarWall = avatar(
  foam(foamStrip({ from: [frame.x(15), frame.y(42)], to: [frame.x(15), frame.y(rim(15) - 0.5)], depth: -16, seed: 121, lump: 9 })),
  stud(10),
  stud(38),
)

function peak(frame: Frame): Roof {
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
  return { left: at(5, 16), ridge: at(27.5, 42), right: at(50, 16) }
}

export const avatarAttic = avatar(
  foam(...roofFoam(between(inset(peak(frame), 4), frame.x(11)), 7, 123, 9)),
  outline('wood', roofSkin(peak(frame), 4)),
)

export const avatarSteel = avatar(
  foam(foamStrip({ from: [frame.x(6), frame.y(34)], to: [frame.x(50), frame.y(34)], depth: 12, seed: 125, lump: 10 })),
  outline('siding', box(frame, 5, 34, 51, 38)),
  path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 3 }, ...[14, 28, 42].map((x) => upright(frame, x, 18, 34))),
)

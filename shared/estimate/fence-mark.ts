import { groundLine } from '../drawing/below-grade.ts'
import { fenceKit } from '../drawing/fence/fence-kits.ts'
import { createFrame } from '../drawing/frame.ts'
import type { FenceMaterial } from './offer.ts'

const drawn = new Map<string, string>()

/** A mark of 62 x 44 px beside a material's name: one bay of it, as high as it usually is. The same in every answer. */
export function fenceMark(material: FenceMaterial, feet: number): string {
  const name = `${material} ${feet}`
  const mark = drawn.get(name) ?? drawMark(material, feet)
  drawn.set(name, mark)
  return mark
}

function drawMark(material: FenceMaterial, feet: number): string {
  const frame = createFrame({ scale: 0.46, left: 7, ground: 43 })
  const kit = fenceKit(material, feet)
  const height = feet * 12
  return kit.bay(frame, [0, 104], height) + kit.posts(frame, [0, 104], height, 0) + groundLine(0, 62, 43)
}

import { groundLine } from '../../drawing/below-grade.ts'
import { createFrame } from '../../drawing/frame.ts'
import { fenceKit } from './drawing/fence-kits.ts'
import type { FenceMaterial } from './fence-offer.ts'

const drawn = new Map<string, string>()

/** A mark of 62 x 44 px for a material: one bay at its standard height. Cached, because it does not depend on the answers. */
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

import { groundLine } from '../drawing/below-grade.ts'
import { fenceKit } from '../drawing/fence/fence-kits.ts'
import { createFrame } from '../drawing/frame.ts'
import type { FenceMaterial } from './offer.ts'

/** A mark of 62 x 44 px beside a material's name: one bay of it, as high as it usually is. */
export function fenceMark(material: FenceMaterial, feet: number): string {
  const frame = createFrame({ scale: 0.46, left: 7, ground: 43 })
  const kit = fenceKit(material, feet)
  const height = feet * 12
  return kit.bay(frame, [0, 104], height) + kit.posts(frame, [0, 104], height, 0) + groundLine(0, 62, 43)
}

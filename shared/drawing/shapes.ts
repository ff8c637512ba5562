import type { Frame } from './frame.ts'
import { type Fill, fills } from './paint.ts'

type Attributes = Record<string, string | number>

/** One `path` from pieces of path data; empty when there is nothing to draw. */
export function path(attributes: Attributes, ...data: string[]): string {
  const d = data.join('')
  if (d === '') return ''
  const rest = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<path${rest.join('')} vector-effect="non-scaling-stroke" d="${d}"/>`
}

/** Outlined and filled: what a part is made of, seen from outside. 1.5 px. */
export function outline(fill: Fill, ...data: string[]): string {
  return path({ fill: fills[fill], stroke: fills.line, 'stroke-width': 1.5 }, ...data)
}

/** Pickets, palings and slats: a lighter outline, because there are many. 1.25 px, and 1 px where they stand close. */
export function pickets(frame: Frame, fill: Fill, ...data: string[]): string {
  return path({ fill: fills[fill], stroke: fills.line, 'stroke-width': frame.scale < 0.9 ? 1 : 1.25 }, ...data)
}

/** Joints between boards and other detail inside an outline. 1 px at 42 %. */
export function detail(...data: string[]): string {
  return path({ fill: 'none', stroke: fills.line, 'stroke-opacity': 0.42 }, ...data)
}

/** Lighter than pickets: weathered boards, slats in a frame. 1 px at 60 %. */
export function slats(fill: Fill, ...data: string[]): string {
  return path({ fill: fills[fill], stroke: fills.line, 'stroke-opacity': 0.6 }, ...data)
}

/** Filled without an outline. */
export function solid(fill: Fill, ...data: string[]): string {
  return path({ fill: fills[fill] }, ...data)
}

/** Bars of steel and straps as thick lines. 3.5 px unless told. */
export function strap(data: string, width = 3.5): string {
  return path({ fill: 'none', stroke: fills.line, 'stroke-width': width }, data)
}

/** What is out of sight, gone or not yet there: dashed 4 3 in the second colour. */
export function hidden(...data: string[]): string {
  return path({ fill: 'none', stroke: fills.second, 'stroke-dasharray': '4 3' }, ...data)
}

/** A group, so that shared attributes are written once. */
export function group(attributes: Attributes, ...children: string[]): string {
  const rest = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<g${rest.join('')}>${children.join('')}</g>`
}

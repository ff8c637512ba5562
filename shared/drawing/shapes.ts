import type { Frame } from './frame.ts'
import { type Fill, fills } from './paint.ts'

type Attributes = Record<string, string | number>

/** One `path` element from pieces of path data. Returns an empty string if there is nothing to draw. */
export function path(attributes: Attributes, ...data: string[]): string {
  const d = data.join('')
  if (d === '') return ''
  const rest = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<path${rest.join('')} vector-effect="non-scaling-stroke" d="${d}"/>`
}

/** A part with fill and outline, 1.5 px. */
export function outline(fill: Fill, ...data: string[]): string {
  return path({ fill: fills[fill], stroke: fills.line, 'stroke-width': 1.5 }, ...data)
}

/** Slats and other repeated parts, with a thinner outline: 1.25 px, or 1 px at small scales. */
export function thinParts(frame: Frame, fill: Fill, ...data: string[]): string {
  return path({ fill: fills[fill], stroke: fills.line, 'stroke-width': frame.scale < 0.9 ? 1 : 1.25 }, ...data)
}

/** Joints between boards and other lines inside an outline. 1 px, 42% opacity. */
export function detail(...data: string[]): string {
  return path({ fill: 'none', stroke: fills.line, 'stroke-opacity': 0.42 }, ...data)
}

/** Weathered boards and slats in a frame, lighter than other thin parts. 1 px, 60% opacity. */
export function slats(fill: Fill, ...data: string[]): string {
  return path({ fill: fills[fill], stroke: fills.line, 'stroke-opacity': 0.6 }, ...data)
}

/** Fill without an outline. */
export function solid(fill: Fill, ...data: string[]): string {
  return path({ fill: fills[fill] }, ...data)
}

/** Steel bars and straps as thick lines, 3.5 px by default. */
export function strap(data: string, width = 3.5): string {
  return path({ fill: 'none', stroke: fills.line, 'stroke-width': width }, data)
}

/** Hidden, removed or planned parts: dashed lines in the second color. */
export function hidden(...data: string[]): string {
  return path({ fill: 'none', stroke: fills.second, 'stroke-dasharray': '4 3' }, ...data)
}

/** A `g` element for shared attributes. */
export function group(attributes: Attributes, ...children: string[]): string {
  const rest = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<g${rest.join('')}>${children.join('')}</g>`
}

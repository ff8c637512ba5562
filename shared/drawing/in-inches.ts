import type { Frame } from './frame.ts'
import { line, number, numbers, type Point, polygon, polyline, rect } from './paths.ts'

/** Path data of a rectangle between two opposite corners. All functions in this file take inches. */
export function box(frame: Frame, x1: number, y1: number, x2: number, y2: number): string {
  return rect(frame.x(x1), frame.y(y2), frame.x(x2), frame.y(y1))
}

/** A vertical bar centered at `x`. Bars of the same width get the same number of pixels. */
export function bar(frame: Frame, x: number, width: number, y1: number, y2: number): string {
  const { left, right } = barEdges(frame, x, width)
  return rect(left, frame.y(y2), right, frame.y(y1))
}

/** The left and right edges of a `bar` in px, for shapes that must meet it exactly. */
export function barEdges(frame: Frame, x: number, width: number): { left: number; right: number } {
  const pixels = Math.max(Math.round(frame.size(width)), 2)
  const left = frame.x(x) - Math.floor(pixels / 2)
  return { left, right: left + pixels }
}

/** Path data of a horizontal line. */
export function level(frame: Frame, x1: number, x2: number, y: number): string {
  return line(frame.x(x1), frame.y(y), frame.x(x2), frame.y(y))
}

/** Path data of a vertical line. */
export function upright(frame: Frame, x: number, y1: number, y2: number): string {
  return line(frame.x(x), frame.y(y1), frame.x(x), frame.y(y2))
}

/** Path data of vertical lines of one height. Each starts relative to the one before, because equal steps compress well. */
export function uprights(frame: Frame, positions: readonly number[], y1: number, y2: number): string {
  const [top, bottom] = [frame.y(y2), frame.y(y1)]
  let [pen, data] = [0, '']
  for (const x of positions.map(frame.x)) {
    data += `${data ? `m${numbers(x - pen, bottom - top)}` : `M${numbers(x, bottom)}`}v${number(top - bottom)}`
    pen = x
  }
  return data
}

/** Path data of a closed shape. */
export function shape(frame: Frame, points: readonly Point[]): string {
  return polygon(points.map(([x, y]) => [frame.x(x), frame.y(y)]))
}

/** Path data of an open line through the points. */
export function strip(frame: Frame, points: readonly Point[]): string {
  return polyline(points.map(([x, y]) => [frame.x(x), frame.y(y)]))
}

/** The spacing of boards or bars, or the smallest multiple of it that is at least the given number of pixels, so that lines do not merge. */
export const legiblePitch = (frame: Frame, inches: number, least = 3.4): number =>
  inches * Math.max(Math.ceil(least / frame.size(inches)), 1)

/** Positions from `from` to `to` at intervals of `pitch`. Includes `to` if a step reaches it. */
export function steps(from: number, to: number, pitch: number): number[] {
  return Array.from({ length: Math.floor((to - from) / pitch + 1e-6) + 1 }, (_, index) => from + index * pitch)
}

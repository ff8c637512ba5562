import type { Frame } from './frame.ts'
import { line, type Point, polygon, polyline, rect } from './paths.ts'

/** Path data of a rectangle between two opposite corners, in inches. */
export function box(frame: Frame, x1: number, y1: number, x2: number, y2: number): string {
  return rect(frame.x(x1), frame.y(y2), frame.x(x2), frame.y(y1))
}

/** An upright bar around its middle `x`, in inches. Every bar of one width gets the same number of pixels. */
export function bar(frame: Frame, x: number, width: number, y1: number, y2: number): string {
  const { left, right } = barEdges(frame, x, width)
  return rect(left, frame.y(y2), right, frame.y(y1))
}

/** The pixels that `bar` fills, for what must meet it exactly. */
export function barEdges(frame: Frame, x: number, width: number): { left: number; right: number } {
  const pixels = Math.max(Math.round(frame.size(width)), 2)
  const left = frame.x(x) - Math.floor(pixels / 2)
  return { left, right: left + pixels }
}

/** Path data of a level line, in inches. */
export function level(frame: Frame, x1: number, x2: number, y: number): string {
  return line(frame.x(x1), frame.y(y), frame.x(x2), frame.y(y))
}

/** Path data of an upright line, in inches. */
export function upright(frame: Frame, x: number, y1: number, y2: number): string {
  return line(frame.x(x), frame.y(y1), frame.x(x), frame.y(y2))
}

/** Path data of a closed shape, in inches. */
export function shape(frame: Frame, points: readonly Point[]): string {
  return polygon(points.map(([x, y]) => [frame.x(x), frame.y(y)]))
}

/** Path data of an open line, in inches. */
export function strip(frame: Frame, points: readonly Point[]): string {
  return polyline(points.map(([x, y]) => [frame.x(x), frame.y(y)]))
}

/** The true distance between boards or bars, or the smallest multiple of it at which their lines do not run together. */
export const legiblePitch = (frame: Frame, inches: number): number => inches * Math.max(Math.ceil(3.4 / frame.size(inches)), 1)

/** Positions from `from` up to `to`, both included where the steps meet it. */
export function steps(from: number, to: number, pitch: number): number[] {
  return Array.from({ length: Math.floor((to - from) / pitch + 1e-6) + 1 }, (_, index) => from + index * pitch)
}

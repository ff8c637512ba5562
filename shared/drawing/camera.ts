import type { Point } from './paths.ts'

/** In meters: x to the right, y away from the viewer, z up. */
export type Place = readonly [x: number, y: number, z: number]

export type Camera = {
  location: Place
  target: Place
  /** Focal length in mm, on a sensor that is 36 mm wide. */
  lens: number
  width: number
  height: number
}

/** Returns where a place is in the picture of a level camera, in px. */
export function createCamera({ location, target, lens, width, height }: Camera): (place: Place) => Point {
  const ahead = unit(minus(target, location))
  const right = unit([ahead[1], -ahead[0], 0])
  const up: Place = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ]
  const focus = (lens / 36) * width
  return (place) => {
    const ray = minus(place, location)
    const distance = dot(ray, ahead)
    return [width / 2 + (focus * dot(ray, right)) / distance, height / 2 - (focus * dot(ray, up)) / distance]
  }
}

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function unit(place: Place): Place {
  const length = Math.hypot(...place)
  return [place[0] / length, place[1] / length, place[2] / length]
}

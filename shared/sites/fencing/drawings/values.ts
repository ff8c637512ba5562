import { level, steps, upright } from '../../../drawing/in-inches.ts'
import { circle, line, polygon, rect, roundedRect } from '../../../drawing/paths.ts'
import { detail, outline, path, slats, solid, strap } from '../../../drawing/shapes.ts'
import { createMark } from './views.ts'

/** End grain of a post with its annual rings. */
export const valueYears = createMark(() => {
  const rings = [3, 6, 9, 12, 15].map((radius) => circle(31, 22, radius))
  return outline('wood', circle(31, 22, 19)) + slats('none', ...rings) + solid('accent', circle(31, 22, 1.5)) + detail(line(31, 22, 47, 12))
}, false)

/** A spirit level with its bubble centered. */
export const valueSatisfaction = createMark(
  (frame) =>
    [
      outline('post', rect(1.5, 33.5, 60.5, 40.5)),
      outline('siding', rect(3.5, 17.5, 58.5, 33.5)),
      path({ fill: 'var(--paper,var(--ground))', stroke: 'var(--line)', 'stroke-width': 1.25 }, roundedRect(19.5, 20.5, 42.5, 30.5, 5)),
      path({ fill: 'none', stroke: 'var(--line)' }, ...[26.5, 35.5].map((x) => line(x, 20.5, x, 30.5))),
      solid('accent', circle(31, 25.5, 3)),
      path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, level(frame, 0, 62, 2)),
    ].join(''),
  false,
)

/** Boards with a seedling in front of them. */
export const valueEco = createMark((frame) => {
  const leaf = (side: 1 | -1) => {
    const tip = side * 17
    return `M31.5 30c${side * 2}-9 ${side * 9}-13 ${tip}-13c${-side} 8 ${-side * 7} 13 ${-tip} 13z`
  }
  const boards = steps(4, 58, 9).map((x) => upright(frame, x, 0, 30))
  return [
    outline('wood', rect(4.5, 12.5, 58.5, 43)),
    detail(...boards),
    path(
      { fill: 'color-mix(in srgb,var(--second) 26%,var(--paper,var(--ground)))', stroke: 'var(--line)', 'stroke-width': 1.5 },
      leaf(1),
      leaf(-1),
    ),
    strap(line(31.5, 43, 31.5, 26), 1.75),
  ].join('')
})

/** A strap hinge on a gate, with all its screws. */
export const valueCertified = createMark(() => {
  const blade = polygon([
    [17.5, 14.5],
    [54.5, 19.5],
    [57.5, 22.5],
    [54.5, 25.5],
    [17.5, 30.5],
  ])
  const screws = [25, 36, 47].map((x) => circle(x, 22.5, 1.9))
  return [
    outline('post', rect(3.5, 1.5, 12.5, 43)),
    outline('wood', rect(15.5, 4.5, 60.5, 40.5)),
    solid('line', blade, roundedRect(11.5, 11.5, 17.5, 33.5, 3)),
    solid('paper', ...screws),
  ].join('')
})

/** Marks for the values of the business. */

import { foam, foamStrip } from '../../../drawing/foam/foam.ts'
import { box, level, strip, upright } from '../../../drawing/in-inches.ts'
import { circle } from '../../../drawing/paths.ts'
import { detail, hidden, outline, path } from '../../../drawing/shapes.ts'
import { createMark } from './views.ts'

const pen = (stroke: string, width: number, ...data: string[]) =>
  path({ fill: 'none', stroke: `var(--${stroke})`, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, ...data)

/** A depth gauge in foam. */
export const valueMeasured = createMark((frame) =>
  [
    foam(foamStrip({ from: [frame.x(57), frame.y(5)], to: [frame.x(5), frame.y(5)], depth: 15, seed: 131, lump: 11 })),
    outline('wood', box(frame, 4, 1, 58, 5)),
    pen('accent', 2, upright(frame, 31, 5, 40), level(frame, 24, 38, 40)),
    pen('second', 1.5, ...[10, 15, 20, 25, 30, 35].map((y) => level(frame, 31, y % 10 === 0 ? 37 : 35, y))),
  ].join(''),
)

/** A sheet of paper with one line per area. */
export const valueWritten = createMark((frame) =>
  [
    outline(
      'paper',
      `${strip(frame, [
        [14, 1],
        [14, 41],
        [40, 41],
        [48, 33],
        [48, 1],
      ])}z`,
    ),
    detail(
      strip(frame, [
        [40, 41],
        [40, 33],
        [48, 33],
      ]),
    ),
    ...[27, 20, 13].map((y) => pen('second', 1.5, level(frame, 19, 33, y), level(frame, 38, 43, y))),
    pen('accent', 2, level(frame, 38, 43, 6)),
    pen('second', 1.5, level(frame, 19, 33, 6)),
  ].join(''),
)

/** A sealed gap between two boards, which stops a draft. */
export const valueSealed = createMark((frame) =>
  [
    foam(foamStrip({ from: [frame.x(30), frame.y(39)], to: [frame.x(30), frame.y(2)], depth: -12, seed: 135, lump: 10 })),
    outline('sheathing', box(frame, 25, 22, 30, 40), box(frame, 25, 1, 30, 19)),
    hidden(
      strip(frame, [
        [3, 26],
        [16, 26],
        [21, 21],
        [16, 15],
        [3, 15],
      ]),
    ),
    pen(
      'second',
      1.5,
      strip(frame, [
        [8, 19],
        [3, 15],
        [8, 11],
      ]),
    ),
  ].join(''),
)

/** A taped outlet box, with foam trimmed flush around it. */
export const valueClean = createMark((frame) =>
  [
    foam(
      foamStrip({ from: [frame.x(9), frame.y(38)], to: [frame.x(9), frame.y(2)], depth: -13, seed: 137, lump: 12 }),
      foamStrip({ from: [frame.x(53), frame.y(2)], to: [frame.x(53), frame.y(38)], depth: -13, seed: 139, lump: 12 }),
    ),
    outline('post', box(frame, 4, 1, 9, 41), box(frame, 53, 1, 58, 41)),
    outline('paper', box(frame, 23, 10, 39, 34)),
    path({ fill: 'none', stroke: 'var(--accent)', 'stroke-width': 2 }, box(frame, 20, 7, 42, 37)),
    path(
      { fill: 'var(--line)' },
      ...[27, 17].flatMap((y) => [circle(frame.x(28.5), frame.y(y), 1.4), circle(frame.x(33.5), frame.y(y), 1.4)]),
    ),
  ].join(''),
)

import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { plainNote } from '../../../drawing/foam/notes.ts'
import { createNoise } from '../../../drawing/noise.ts'
import { notate } from '../../../drawing/notation.ts'
import { circle, line, type Point, polygon, polyline } from '../../../drawing/paths.ts'
import { path } from '../../../drawing/shapes.ts'

/** Elevations in feet. */
const MILE = 5280
const LONGS_PEAK = 14259

type Ridge = { points: readonly (readonly [share: number, feet: number])[]; roughness: number; seed: number }

/** `share` is the position from west (0) to east (1). */
const CREST: Ridge = {
  points: [
    [0, 11000],
    [0.035, 10650],
    [0.07, 11850],
    [0.095, 11450],
    [0.125, 13050],
    [0.15, 13350],
    [0.172, LONGS_PEAK],
    [0.205, 13400],
    [0.235, 12650],
    [0.26, 12750],
    [0.29, 11750],
    [0.325, 11600],
    [0.36, 11050],
    [0.385, 10400],
    [0.41, 8800],
    [0.43, 7900],
    [0.46, 7850],
    [0.485, 6900],
    [0.51, 6050],
    [0.54, 5450],
  ],
  roughness: 230,
  seed: 12,
}
const SHOULDER: Ridge = {
  points: [
    [0, 9150],
    [0.035, 8450],
    [0.07, 8550],
    [0.11, 9400],
    [0.15, 9950],
    [0.2, 8900],
    [0.23, 9000],
    [0.275, 9950],
    [0.32, 9350],
    [0.36, 8900],
    [0.4, 8050],
    [0.44, 7300],
    [0.48, 6300],
    [0.52, 5450],
  ],
  roughness: 130,
  seed: 15,
}
const FOOTHILLS: Ridge = {
  points: [
    [0, 7100],
    [0.05, 7500],
    [0.09, 7800],
    [0.14, 7150],
    [0.2, 6600],
    [0.25, 7250],
    [0.3, 7450],
    [0.34, 6950],
    [0.39, 6150],
    [0.44, 6250],
    [0.47, 6400],
    [0.5, 5950],
    [0.53, 5480],
    [0.575, 5430],
    [0.72, 5384],
    [0.85, 5290],
    [0.95, 5471],
    [1, 5490],
  ],
  roughness: 24,
  seed: 18,
}

type Town = { name: string; share: number; feet: number }
const BOULDER: Town = { name: 'Boulder', share: 0.575, feet: 5430 }
const WESTMINSTER: Town = { name: 'Westminster', share: 0.72, feet: 5384 }
const DENVER: Town = { name: 'Denver', share: 0.85, feet: MILE }
const AURORA: Town = { name: 'Aurora', share: 0.945, feet: 5471 }

type Scale = { width: number; mile: number; feetPerPixel: number }

const yOf = ({ mile, feetPerPixel }: Scale, feet: number) => mile - (feet - MILE) / feetPerPixel

/** Points every few pixels along the ridge, with random roughness between the given points. */
function profile(scale: Scale, { points, roughness, seed }: Ridge): Point[] {
  const noise = createNoise(seed)
  const step = scale.width > 400 ? 3.2 : 2.6
  return points.slice(1).flatMap(([share, feet], index): Point[] => {
    const [startShare, startFeet] = points[index] ?? [share, feet]
    const count = Math.max(Math.round(((share - startShare) * scale.width) / step), 1)
    return Array.from({ length: count }, (_, i): Point => {
      const at = i / count
      const eased = at * at * (3 - 2 * at)
      const rough = i === 0 ? 0 : (noise() - 0.5) * 2 * roughness
      return [(startShare + (share - startShare) * at) * scale.width, yOf(scale, startFeet + (feet - startFeet) * eased + rough)]
    })
  })
}

function ridge(scale: Scale, shape: Ridge, bottom: number, fill: number, stroke: { width: number; opacity: number }): string {
  const last = shape.points.at(-1) ?? [1, MILE]
  const end: Point = [last[0] * scale.width, yOf(scale, last[1])]
  const top = [...profile(scale, shape), end]
  const body = polygon([...top, [end[0], bottom], [0, bottom]])
  return (
    path({ fill: `color-mix(in srgb,var(--second) ${fill}%,var(--paper,var(--ground)))` }, body) +
    path(
      { fill: 'none', stroke: 'var(--line)', 'stroke-width': stroke.width, 'stroke-opacity': stroke.opacity, 'stroke-linejoin': 'round' },
      polyline(top),
    )
  )
}

function towns(scale: Scale, bottom: number, names: readonly Town[]) {
  const x = (town: Town) => Math.floor(town.share * scale.width) + 0.5
  return {
    dots: names.map((town) => circle(x(town), yOf(scale, town.feet), 4)).join(''),
    lines: names.map((town) => line(x(town), yOf(scale, town.feet), x(town), bottom + 8)).join(''),
    texts: names.map((town) => plainNote([x(town), bottom + 26], town.name).texts).join(''),
  }
}

function view(scale: Scale, names: readonly Town[], peak: { to: number; y: number }): View {
  const bottom = scale.mile + 40
  const mile = Math.round(scale.mile) + 0.5
  const top: Point = [0.172 * scale.width, yOf(scale, LONGS_PEAK)]
  const markup = [
    ridge(scale, CREST, bottom, 8, { width: 1.5, opacity: 1 }),
    ridge(scale, SHOULDER, bottom, 16, { width: 1, opacity: 0.42 }),
    ridge(scale, FOOTHILLS, bottom, 24, { width: 2, opacity: 1 }),
    path({ fill: 'none', stroke: 'var(--second)', 'stroke-dasharray': '5 4' }, line(0, mile, scale.width, mile)),
    `<text x="10" y="${mile + 19}" fill="var(--ink)" font-size="13" font-weight="650" letter-spacing=".02em">5,280 ft</text>`,
    notate(
      { dots: circle(...top, 3), lines: line(top[0] + 6, top[1], peak.to, top[1]) },
      plainNote([peak.to + 6, peak.y], 'Longs Peak, 14,259 ft', 'start'),
      towns(scale, bottom, names),
    ),
  ].join('')
  return { width: scale.width, height: bottom + 36, markup }
}

export const area = createDrawing(
  'Profile of the Front Range, from Longs Peak at 14,259 ft down to Boulder, Westminster, Denver and Aurora on the plains. A dashed line marks 5,280 ft.',
  view({ width: 670, mile: 324, feetPerPixel: 29.6 }, [BOULDER, WESTMINSTER, DENVER, AURORA], { to: 202, y: 25.5 }),
  view({ width: 320, mile: 172, feetPerPixel: 58 }, [{ ...WESTMINSTER, share: 0.62 }, DENVER], { to: 112, y: 21.5 }),
)

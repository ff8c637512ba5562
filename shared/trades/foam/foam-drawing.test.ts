import { describe, expect, test } from 'vitest'
import { labelsOutside } from '../../../test/helpers/drawing-labels.ts'
import { foamTable as table } from '../../../test/helpers/price-tables.ts'
import { groundLine } from '../../drawing/below-grade.ts'
import { inchesOnly } from '../../drawing/lengths.ts'
import { fills } from '../../drawing/paint.ts'
import { drawSection, type SectionJob } from './foam-drawing.ts'
import type { FoamPlace } from './foam-offer.ts'
import type { SectionWords } from './section-frame.ts'

/** What a ground line is drawn with, before its path. */
const [paintOfGround = ''] = groundLine(0, 1, 0).split(' d=')

const words: SectionWords = {
  foam: 'closed-cell foam',
  roofDeck: 'roof deck',
  rimJoist: 'rim joist',
  liner: 'sealed liner',
  studs: '2x6 studs',
  joists: 'ceiling joists',
  panel: 'steel panel',
  girt: 'girt',
  onCenter: '{size} o.c.',
}

/** Every thickness of every foam at each place. */
const jobs: SectionJob[] = table.places.flatMap(({ id, foams }) =>
  foams.flatMap(({ layers }) => layers.map(({ inches, rValue }) => ({ place: id, inches, rValue }))),
)
/** Also those of the section beside the building: 400 px less. */
const widths = [320, 600, 950, 1170, 550, 770]

/** Spacing in inches of the members between which the drawing has its horizontal dimension. */
const spacings: Partial<Record<FoamPlace, number>> = { 'attic-floor': 16, walls: 16, 'metal-building': 12 }

/** Lengths in px of the horizontal and the vertical dimension, measured between their ticks. */
function dimensionsIn(markup: string): { across: number; up: number } {
  const [, data = ''] = markup.match(/stroke-width="1.75"[^>]* d="([^"]*)"/) ?? []
  const ticks = [...data.matchAll(/M(\d+\.?\d*) (\d+\.?\d*)l8-8/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  const pairs = ticks.flatMap((first, index) => ticks.slice(index + 1).map((second) => ({ first, second })))
  const length = (from: 'x' | 'y', same: 'x' | 'y') => {
    const pair = pairs.find(({ first, second }) => first[same] === second[same])
    return pair ? Math.abs(pair.first[from] - pair.second[from]) : Number.NaN
  }
  return { across: length('x', 'y'), up: length('y', 'x') }
}

/** Distance in px between the first two corners of the foam: across the layer. */
function foamDepth(markup: string): number {
  const [, data = ''] = markup.match(/fill="var\(--foam\)"[^>]* d="([^"]*)"/) ?? []
  const [, x = 0, y = 0, toX = 0, toY = 0] = data.match(/M(-?[\d.]+)[ ]?(-?[\d.]+)L(-?[\d.]+)[ ]?(-?[\d.]+)/) ?? []
  return Math.hypot(Number(toX) - Number(x), Number(toY) - Number(y))
}

describe.each(widths)('at %i px', (width) => {
  test.each(jobs)('$place with $inches inches has its R-value, and every label fits', (job) => {
    const { markup } = drawSection(job, words, width)
    expect(markup).toContain(`>${inchesOnly(job.inches)} R-${job.rValue}</text>`)
    expect(markup).not.toMatch(/NaN|Infinity|undefined|style=/)
    expect(labelsOutside(markup, width)).toEqual([])
  })

  test.each(jobs.filter(({ place }) => spacings[place]))('$place with $inches inches of foam is to scale', (job) => {
    const { across, up } = dimensionsIn(drawSection(job, words, width).markup)
    const share = job.inches / (spacings[job.place] ?? 0)
    // Both dimensions are rounded to whole pixels.
    expect(Math.abs(up - across * share)).toBeLessThanOrEqual(1 + share)
  })

  test.each(['roof-deck', 'crawl-space', 'rim-joist'] as const)('%s ends above the ground', (place) => {
    const { markup, height } = drawSection({ place, inches: 8, rValue: 48 }, words, Math.min(width, 899))
    const boxes = [...markup.matchAll(/M-?[\d.]+[ ]?(-?[\d.]+)h-?[\d.]+v(-?[\d.]+)/g)]
    const lowest = Math.max(...boxes.map(([, top, tall]) => Number(top) + Math.max(Number(tall), 0)))
    expect(lowest).toBeGreaterThan(height / 2)
    expect(lowest).toBeLessThanOrEqual(height - 20)
  })

  test.each(['crawl-space', 'rim-joist'] as const)('%s has no ground line of its own, and ends in break lines', (place) => {
    const { markup } = drawSection({ place, inches: 3, rValue: 18 }, words, Math.min(width, 899))
    expect(markup).not.toContain(paintOfGround)
    expect(markup).not.toContain(fills.stone)
    expect(markup.match(/l-5 4|l4-5/g)?.length).toBeGreaterThanOrEqual(2)
  })

  test('labels of a roof end before the line where it is cut off', () => {
    const { markup } = drawSection({ place: 'roof-deck', inches: 8, rValue: 48 }, words, Math.min(width, 899))
    const [, cut] = markup.match(/d="M([\d.]+) [\d.]+v[\d.]+l-5 4/) ?? []
    expect(labelsOutside(markup, Number(cut))).toEqual([])
  })

  test.each(['roof-deck', 'crawl-space', 'rim-joist'] as const)('%s: foam twice as thick is drawn twice as thick', (place) => {
    const depth = (inches: number) => foamDepth(drawSection({ place, inches, rValue: 1 }, words, width).markup)
    expect(depth(6) / depth(3)).toBeCloseTo(2, 1)
  })
})

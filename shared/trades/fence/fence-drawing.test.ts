import { describe, expect, test } from 'vitest'
import { labelsOutside } from '../../../test/helpers/drawing-labels.ts'
import { fenceTable as estimate } from '../../../test/helpers/price-tables.ts'
import { feetAndInches } from '../../drawing/lengths.ts'
import { parseEstimate } from '../../estimate/parse-estimate.ts'
import type { Values } from '../trade.ts'
import { drawFence, drawFenceInBar } from './fence-drawing.ts'
import { fenceSpans } from './fence-parts.ts'
import { postsOf } from './fence-run.ts'

function valuesOf(query: string): Values {
  const result = parseEstimate(estimate, new URLSearchParams(query))
  if (result.status === 'invalid') throw new Error(JSON.stringify(result.errors))
  return result.values
}

const words = { onCenter: '{size} o.c.', clear: '{size} clear' }

/** Every material at each of its heights. */
const fences = estimate.materials.flatMap(({ id, heights }) => heights.map(({ feet }) => `material=${id}&height=${feet}`))
const jobs = [
  'length=8&walk-gates=0',
  'length=24&walk-gates=0',
  'length=80',
  'length=64&drive-gates=1&opener=yes',
  // Hardly longer than its gates.
  'length=67&walk-gates=6&drive-gates=3',
  'length=1000&walk-gates=6&drive-gates=3&removal=yes',
]
const widths = [320, 600, 950, 1170]

/** The number of closed shapes in a group of the drawing. */
function shapesIn(markup: string, part: string): number {
  const group = markup.split(`<g data-part="${part}">`)[1]?.split('</g>')[0] ?? ''
  const [first = ''] = group.split('/>')
  return [...first.matchAll(/z/g)].length
}

/** Digits of 13 px, in px. */
const capHeight = 9.5

/** Y of a label's baseline. */
const baselineOf = (markup: string, text: string) => Number(new RegExp(`<text x="[^"]*" y="([^"]*)"[^>]*>${text}<`).exec(markup)?.[1])

/** False if a calculation put a value that is not a number into the markup. */
const isClean = (markup: string) => !/NaN|Infinity|undefined|style=/.test(markup)

describe.each(widths)('at %i px', (width) => {
  test.each(fences)('the drawing of %s matches its estimate', (fence) => {
    for (const job of jobs) {
      for (const ground of ['level', 'slope']) {
        const values = valuesOf(`${fence}&${job}&ground=${ground}`)
        const { markup, layout } = drawFence(estimate, values, words, width)
        const spans = fenceSpans(estimate, values)
        const omitted = layout.gap?.omitted ?? []
        expect(layout.spans.length + omitted.length).toBe(spans.length)
        expect([...layout.spans, ...omitted].reduce((sum, span) => sum + span.width, 0)).toBeCloseTo(Number(values.length) * 12)
        // Each drawn post has a footing. A break omits one post fewer than spans.
        const posts = postsOf(layout).length
        expect(posts).toBe(spans.length + 1 - Math.max(omitted.length - 1, 0))
        if (ground === 'level') expect(shapesIn(markup, 'footings')).toBe(posts)
        expect(isClean(markup)).toBe(true)
        expect(labelsOutside(markup, width)).toEqual([])
        // The length of the whole fence, also where a part is left out.
        expect(markup).toContain(`>${values.length}'-0"</text>`)
        expect(markup).toContain(`>${feetAndInches(Number(values.height) * 12)}</text>`)
        expect(layout.spans.at(-1)?.to ?? 0).toBeLessThanOrEqual((width - 59) / layout.scale)
      }
    }
  })
})

test.each(fences)('the scale of %s does not change while the length is dragged', (fence) => {
  for (const width of widths) {
    for (const rest of ['walk-gates=1', 'walk-gates=0&drive-gates=2', 'ground=slope&walk-gates=0']) {
      const scales = [60, 61, 80, 99, 130, 400].map(
        (length) => drawFence(estimate, valuesOf(`${fence}&${rest}&length=${length}`), words, width).layout.scale,
      )
      expect(new Set(scales).size, `${width} ${rest}`).toBe(1)
    }
  }
})

test('a run of 100 feet is drawn whole at desktop widths, and a longer one has a break', () => {
  for (const width of [950, 1170]) {
    expect(drawFence(estimate, valuesOf('length=100'), words, width).layout.gap).toBeUndefined()
    expect(drawFence(estimate, valuesOf('length=112'), words, width).layout.gap).toBeDefined()
  }
})

test('in a ruled drawing a foot has the same number of pixels in every fence and on every ground, and a broken run fills its scale', () => {
  const feet: Record<number, number> = { 320: 5, 600: 5, 950: 8.5, 1170: 11 }
  for (const width of widths) {
    for (const fence of fences) {
      for (const rest of ['length=50', 'length=1000', 'length=1000&removal=yes&ground=slope', 'length=40&ground=slope']) {
        const values = valuesOf(`${fence}&walk-gates=1&${rest}`)
        const { markup, layout } = drawFence(estimate, values, words, width, true)
        expect([width, fence, layout.scale * 12]).toEqual([width, fence, expect.closeTo(feet[width] ?? 0)])
        expect(isClean(markup)).toBe(true)
        expect(labelsOutside(markup, width)).toEqual([])
        // The length, and its scale.
        for (const text of [`${values.length}'-0"`, "0'", "10'"]) expect(markup).toContain(`>${text}</text>`)
        const most = width === 320 ? 50 : 100
        if (layout.gap) expect(layout.spans.at(-1)?.to).toBeCloseTo(most * 12, 1)
      }
    }
  }
})

test('the drawing in the strip has the same fence with only its total length', () => {
  for (const fence of fences) {
    for (const job of jobs) {
      for (const ground of ['level', 'slope']) {
        const values = valuesOf(`${fence}&${job}&ground=${ground}`)
        const { markup, width } = drawFenceInBar(estimate, values, words)
        expect(isClean(markup)).toBe(true)
        expect(labelsOutside(markup, width)).toEqual([])
        expect([...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([`${values.length}'-0"`])
        expect(baselineOf(markup, `${values.length}'-0"`)).toBeGreaterThanOrEqual(capHeight)
      }
    }
  }
})

test('a desktop shows the whole run; a phone shows part of it and a break', () => {
  const values = valuesOf('length=80')
  expect(drawFence(estimate, values, words, 950).layout.gap).toBeUndefined()
  expect(drawFence(estimate, values, words, 320).layout.gap?.omitted.length).toBeGreaterThan(0)
})

test('a phone shows a gate of each kind, however many there are', () => {
  const { layout } = drawFence(estimate, valuesOf('length=1000&walk-gates=6&drive-gates=3'), words, 320)
  expect(new Set(layout.spans.map(({ kind }) => kind))).toEqual(new Set(['bay', 'walk-gate', 'drive-gate']))
})

test('the label of the depth is below the ground line, with space for its halo', () => {
  for (const width of [600, 950, 1170]) {
    const { markup, ground } = drawFence(estimate, valuesOf('length=80'), words, width)
    expect(baselineOf(markup, `2'-0"`) - capHeight - ground).toBeGreaterThanOrEqual(4)
  }
})

test('dimensions are in feet and inches', () => {
  const { markup } = drawFence(estimate, valuesOf('length=80&drive-gates=1'), words, 950)
  for (const text of [`80'-0"`, `6'-0"`, `8'-0" o.c.`, `14'-0" clear`, `2'-0"`]) expect(markup).toContain(`>${text}</text>`)
})

test('dimensions are in the language of the page', () => {
  const { markup } = drawFence(estimate, valuesOf('length=80&drive-gates=1'), { onCenter: 'cada {size}', clear: '{size} libres' }, 950)
  for (const text of [`cada 8'-0"`, `14'-0" libres`]) expect(markup).toContain(`>${text}</text>`)
  expect(markup).not.toMatch(/o\.c\.|clear/)
})

test('a label that is wider than its dimension loses its last word or is left out', () => {
  const { markup } = drawFence(estimate, valuesOf('length=80'), words, 320)
  expect(markup).toContain(`>8'-0"</text>`)
  expect(markup).not.toMatch(/o\.c\.|3'-4"|4'-4 1\/2"/)
})

test('gate posts go deeper than fence posts, as their footings do', () => {
  const depths = (query: string) => {
    const group = drawFence(estimate, valuesOf(query), words, 950).markup.split('<g data-part="posts">')[1]?.split('</g>')[0] ?? ''
    return new Set([...group.matchAll(/h[\d.]+v([\d.]+)h/g)].map(([, bottom]) => bottom)).size
  }
  expect(depths('length=80')).toBe(2)
  expect(depths('length=80&walk-gates=0')).toBe(1)
})

test('each answer changes the drawing', () => {
  const typical = drawFence(estimate, valuesOf(''), words, 950).markup
  const others = ['material=vinyl', 'height=8', 'length=90', 'walk-gates=2', 'drive-gates=1', 'drive-gates=1&opener=yes', 'removal=yes']
  const drawn = [...others, 'ground=slope', 'ground=rock'].map((query) => drawFence(estimate, valuesOf(query), words, 950).markup)
  expect(new Set([typical, ...drawn]).size).toBe(drawn.length + 1)
})

test('bays are whole pixels wide, so that all of them look the same', () => {
  for (const query of ['length=80', 'material=slat&length=75', 'material=chain-link&length=300']) {
    const values = valuesOf(query)
    const spacing = estimate.materials.find(({ id }) => id === values.material)?.spacing ?? 0
    for (const width of widths) {
      const pixels = spacing * drawFence(estimate, values, words, width).layout.scale
      expect(pixels).toBeCloseTo(Math.round(pixels))
    }
  }
})

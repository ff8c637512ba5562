import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fenceTable as fencing, foamTable as insulation } from '../../test/helpers/price-tables.ts'
import { fenceSpans } from '../trades/fence/fence-parts.ts'
import type { Values } from '../trades/trade.ts'
import { type PriceTable, priceTableSchema } from '../trades/trade-schemas.ts'
import { answerEstimate } from './estimate-text.ts'
import { canonicalQuery, type EstimateErrors, parseEstimate } from './parse-estimate.ts'
import { questionsOf } from './questions.ts'

const tables: [string, PriceTable][] = [
  ['fence', fencing],
  ['foam', insulation],
]

const parse = (table: PriceTable, query: string) => parseEstimate(table, new URLSearchParams(query))

function valuesOf(table: PriceTable, query: string): Values {
  const result = parse(table, query)
  if (result.status === 'invalid') throw new Error(`${query}: ${JSON.stringify(result.errors)}`)
  return result.values
}

function errorsOf(table: PriceTable, query: string): EstimateErrors {
  const result = parse(table, query)
  return result.status === 'invalid' ? result.errors : {}
}

const answer = (table: PriceTable, query: string) => answerEstimate(table, valuesOf(table, query))

/** Pseudo-random valid answers, the same in every run. */
function* jobs(table: PriceTable, count: number): Generator<Record<string, string>> {
  let state = 7
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  for (let made = 0; made < count; ) {
    const values: Record<string, string> = {}
    for (const question of questionsOf(table)) {
      if (question.kind === 'flag' && random() < 0.5) values[question.name] = 'yes'
      if (question.kind === 'whole') {
        values[question.name] = String(Math.floor(question.from + (question.to - question.from) * random() ** 2))
      }
      if (question.kind === 'choice') {
        const allowed = question.allowed(values)
        values[question.name] = allowed[Math.floor(random() * allowed.length)] ?? ''
      }
    }
    const query = new URLSearchParams(values).toString()
    if (parse(table, query).status === 'invalid') continue
    made += 1
    yield values
  }
}

const priceOf = (table: PriceTable, values: Record<string, string>) => answer(table, new URLSearchParams(values).toString())

describe.each(tables)('%s', (_, table) => {
  test('the price table matches its schema', () => {
    expect(v.safeParse(priceTableSchema, table).success).toBe(true)
  })

  test('an empty query is the standard job', () => {
    const values = valuesOf(table, '')
    expect(parse(table, canonicalQuery(table, values))).toEqual({ status: 'valid', values })
  })

  test('the canonical query does not depend on the order of fields or on unknown fields', () => {
    for (const values of jobs(table, 200)) {
      const parsed = valuesOf(table, new URLSearchParams([...Object.entries(values).reverse(), ['utm_source', 'x']]).toString())
      const query = canonicalQuery(table, parsed)
      expect(valuesOf(table, query)).toEqual(parsed)
      expect(canonicalQuery(table, valuesOf(table, query))).toBe(query)
    }
  })

  test('amounts are multiples of 50 below 10,000 and of 100 above, and low is less than high', () => {
    for (const values of jobs(table, 400)) {
      const { low, high, days } = priceOf(table, values)
      for (const amount of [low, high]) expect(amount % (amount < 10_000 ? 50 : 100), `${JSON.stringify(values)}: ${amount}`).toBe(0)
      expect(low).toBeLessThan(high)
      expect(days.from).toBeLessThan(days.to)
    }
  })

  test('adding more of anything never lowers the price range', () => {
    for (const values of jobs(table, 200)) {
      const before = priceOf(table, values)
      for (const question of questionsOf(table)) {
        for (const more of largerAnswers(table, question.name, values)) {
          const query = new URLSearchParams({ ...values, [question.name]: more }).toString()
          if (parse(table, query).status === 'invalid') continue
          const after = answer(table, query)
          expect(after.low, `${query} after ${JSON.stringify(values)}`).toBeGreaterThanOrEqual(before.low)
          expect(after.high, `${query} after ${JSON.stringify(values)}`).toBeGreaterThanOrEqual(before.high)
        }
      }
    }
  })

  test('invalid answers are errors', () => {
    for (const question of questionsOf(table)) {
      expect(errorsOf(table, `${question.name}=yes&${question.name}=yes`)[question.name]).toBe('repeated')
      if (question.kind === 'flag') {
        expect(errorsOf(table, `${question.name}=`)).toEqual({})
        continue
      }
      expect(errorsOf(table, `${question.name}=`)[question.name]).toBe('empty')
      expect(errorsOf(table, `${question.name}=%20`)[question.name]).toBe('empty')
      for (const wrong of ['constructor', '__proto__', '1e2', '5.0', '٥', '<b>']) {
        expect(errorsOf(table, new URLSearchParams({ [question.name]: wrong }).toString())[question.name], wrong).toMatch(
          question.kind === 'whole' ? 'not-whole' : 'unknown',
        )
      }
    }
  })
})

/** Answers that mean more work: longer, higher, thicker, more gates, with removal, on harder ground. */
function largerAnswers(table: PriceTable, name: string, values: Record<string, string>): string[] {
  if (['length', 'area', 'walk-gates', 'drive-gates'].includes(name)) return [1, 7, 90].map((more) => String(Number(values[name]) + more))
  if (name === 'removal' || name === 'opener') return ['yes']
  if (name === 'ground') return values.ground === 'level' ? ['slope', 'rock'] : []
  const question = questionsOf(table).find((candidate) => candidate.name === name)
  if (question?.kind !== 'choice' || !['height', 'thickness'].includes(name)) return []
  return question.allowed(values).filter((option) => Number(option) > Number(values[name]))
}

/** Rounds to $50 below $10,000 and to $100 above. */
const roundDollars = (amount: number) => (amount < 10_000 ? Math.round(amount / 50) * 50 : Math.round(amount / 100) * 100)

test('the price of a fence is the sum of its parts, each at its low and its high price', () => {
  const job = 'length=107&walk-gates=2&drive-gates=1&opener=yes&removal=yes&ground=slope'
  for (const { id, heights, walkGate, driveGate } of fencing.materials) {
    for (const { feet, perFoot } of heights) {
      const sum = ([0, 1] as const).map((end) => {
        const run = (perFoot[end] * 107 * fencing.ground.slope[end]) / 100
        return roundDollars(run + 2 * walkGate[end] + driveGate[end] + fencing.opener[end] + 107 * fencing.removal[end])
      })
      const { low, high } = answer(fencing, `material=${id}&height=${feet}&${job}`)
      expect([low, high], `${id} ${feet}`).toEqual(sum)
    }
  }
})

test('the price of insulation is the foam and the removal, each at its low and its high price', () => {
  for (const { id, foams } of insulation.places) {
    for (const foam of foams) {
      for (const { inches, perSquareFoot } of foam.layers) {
        const sum = ([0, 1] as const).map((end) => roundDollars(1234 * (perSquareFoot[end] + insulation.removal[end])))
        const { low, high } = answer(insulation, `place=${id}&foam=${foam.id}&thickness=${inches}&area=1234&removal=yes`)
        expect([low, high], `${id} ${foam.id} ${inches}`).toEqual(sum)
      }
    }
  }
})

test('small jobs cost the minimum', () => {
  expect(answer(fencing, 'length=8&walk-gates=0')).toMatchObject({ low: fencing.minimumJob[0], high: fencing.minimumJob[1] })
  expect(answer(insulation, 'area=50')).toMatchObject({ low: insulation.minimumJob[0], high: insulation.minimumJob[1] })
})

test('prices that round to the same amount are still a range', () => {
  const narrow = { ...insulation, minimumJob: [1000, 1001] } satisfies PriceTable
  expect(answer(narrow, 'area=50&place=metal-building&foam=closed-cell&thickness=2')).toMatchObject({ low: 1000, high: 1050 })
})

test('length, area and gates have limits', () => {
  expect(errorsOf(fencing, 'length=7').length).toBe('too-small')
  expect(errorsOf(fencing, 'length=-80').length).toBe('too-small')
  expect(errorsOf(fencing, 'length=1001').length).toBe('too-large')
  expect(errorsOf(fencing, 'length=8')).toEqual({})
  expect(errorsOf(fencing, 'length=1000&walk-gates=6&drive-gates=3')).toEqual({})
  expect(errorsOf(fencing, 'walk-gates=7')['walk-gates']).toBe('too-large')
  expect(errorsOf(fencing, 'length=1000&drive-gates=4')['drive-gates']).toBe('too-large')
  expect(errorsOf(insulation, 'area=49').area).toBe('too-small')
  expect(errorsOf(insulation, 'area=20001').area).toBe('too-large')
})

test('an option that the material or place does not allow is an error of its field', () => {
  expect(errorsOf(fencing, 'material=ranch-rail&height=8')).toEqual({ height: 'not-allowed' })
  expect(errorsOf(fencing, 'material=vinyl&height=8')).toEqual({ height: 'not-allowed' })
  expect(errorsOf(insulation, 'place=crawl-space&foam=open-cell')).toMatchObject({ foam: 'not-allowed' })
  expect(errorsOf(insulation, 'place=walls&foam=open-cell&thickness=3')).toEqual({ thickness: 'not-allowed' })
})

test('all invalid fields are reported at once', () => {
  expect(errorsOf(fencing, 'material=gold&height=7&length=abc&walk-gates=&ground=sand')).toEqual({
    material: 'unknown',
    height: 'unknown',
    length: 'not-whole',
    'walk-gates': 'empty',
    ground: 'unknown',
  })
})

test('an invalid query returns the values as typed', () => {
  expect(parse(fencing, 'length=about+80&material=vinyl')).toMatchObject({
    status: 'invalid',
    values: { length: 'about 80', material: 'vinyl' },
  })
})

test('missing fields take the standard value of the chosen material or place', () => {
  expect(valuesOf(fencing, 'material=ranch-rail').height).toBe('4')
  expect(valuesOf(insulation, 'place=crawl-space')).toMatchObject({ foam: 'closed-cell', thickness: '2.5' })
})

test('a fence must be long enough for its gates', () => {
  const shortest = Math.ceil((fencing.gateClear.drive + (fencing.materials[0]?.post ?? 0)) / 12)
  const query = (length: number) => `material=${fencing.materials[0]?.id}&length=${length}&walk-gates=0&drive-gates=1`
  expect(errorsOf(fencing, query(shortest - 1))).toEqual({ length: 'too-short-for-gates' })
  expect(errorsOf(fencing, query(shortest))).toEqual({})
})

test('an opener without a driveway gate is dropped', () => {
  expect(canonicalQuery(fencing, valuesOf(fencing, 'opener=yes'))).not.toContain('opener')
  expect(canonicalQuery(fencing, valuesOf(fencing, 'opener=yes&drive-gates=1'))).toContain('opener=yes')
  expect(valuesOf(fencing, 'opener=on&removal=true&drive-gates=1')).not.toMatchObject({ opener: 'yes' })
})

test('bays and gates add up to the length of the fence, and no bay is wider than the post spacing', () => {
  for (const values of jobs(fencing, 400)) {
    const spans = fenceSpans(fencing, valuesOf(fencing, new URLSearchParams(values).toString()))
    const material = fencing.materials.find(({ id }) => id === values.material)
    expect(spans.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(Number(values.length) * 12, 6)
    expect(spans.filter(({ kind }) => kind === 'walk-gate')).toHaveLength(Number(values['walk-gates']))
    expect(spans.filter(({ kind }) => kind === 'drive-gate')).toHaveLength(Number(values['drive-gates']))
    for (const { kind, width } of spans) if (kind === 'bay') expect(width).toBeLessThanOrEqual(material?.spacing ?? 0)
  }
})

test('the same foam at the same thickness has the same R-value in every place', () => {
  const rValues = new Map<string, number>()
  for (const place of insulation.places) {
    for (const foam of place.foams) {
      for (const { inches, rValue } of foam.layers) {
        const layer = `${foam.id} ${inches}`
        expect(rValues.get(layer) ?? rValue, layer).toBe(rValue)
        rValues.set(layer, rValue)
      }
    }
  }
})

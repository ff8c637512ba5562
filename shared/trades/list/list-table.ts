/** The price table of any trade that has no folder here: one quantity, one choice, additions. Amounts are in dollars. */
import * as v from 'valibot'
import { byOwner, sampleFlag } from '../../schema/owner-mark.ts'
import { factorSchema, rangeSchema } from '../price-schemas.ts'

/** Also the name of its field in the query. */
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'takes small letters, digits and hyphens'))
const whole = v.pipe(v.number(), v.integer(), v.minValue(1))

const areUnlike = (entries: { id: string }[]) => new Set(entries.map((entry) => entry.id)).size === entries.length

const additionSchema = v.object({
  id: v.pipe(
    id,
    v.check((name) => name !== 'quantity' && name !== 'choice', 'must not be quantity or choice'),
  ),
  /** For each unit of the quantity, once a job, or in percent of the base price. */
  price: v.variant('per', [
    v.object({ per: v.literal('unit'), dollars: byOwner({ label: { en: 'Dollars per unit', es: 'Dólares por unidad' } }, rangeSchema) }),
    v.object({ per: v.literal('job'), dollars: byOwner({ label: { en: 'Dollars per job', es: 'Dólares por trabajo' } }, rangeSchema) }),
    v.object({ per: v.literal('factor'), percent: factorSchema }),
  ]),
})

export const listTableSchema = v.object({
  kind: v.literal('list'),
  /** True until the owner confirms the prices. */
  sample: sampleFlag(),
  quantity: v.pipe(
    v.object({ from: whole, to: whole, standard: whole }),
    v.check(({ from, to, standard }) => from <= standard && standard <= to, 'must have its standard within its bounds'),
  ),
  /** The first is the standard. */
  choices: v.pipe(
    v.array(
      v.object({
        id,
        perUnit: byOwner({ label: { en: 'Dollars per unit', es: 'Dólares por unidad' } }, rangeSchema),
        /** Units that a crew does per day: on a slow day and on a good day. */
        unitsPerDay: rangeSchema,
        /** The usual quantity of this choice, if it has one. */
        standard: v.optional(whole),
      }),
    ),
    v.metadata({ key: 'id' }),
    v.minLength(1),
    v.check((choices) => areUnlike(choices), 'must have different ids'),
  ),
  additions: v.pipe(
    v.array(additionSchema),
    v.metadata({ key: 'id' }),
    v.check((additions) => areUnlike(additions), 'must have different ids'),
  ),
  minimumJob: byOwner({ label: { en: 'Minimum for a job', es: 'Trabajo mínimo' } }, rangeSchema),
})

export type ListTable = v.InferOutput<typeof listTableSchema>

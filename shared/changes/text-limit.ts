import type * as v from 'valibot'
import { field } from '../schema/is-object.ts'

/** The maximum length of a text, if its schema limits it. */
export function textLimit(schema: v.GenericSchema): number | undefined {
  const most = field(
    stepsOf(schema).find((step) => field(step, 'type') === 'max_length'),
    'requirement',
  )
  return typeof most === 'number' ? most : undefined
}

function stepsOf(schema: unknown): unknown[] {
  const steps = field(schema, 'pipe')
  return Array.isArray(steps) ? steps.flatMap((step: unknown) => (step === schema ? [] : [step, ...stepsOf(step)])) : []
}

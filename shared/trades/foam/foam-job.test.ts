import { expect, test } from 'vitest'
import { contentSets } from '../../../test/helpers/content-sets.ts'
import { drawJob } from '../job-drawings.ts'

const estimate = contentSets.flatMap(([, set]) => set.site.estimate ?? []).find(({ table }) => table.kind === 'foam')

test.each(['large', 'small'] as const)('a wall that is longer than its %s drawing is broken with a kink, others are not', (size) => {
  const hasKink = (area: string) => estimate && drawJob(estimate, { area }, size)?.markup.includes('l-5 4l10 4l-5 4')
  expect(['400', '1200', '2000'].map(hasKink)).toEqual([false, false, true])
})

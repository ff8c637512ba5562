import { expect, test } from 'vitest'
import { contentSets } from '../../test/helpers/content-sets.ts'
import { parseEstimate } from './parse-estimate.ts'

test.each(contentSets)('%s: the price table can price what its services link to', (_, { site: { estimate, services } }) => {
  for (const { id, estimate: query } of services) {
    if (query !== undefined && estimate) {
      expect(parseEstimate(estimate.table, new URLSearchParams(query)), id).toMatchObject({ status: 'valid' })
    }
  }
})

import { expect, test } from 'vitest'
import { tradeOf as loadedTrade, loadTrade } from './browser-trades.ts'
import { priceTableSchema } from './trade-schemas.ts'
import { tradeOf } from './trades.ts'

test('browsers can load each trade, and get no other', async () => {
  const kinds = priceTableSchema.options.map(({ entries }) => entries.kind.literal)
  expect(kinds.length).toBeGreaterThan(2)
  for (const kind of kinds) {
    expect(() => loadedTrade({ kind })).toThrow(kind)
    await loadTrade(kind)
    expect(loadedTrade({ kind })).toBe(tradeOf({ kind }))
  }
})

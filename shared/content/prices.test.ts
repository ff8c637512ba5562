import * as v from 'valibot'
import { expect, test } from 'vitest'
import { foamTable } from '../../test/helpers/price-tables.ts'
import { dollarText, priceSchema, priceWords, readPrices } from './prices.ts'

test('amounts, ranges and open ranges in words', () => {
  const prices = readPrices({
    prices: { deposit: { amount: 1000 }, fence: { from: 6.5, to: 9 }, any: { from: 1500, to: 5000, over: true }, wrong: { from: 5 } },
  })
  expect(priceWords(prices, 'en')).toMatchObject({
    'prices.deposit': '$1,000',
    'prices.fence': '$6.50 to $9',
    'prices.fence.from': '$6.50',
    'prices.any': '$1,500 to over $5,000',
  })
  expect(priceWords(prices, 'es')['prices.any']).toBe('$1,500 a más de $5,000')
  expect(prices.has('wrong')).toBe(false)
})

test('a price per unit is what the same job costs, to the nickel', () => {
  const job = 'place=walls&foam=open-cell&thickness=5.5&area=600'
  const prices = readPrices({ estimate: { table: foamTable }, prices: { job: { estimate: job }, foot: { estimate: job, per: 600 } } })
  expect(Math.abs(Number(prices.get('foot')?.from) * 600 - Number(prices.get('job')?.from))).toBeLessThanOrEqual(600 * 0.025)
})

test('millions are words of the language', () => {
  expect(dollarText(2_000_000, (count) => `${count} millones`)).toBe('$2 millones')
  expect(dollarText(1_500_000, String)).toBe('$1,500,000')
})

test('a price that the estimate cannot give has no words', () => {
  expect(readPrices({ prices: { fence: { estimate: 'material=cedar&length=40' } } }).size).toBe(0)
})

test.each([
  [{}, /^must have either 'amount'/],
  [{ amount: 5, from: 1, to: 2 }, /^must have either 'amount'/],
  [{ from: 5, to: 4 }, /^must rise/],
  [{ amount: 0 }, /^must be more than 0/],
  [{ estimate: 'a fence' }, /^must be answers like/],
])('%o is refused', (price, message) => {
  expect(v.safeParse(priceSchema, price).issues?.[0].message).toMatch(message)
})

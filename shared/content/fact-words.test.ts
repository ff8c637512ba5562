import { expect, test } from 'vitest'
import { factWords, fillFacts } from './fact-words.ts'

test('a fact at the beginning of a sentence gets a capital letter, and other placeholders stay', () => {
  const words = factWords({ openingHours: { periods: [{ days: [1, 2, 3], opens: '08:00', closes: '17:00' }] } }, 'es')
  expect(fillFacts({ a: ['{hours}', 'Abierto {hours}. {hours}', '{low} a {constructor}'] }, words)).toEqual({
    a: [
      'De lunes a miércoles, de 8 AM a 5 PM',
      'Abierto de lunes a miércoles, de 8 AM a 5 PM. De lunes a miércoles, de 8 AM a 5 PM',
      '{low} a {constructor}',
    ],
  })
})

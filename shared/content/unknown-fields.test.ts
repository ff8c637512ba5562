import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fact, keyedList, words } from '../schema/field-parts.ts'
import { unknownFields } from './unknown-fields.ts'

const schema = v.object({
  phoneNumber: fact(v.string()),
  place: words(v.string()),
  jobs: keyedList('id', { title: words(v.string()), days: fact(v.number()), tools: v.optional(fact(v.string())) }),
  hours: v.object({ periods: fact(v.array(v.object({ opens: v.string() }))), note: v.optional(words(v.string())) }),
})

const facts = { phoneNumber: '1', jobs: [{ id: 'gate', days: 1 }], hours: { periods: [{ opens: '08:00' }] } }
const texts = { place: 'Here', jobs: { gate: { title: 'A gate' } }, hours: { note: 'or later' } }

const lines = (part: 'facts' | 'words', content: object) =>
  unknownFields(schema, part, content, part === 'facts' ? content : facts).map(({ place, message }) => `${place}: ${message}`)

test('a set without wrong names has none', () => {
  expect([...lines('facts', facts), ...lines('words', texts)]).toEqual([])
})

test.each([
  ['a misspelled field', { phoneNumer: '1' }, "phoneNumer: no field has this name; did you mean 'phoneNumber'?"],
  ['a field like no other', { color: 'red' }, 'color: no field has this name'],
  ['a misspelled field of an entry', { jobs: [{ id: 'gate', day: 1 }] }, "jobs[0].day: no field has this name; did you mean 'days'?"],
  [
    'a misspelled field below a fact',
    { hours: { periods: [{ open: '08:00' }] } },
    "hours.periods[0].open: no field has this name; did you mean 'opens'?",
  ],
  ['a text among the facts', { place: 'Here' }, 'place: belongs to the words of each language'],
])('%s of the facts is found', (_, content, line) => {
  expect(lines('facts', content)).toEqual([line])
})

test.each([
  ['a fact among the words', { phoneNumber: '1' }, 'phoneNumber: belongs to the facts'],
  [
    'a misspelled entry',
    { jobs: { gates: { title: 'A gate' } } },
    "jobs.gates: has words but is not listed in the facts: list it there, or delete its words; did you mean 'gate'?",
  ],
  [
    'a misspelled field of an entry',
    { jobs: { gate: { titel: 'A gate' } } },
    "jobs.gate.titel: no field has this name; did you mean 'title'?",
  ],
])('%s is found', (_, content, line) => {
  expect(lines('words', content)).toEqual([line])
})

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sourceOf } from '../../test/helpers/content-sets.ts'
import { languageCodes } from '../language/languages.ts'
import { ownerMessagesFor } from '../language/owner-messages.ts'
import { fact, keyedList, words } from '../schema/field-parts.ts'
import { byOwner, onOwnerPage } from '../schema/owner-mark.ts'
import { applyChanges } from './apply-changes.ts'
import { type Input, inputOf } from './field-inputs.ts'
import { ownerPlaces } from './owner-fields.ts'

const page = { name: 'trucks', label: { en: 'Trucks', es: 'Camiones' } }
const label = { en: 'Color', es: 'Color' }

test('a new field with the mark can be changed, without any other code', () => {
  const trucks = keyedList('id', { id: fact(v.string()), color: words(byOwner({ label }, v.string())), wheels: fact(v.number()) })
  const schema = v.object({ languages: fact(v.array(v.picklist(languageCodes))), trucks: onOwnerPage(page, trucks) })
  const set = {
    facts: { languages: ['en', 'es'], trucks: [{ id: 'big', wheels: 6 }] },
    words: { en: { trucks: { big: { color: 'red' } } }, es: { trucks: { big: { color: 'rojo' } } } },
    drawings: {},
  }
  const { fields, pages, lists } = ownerPlaces(set, schema)
  expect([...fields.keys()]).toEqual(['en/trucks/big/color', 'es/trucks/big/color'])
  expect(fields.get('es/trucks/big/color')).toMatchObject({ part: 'es', value: 'rojo', mark: { label }, entry: ['trucks', 'big'] })
  expect(pages).toEqual([page])
  expect(lists).toMatchObject([{ names: ['big'] }])
  const changes = { 'en/trucks/big/color': 'blue', 'facts/trucks/big/wheels': 4 }
  const applied = applyChanges(set, changes, schema)
  expect(applied.set.words.en).toEqual({ trucks: { big: { color: 'blue' } } })
  expect(applied.set.facts).toEqual(set.facts)
  expect(applied.setAside).toEqual(['facts/trucks/big/wheels'])
})

test('hours, notice, phone, prices, words, pictures and jobs of both sets can be changed in each of their languages', () => {
  for (const name of ['fencing', 'insulation']) {
    const { fields, pages } = ownerPlaces(sourceOf(name))
    const names = pages.map((one) => one.name)
    for (const wanted of ['hours', 'notice', 'phone', 'prices', 'services', 'questions', 'testimonials', 'terms', 'pictures', 'jobs']) {
      expect(names).toContain(wanted)
    }
    for (const path of ['facts/openingHours/periods', 'facts/openingHours/closedDays', 'en/notice', 'facts/phoneNumber']) {
      expect([...fields.keys()]).toContain(path)
    }
    for (const field of fields.values()) expect([field.mark.label.en, field.mark.label.es].every(Boolean), field.path).toBe(true)
  }
  const paths = [...ownerPlaces(sourceOf('fencing')).fields.keys()]
  for (const path of ['es/services/repair/description', 'es/terms/insurance/proof']) expect(paths).toContain(path)
})

test('each input inside a text has a label in the owner’s language, and names inside the set are not typed', () => {
  for (const language of languageCodes) {
    const { low, high, oneALine, parts } = ownerMessagesFor(language).site
    const words = { language, low, high, oneALine, parts, services: [], standsFor: () => undefined }
    const fields = [...ownerPlaces(sourceOf('fencing')).fields.values()]
    // Jobs have their own form.
    for (const { schema, mark, path, value } of fields.filter(({ page: { name } }) => name !== 'work')) {
      const input = inputOf({ schema, mark, name: path, value, words })
      for (const { name, label } of innerInputsOf(input)) {
        expect(label, name).toMatch(/^[\p{Lu}\d]/u)
        expect(name).not.toMatch(/\|(row|ids|drawing|picture)$/)
      }
    }
  }
})

const innerInputsOf = (input: Input): Input[] =>
  input.kind === 'group' ? input.inputs.flatMap((inner) => [inner, ...innerInputsOf(inner)]) : []

test('jobs and job openings of a set without their pages are on no form', () => {
  const { facts, words } = sourceOf('fencing')
  const { fields, pages } = ownerPlaces({ facts: { ...facts, withoutPages: ['careers', 'work'] }, words })
  expect(pages.map((one) => one.name)).not.toContain('jobs')
  expect([...fields.keys()].filter((path) => /^[a-z]+\/(careers|work)\//.test(path))).toEqual([])
})

import { expect, test } from 'vitest'
import { sourceOf } from '../../test/helpers/content-sets.ts'
import { applyChanges, type ChangeRecord } from './apply-changes.ts'
import { checkContent, fieldWithProblem } from './check-content.ts'
import { ownerPlaces } from './owner-fields.ts'

const source = sourceOf('fencing')
const built = { ...source, drawings: {} }

function compose(record: ChangeRecord) {
  const { set, setAside } = applyChanges(built, record)
  const check = checkContent(set, source.files)
  return { set, setAside, check, sites: check.status === 'complete' ? check.sites : [] }
}

function problemsOf(record: ChangeRecord) {
  const { set, check } = compose(record)
  const paths = new Set(ownerPlaces(set).fields.keys())
  return check.status === 'faulty' ? check.problems.map((problem) => [fieldWithProblem(paths, problem), problem.message]) : []
}

test('the built set passes, and stays as it is', () => {
  const before = JSON.stringify(built)
  expect(compose({}).check.status).toBe('complete')
  compose({ 'en/services/repair/description': 'Changed.' })
  expect(JSON.stringify(built)).toBe(before)
})

test('facts change in every language, words in their own', () => {
  const { sites } = compose({
    'facts/openingHours/closedDays': [{ date: '2026-11-27' }],
    'es/terms/permit/text': 'Nosotros tramitamos el permiso.',
    'facts/prices/onePost/from': 275,
  })
  const [en, es] = sites
  expect([en?.openingHours.closedDays, es?.openingHours.closedDays]).toEqual([[{ date: '2026-11-27' }], [{ date: '2026-11-27' }]])
  expect(es?.terms.find(({ id }) => id === 'permit')?.text).toBe('Nosotros tramitamos el permiso.')
  expect(en?.terms.find(({ id }) => id === 'permit')?.text).not.toContain('Nosotros')
  expect(JSON.stringify(en)).toContain('$275')
})

test('a price inside the table of the estimate is found by the ids of its entries', () => {
  const { sites } = compose({ 'facts/estimate/table/materials/cedar/heights/6/perFoot': [38, 51] })
  expect(sites[0]?.estimate?.table).toMatchObject({
    materials: [{ id: 'cedar', heights: expect.arrayContaining([{ feet: 6, perFoot: [38, 51] }]) }, {}, {}, {}, {}, {}],
  })
})

test('the dialed number follows the displayed one', () => {
  expect(compose({ 'facts/phoneNumber': '(805) 221-4000' }).sites[0]?.telLink).toBe('tel:+18052214000')
  expect(compose({ 'facts/phoneNumber': '+1 805 221 4000' }).sites[0]?.telLink).toBe('tel:+18052214000')
  expect(problemsOf({ 'facts/phoneNumber': 'call us' })[0]?.[0]).toBe('facts/phoneNumber')
})

test('an entry is added with its words, left out where it has none, and removed with them', () => {
  const namesIn = (site: { testimonials: readonly { name: string }[] } | undefined) => site?.testimonials.map(({ name }) => name) ?? []
  const names = namesIn(compose({}).sites[1])
  const added = compose({
    'facts/testimonials/Ann B.': { name: 'Ann B.', rating: 5, sample: false },
    'en/testimonials/Ann B./title': 'Moorpark',
    'en/testimonials/Ann B./quote': 'Straight as a ruler.',
    'facts/testimonials/Ann B./source': 'Google',
  })
  const [en, es] = added.sites
  expect(en?.testimonials[0]).toMatchObject({ name: 'Ann B.', source: 'Google', quote: 'Straight as a ruler.' })
  expect(namesIn(es)).toEqual(names)
  expect(namesIn(compose({ [`facts/testimonials/${names[1]}`]: null }).sites[1])).toEqual(names.filter((name) => name !== names[1]))
})

test('a picture from the owner replaces one of the set, and needs its text in every language', () => {
  const upload = { hash: 'ab'.repeat(16), width: 1600, height: 1200, widths: [320, 1600] }
  const replaced = { 'facts/pictures/hero/upload': upload, 'en/pictures/hero/alt': 'A cedar fence' }
  expect(problemsOf({ ...replaced, 'es/pictures/hero/alt': '' })).toEqual([['es/pictures/hero/alt', 'must not be empty']])
  const { sites } = compose({ ...replaced, 'es/pictures/hero/alt': 'Una cerca de cedro' })
  expect(sites[1]?.pictures.hero).toMatchObject({ upload, alt: 'Una cerca de cedro' })
  expect(problemsOf({ 'facts/pictures/hero/upload': { ...upload, hash: '../../etc' } })[0]?.[0]).toBe('facts/pictures/hero/upload')
})

test('a change of a field that is gone, or that the owner may not change, is set aside, and the others apply', () => {
  const { sites, setAside } = compose({
    'en/terms/permit/label': 'Permits',
    'en/terms/no-such-term/label': 'Gone',
    'facts/siteUrl': 'https://elsewhere.example',
    'facts/__proto__/polluted': true,
    'en/openingHours/__proto__': {},
  })
  expect(setAside).toEqual(['en/terms/no-such-term/label', 'facts/siteUrl', 'facts/__proto__/polluted', 'en/openingHours/__proto__'])
  expect(sites[0]?.terms.find(({ id }) => id === 'permit')?.label).toBe('Permits')
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('a problem is reported at its field', () => {
  expect(problemsOf({ 'en/terms/permit/text': ' ' })).toEqual([['en/terms/permit/text', 'must not be empty']])
  expect(problemsOf({ 'facts/openingHours/periods': [{ days: [1], opens: '17:00', closes: '08:00' }] })[0]?.[0]).toBe(
    'facts/openingHours/periods',
  )
  expect(problemsOf({ 'es/notice': { text: 'x'.repeat(121), until: '2026-12-31' } })).toEqual([
    ['es/notice', 'must have at most 120 characters'],
  ])
  expect(problemsOf({ 'facts/estimate/table/materials/cedar/walkGate': [500, 400] })[0]).toEqual([
    'facts/estimate/table/materials/cedar/walkGate',
    'must rise from the lower price to the higher one',
  ])
  expect(problemsOf({ 'en/services/repair/page/body': [{ kind: 'paragraph', text: '[here](/no-such-page/)' }] })[0]?.[0]).toBe(
    'en/services/repair/page/body',
  )
})

import { expect, test } from 'vitest'
import { checkLanguageList, checkTranslation } from '../../scripts/content/check-languages.ts'
import type { LocatedFinding } from '../../scripts/content/finding.ts'
import { joinByFile } from '../../scripts/content/join-by-file.ts'
import { checkSite } from '../../shared/check/site-check.ts'
import { composeSite, joinSite } from '../../shared/content/compose-site.ts'
import type { ContentSet } from '../../shared/content/content-set.ts'
import { languagesOf } from '../../shared/content/set-pages.ts'
import type { Language } from '../../shared/language/languages.ts'
import { field } from '../../shared/schema/is-object.ts'
import { templateSet } from '../helpers/loaded-sets.ts'

const { facts, words, drawings } = templateSet
const english = words.en ?? {}
const site = composeSite(templateSet, 'en')
const files = { pictures: Object.keys(site.pictures), drawings: Object.keys(drawings) }

/** The template with a second language: its English words after a change. */
function twoLanguages(change: (words: object) => void): ContentSet {
  const es = structuredClone(english)
  change(es)
  return { facts: { ...facts, languages: ['en', 'es'] }, words: { en: english, es }, drawings }
}

/** The folders that pages with text blocks are made of. Other pages have no headings with ids. */
function at(content: unknown, path: string): object {
  const found = field(content, ...path.split('.'))
  if (typeof found !== 'object' || found === null) throw new Error(`There is nothing at ${path}`)
  return found
}

const problemsOf = (set: ContentSet, language: Language) => {
  const check = checkSite(joinSite(set, language), files)
  return check.status === 'faulty' ? check.problems : []
}

test('lists have the order of the facts and the texts of the language', () => {
  const set = twoLanguages((es) => Object.assign(at(es, 'services.repair'), { name: 'Reparaciones' }))
  const spanish = composeSite(set, 'es')
  expect(spanish.services.slice(0, 2).map(({ id, name, picture }) => [id, name, picture])).toEqual([
    ['repair', 'Reparaciones', 'repair'],
    ['new-work', site.services[1]?.name, 'new-work'],
  ])
  expect(spanish).toMatchObject({ language: 'es', languages: ['en', 'es'], phoneNumber: facts.phoneNumber })
})

test('a job’s size is written once, in the facts', () => {
  expect(site.homepage.jobs?.items.map(({ size, sizeText }) => [size, sizeText])).toEqual([
    [200, '200 square feet'],
    [300, '300 square feet'],
  ])
  expect(JSON.stringify(words.en?.homepage)).toContain('{size} square feet')
})

test('the check has one line for the untranslated texts of a file', () => {
  const finding = (file: string, field: string): LocatedFinding => ({ level: 'warning', file, field, message: 'is the same as in English' })
  const lines = joinByFile([finding('es/a.ts', 'x'), finding('es/b.ts', 'y'), finding('es/a.ts', 'z')])
  expect(lines.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'es/a.ts: is the same as in English here and in 1 more place',
    'es/b.ts: is the same as in English',
  ])
})

test('a page has the sections it lists, in order', () => {
  const set = twoLanguages((es) => Object.assign(at(es, 'homepage'), { sections: ['steps', 'services'] }))
  const { homepage: home } = composeSite(set, 'es')
  expect(home.sections).toEqual(['steps', 'services'])
  expect(home.services).toEqual(site.homepage.services)
  expect([home.figures, home.questions, home.area]).toEqual([undefined, undefined, undefined])
})

test('the first language of the settings is the default one', () => {
  expect(languagesOf(templateSet)).toEqual(['en'])
  expect(languagesOf({ facts: { languages: ['es', 'en'] } })).toEqual(['es', 'en'])
})

test.each([
  ['the texts of a service', 'services', 'repair', 'services[0]: missing'],
  ['an alternative text', 'pictures', 'hero', 'pictures.hero: missing'],
  ['the words of a term', 'terms', 'warranty', 'terms[0]: missing'],
  ['a text of a page', 'contact.map', 'linkLabel', 'contact.map.linkLabel: missing'],
])('a language without %s has one problem', (_, path, name, problem) => {
  const set = twoLanguages((es) => Reflect.deleteProperty(at(es, path), name))
  expect(problemsOf(set, 'es')).toEqual([problem])
})

test('untranslated texts are reported; facts and names are not', () => {
  const findingsIn = (set: ContentSet) => checkTranslation(set, 'es').map(({ message, ...spot }) => [Object.values(spot)[1], message])
  const untranslated = findingsIn(twoLanguages(() => {}))
  expect(untranslated).toContainEqual(['services[0].page.subtitle', 'is the same as in English'])
  const translated = twoLanguages((es) => Object.assign(at(es, 'services.repair.page'), { subtitle: 'Reparamos lo que falló' }))
  expect(findingsIn(translated)).toHaveLength(untranslated.length - 1)
  const places = untranslated.map(([place]) => place)
  expect(places).not.toContain('siteUrl')
  expect(places).not.toContain('navigation.blog.title')
  expect(checkTranslation(templateSet, 'en')).toEqual([])
})

test('a set without a known language has an error', () => {
  const of = (languages: readonly string[]) => checkLanguageList({ facts: { languages } }).map(({ file, field }) => `${file}: ${field}`)
  expect([of([]), of(['english']), of(['en'])]).toEqual([['settings.ts: languages'], ['settings.ts: languages'], []])
})

test('Spanish cannot be the first language, and the check says so', () => {
  const set = twoLanguages(() => {})
  const spanishFirst = { ...set, facts: { ...set.facts, languages: ['es', 'en'] } }
  expect(problemsOf(spanishFirst, 'es')).toContainEqual(expect.stringMatching(/^languages\[0\]: Español cannot be the first language/))
})

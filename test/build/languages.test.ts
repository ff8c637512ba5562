import { expect, test } from 'vitest'
import { checkTranslation } from '../../scripts/content/check-languages.ts'
import type { Words } from '../../scripts/site/template/facts.ts'
import { contentSet } from '../../scripts/site/template/site.ts'
import { composeSite, joinSite, languagesOf } from '../../shared/content/compose-site.ts'
import type { ContentSet } from '../../shared/content/content-set.ts'
import type { Language } from '../../shared/content/languages.ts'
import { checkSite } from '../../shared/content/site-check.ts'

const { facts, drawings = {} } = contentSet
const files = { pictures: Object.keys(facts.pictures), drawings: Object.keys(drawings) }

function englishWords(): Words {
  const { en } = contentSet.words
  if (!en) throw new Error('The template has no English words')
  return en
}

const words = englishWords()

/** The template with a second language. */
const twoLanguages = (es: Words): ContentSet<typeof facts> => ({ facts, words: { en: words, es }, drawings })

const faultsOf = (set: ContentSet, language: Language) => {
  const check = checkSite(joinSite(set, language), files)
  return check.status === 'faulty' ? check.problems : []
}

test('lists have the order of the facts and the texts of the language', () => {
  const spanish = { ...words, services: { ...words.services, repair: { ...words.services.repair, name: 'Reparaciones' } } }
  const site = composeSite(twoLanguages(spanish), 'es')
  expect(site.services.map(({ id, name, picture }) => [id, name, picture])).toEqual([
    ['repair', 'Reparaciones', 'repair'],
    ['new-work', words.services['new-work'].name, 'new-work'],
  ])
  expect(site).toMatchObject({ language: 'es', languages: ['en', 'es'], phoneNumber: facts.phoneNumber })
})

test('a page has the sections it lists, in order', () => {
  const homepage = { ...words.homepage, sections: ['steps', 'services'] } satisfies Words['homepage']
  const { homepage: home } = composeSite(twoLanguages({ ...words, homepage }), 'es')
  expect(home.sections).toEqual(['steps', 'services'])
  expect(home.services).toEqual(words.homepage.services)
  expect([home.figures, home.questions, home.area]).toEqual([undefined, undefined, undefined])
})

test('the first language of a set is the default one', () => {
  expect(languagesOf(contentSet)).toEqual(['en'])
  expect(languagesOf({ words: { es: words, en: words } })).toEqual(['es', 'en'])
})

test('a language without the texts of a service fails tsc and the build', () => {
  const { repair: _, ...services } = words.services
  // @ts-expect-error: the words of 'repair' are missing
  const faults = faultsOf(twoLanguages({ ...words, services }), 'es')
  expect(faults).toContainEqual(expect.stringMatching(/^services\[0\]\.name: /))
})

test('a language without an alternative text fails tsc and the build', () => {
  const { hero: _, ...pictures } = words.pictures
  // @ts-expect-error: the words of 'hero' are missing
  const faults = faultsOf(twoLanguages({ ...words, pictures }), 'es')
  expect(faults).toContainEqual(expect.stringMatching(/^pictures\.hero\.alt: /))
})

test('untranslated texts are reported; facts and names are not', () => {
  const findingsIn = (set: ContentSet) => checkTranslation(set, 'es').map(({ message, ...spot }) => [Object.values(spot)[1], message])
  const untranslated = findingsIn(twoLanguages(words))
  expect(untranslated).toContainEqual(['services[0].page.subtitle', 'is still in English'])
  const { repair } = words.services
  const services = { ...words.services, repair: { ...repair, page: { ...repair.page, subtitle: 'Reparamos lo que falló' } } }
  expect(findingsIn(twoLanguages({ ...words, services }))).toHaveLength(untranslated.length - 1)
  const places = untranslated.map(([place]) => place)
  expect(places).not.toContain('siteUrl')
  expect(places).not.toContain('navigation.blog.title')
  expect(checkTranslation(contentSet, 'en')).toEqual([])
})

test("a language without the answer to a service's question fails tsc and the build", () => {
  const { 'how-soon': _, ...items } = words.services.repair.page.questions.items
  const page = { ...words.services.repair.page, questions: { heading: 'Questions', items } }
  // @ts-expect-error: the answer to 'how-soon' is missing
  const faults = faultsOf(twoLanguages({ ...words, services: { ...words.services, repair: { ...words.services.repair, page } } }), 'es')
  expect(faults).toContainEqual(expect.stringMatching(/^services\[0\]\.page\.questions\.items\[0\]\.question: /))
})

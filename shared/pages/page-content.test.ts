import { expect, test } from 'vitest'
import { contentSets } from '../../test/helpers/content-sets.ts'
import { homeContent } from './home-content.ts'
import { shownTerms } from './page-content.ts'

const [[, set] = []] = contentSets
if (!set) throw new Error('There is no content set')

const term = { text: 'Some text.', pages: ['about' as const, 'services' as const], sample: false }
const terms = [
  { ...term, id: 'for-all', label: 'For all' },
  { ...term, id: 'all-but-barns', label: 'All but barns', except: 'barns' },
  { ...term, id: 'only-barns', label: 'Only barns', service: 'barns' },
]
const site = { ...set.site, reviews: [], terms }
const labels = (page: 'about' | 'services', service?: string) => shownTerms(site, page, service).map(({ label }) => label)

test('a page shows the terms for all pages and for its own service, without those that except its service', () => {
  expect(labels('about')).toEqual(['For all', 'All but barns'])
  expect(labels('services', 'sheds')).toEqual(['For all', 'All but barns'])
  expect(labels('services', 'barns')).toEqual(['For all', 'Only barns'])
})

test('a group without questions is not shown, and without any group the section is not either', () => {
  const { questions } = set.site.homepage
  if (!questions) throw new Error('No questions')
  const [first, ...others] = questions.groups.map((group) => ({ ...group, items: [] as typeof group.items }))
  if (!first) throw new Error('No group')
  const homeWith = (groups: typeof questions.groups) =>
    homeContent({ ...set.site, homepage: { ...set.site.homepage, questions: { ...questions, groups } } }).homepage
  expect(homeWith([first, ...questions.groups.slice(1)]).questions?.groups).toEqual(questions.groups.slice(1))
  expect(homeWith([first, ...others]).sections).not.toContain('questions')
})

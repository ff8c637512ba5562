import { expect, test } from 'vitest'
import { ownIds } from '../../shared/text/heading-ids.ts'
import { sourceFiles } from '../helpers/source-files.ts'

/** What a page with text blocks is made of. Other pages have no headings with ids. */
const folders = [
  'client/layout',
  'client/blog',
  'client/sections',
  'client/ui',
  'client/pages/own',
  'client/pages/privacy',
  'client/pages/service',
]

test('no heading of a text can take the id of another element', () => {
  const texts = sourceFiles([...folders, 'server/pages']).map(({ text }) => text)
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/\bid="([\w-]+)"|const \w+Id = '([\w-]+)'/g)].map((match) => match[1] ?? match[2] ?? ''),
  )
  expect([...new Set(ids)].sort()).toEqual([...ownIds].sort())
})

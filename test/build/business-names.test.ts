import { expect, test } from 'vitest'
import type { Site } from '../../shared/content/site-types.ts'
import { builtTexts } from '../helpers/built-texts.ts'
import { contentSets } from '../helpers/content-sets.ts'
import { sourceFiles } from '../helpers/source-files.ts'

/** The texts that identify a business, in all likely spellings. */
function namesOf({ name, logo, city, place, phoneNumber, telLink, siteUrl }: Site): string[] {
  const number = telLink.replace(/\D/g, '')
  return [name, logo.strong, city, place, phoneNumber, number, number.slice(-10), new URL(siteUrl).hostname].map((text) =>
    text.toLowerCase(),
  )
}

const containing = (files: readonly { path: string; text: string }[], names: readonly string[]) =>
  files.flatMap(({ path, text }) => {
    const words = text.toLowerCase()
    return names.filter((name) => words.includes(name)).map((name) => `${path}: ${name}`)
  })

test.each(contentSets)('only its own folder mentions the business of %s', (_, { site }) => {
  const files = sourceFiles(['client', 'server', 'scripts', 'shared', 'public']).filter(({ path }) => !path.startsWith('shared/sites/'))
  expect(files.length).toBeGreaterThan(50)
  expect(containing(files, namesOf(site))).toEqual([])
})

const pairs = contentSets.flatMap(([name]) =>
  contentSets.filter(([other]) => other !== name).map(([other, { site }]): [string, string, Site] => [name, other, site]),
)

test.each(pairs)('no built file of %s mentions the business of %s', (name, _, site) => {
  const files = builtTexts(`sites/${name}`)
  expect(files.length).toBeGreaterThan(10)
  expect(containing(files, namesOf(site))).toEqual([])
})

test.each(contentSets)("the server's bundle does not mention the business of %s", (_, { site }) => {
  const files = builtTexts('').filter(({ path }) => !path.startsWith('sites/'))
  expect(files.map(({ path }) => path)).toContain('server.js')
  expect(containing(files, namesOf(site))).toEqual([])
})

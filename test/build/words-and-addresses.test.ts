import { expect, test } from 'vitest'
import { listedScreens, pathOf } from '../../shared/addresses/routes.ts'
import { type SourceFile, sourceFiles } from '../helpers/source-files.ts'

/**
 * Texts for visitors belong in the messages or a content set, page paths in the route table. `request-json.ts` throws errors for
 * developers.
 */
const isOutOfScope = (path: string) =>
  /^shared\/(language|sites|privacy|drawing)\/|^(shared\/hours\/holidays|shared\/addresses\/routes|client\/navigation\/request-json)\.ts$/.test(
    path,
  )

const withoutComments = (text: string) => text.replace(/\{\/\*[\s\S]*?\*\/\}|\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Labels and hints of fields for the owner are at the field in the schema, in every language. */
const withoutLabels = (text: string) => text.replace(/\{\s*en: (['"`]).*?\1,\s*es: (['"`]).*?\2,?\s*\}/gs, '{}')

const code = sourceFiles(['client', 'server/middleware', 'server/pages', 'server/routes', 'shared'])
  .filter(({ path }) => /\.tsx?$/.test(path) && !isOutOfScope(path))
  .map(({ path, text }): SourceFile => ({ path, text: withoutLabels(withoutComments(text)) }))

const found = (files: readonly SourceFile[], pattern: RegExp) =>
  files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match.trim().replace(/\s+/g, ' ')}`))

/** Between two tags, or between a tag and an expression. */
const textInMarkup =
  /(?<=[>}])(?:[^<>{}()=$`"]*[A-Za-z]{2}[^<>{}()=$`"]*(?=<\/)|[^<>{}()=;:?&|'"`$]*[A-Za-z]{2}[^<>{}()=;:?&|'"`$]*(?=\{['" a-z]))/g
const wordsOfCode = /: (else( if)?|catch|finally|as const|satisfies|from|function \w+|export .*|import .*|const( .*)?|return)$/

const wordInAttribute = /\b(aria-label|aria-roledescription|title|placeholder|alt|label|heading|text)=["'][^"']*[A-Za-z]{2}[^"']*["']/g

/** Two or more words, the first one capitalized, except in errors for developers. */
const sentence = /(?<!Error\((?:\d+, )?)(['`"])[A-Z][a-z’']*(?: [A-Za-z’'${}.,]+)+[^'`"\n]*\1/g

const pagePath = new RegExp(
  `['"\`](?:${listedScreens
    .map((screen) => pathOf(screen, 'en'))
    .filter((path) => path !== '/')
    .join('|')})`,
  'g',
)
const homePath = /\b(?:href|to|path)(?:=|: )\{?['"`]\/['"`]/g

test('the patterns match texts and paths', () => {
  const sample = (text: string): SourceFile[] => [{ path: 'sample.tsx', text }]
  expect(found(sample('<p>\n  Call us\n</p>'), textInMarkup)).toEqual(['sample.tsx: Call us'])
  expect(found(sample("<p>We're here: call</p>"), textInMarkup)).toHaveLength(1)
  expect(found(sample('<p>Call {number}</p>'), textInMarkup)).toEqual(['sample.tsx: Call'])
  expect(found(sample('<a aria-label="Call us">'), wordInAttribute)).toHaveLength(1)
  expect(found(sample("const reason = 'The form is closed'"), sentence)).toHaveLength(1)
  expect(found(sample("throw new Error('No such page')"), sentence)).toEqual([])
  expect(found(sample("<Link to='/about/'>"), pagePath)).toHaveLength(1)
  expect(found(sample('<Link to="/">'), homePath)).toHaveLength(1)
})

test('no component, route or validator contains text for visitors', () => {
  const components = code.filter(({ path }) => path.endsWith('.tsx'))
  expect(components.length).toBeGreaterThan(50)
  expect(found(components, textInMarkup).filter((line) => !wordsOfCode.test(line))).toEqual([])
  expect(found(components, wordInAttribute)).toEqual([])
  expect(found(code, sentence)).toEqual([])
})

test('only the route table contains page paths', () => {
  expect(found(code, pagePath)).toEqual([])
  expect(found(code, homePath)).toEqual([])
})

import { expect, test } from 'vitest'
import { renderDrawingSheet } from '../../../shared/drawing/sheet.ts'
import { contentSets } from '../../../test/helpers/content-sets.ts'
import { groupInSheets } from './drawing-sheet.ts'

const drawings = contentSets[0]?.[1].drawings ?? {}
const sheet = renderDrawingSheet(drawings)

/** Names of elements that are not closed, up to the first mismatch. */
function unclosedElements(markup: string): string[] {
  const open: string[] = []
  for (const [, isEnd, name = '', isEmpty] of markup.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[a-z-]+="[^"<]*")*\s*(\/?)>/gi)) {
    if (isEnd && open.pop() !== name) return [name]
    if (!isEnd && !isEmpty) open.push(name)
  }
  return open
}

test('every drawing and every phone version has its own symbol', () => {
  const ids = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  const phones = Object.values(drawings).filter((drawing) => drawing.phone).length
  expect(ids).toHaveLength(Object.keys(drawings).length + phones)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the sheet is well-formed', () => {
  expect(unclosedElements(sheet)).toEqual([])
  const text = sheet.replace(/<\/?[a-zA-Z]+(?:\s+[a-zA-Z-]+="[^"<]*")*\s*\/?>/g, '')
  expect(text).not.toMatch(/[<>]|&(?!amp;|lt;)/)
  expect(sheet).not.toMatch(/NaN|Infinity|undefined/)
})

test('the sheet has no style attributes and no fixed colors', () => {
  expect(sheet).not.toMatch(/ style=|<style/)
  expect(sheet).not.toMatch(/(?:fill|stroke)="#|rgb\(/)
})

test('the same drawings give the same sheet', () => {
  expect(renderDrawingSheet(drawings)).toBe(sheet)
})

test('every drawing is in exactly one sheet, and a large one has its own sheet', () => {
  const [small = {}, ...large] = groupInSheets(drawings)
  expect([...Object.keys(small), ...large.flatMap(Object.keys)].sort()).toEqual(Object.keys(drawings).sort())
  expect(large.map((sheet) => Object.keys(sheet).length)).toEqual(large.map(() => 1))
  expect(Object.values(small).length).toBeGreaterThan(1)
})

import { expect, test } from 'vitest'
import { drawings } from '../../../shared/sites/fencing/drawings/drawings.ts'
import { groupInSheets, renderDrawingSheet } from './drawing-sheet.ts'

const sheet = renderDrawingSheet(drawings)

/** Names of elements still open where the markup ends or first contradicts itself. */
function unclosedElements(markup: string): string[] {
  const open: string[] = []
  for (const [, isEnd, name = '', isEmpty] of markup.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[a-z-]+="[^"<]*")*\s*(\/?)>/gi)) {
    if (isEnd && open.pop() !== name) return [name]
    if (!isEnd && !isEmpty) open.push(name)
  }
  return open
}

test('every drawing and every emission for phones has one symbol of its own', () => {
  const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const phones = Object.values(drawings).filter((drawing) => drawing.phone).length
  expect(ids).toHaveLength(Object.keys(drawings).length + phones)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the sheet is well-formed and every tag in it is one that the check understands', () => {
  expect(unclosedElements(sheet)).toEqual([])
  const text = sheet.replace(/<\/?[a-zA-Z]+(?:\s+[a-zA-Z-]+="[^"<]*")*\s*\/?>/g, '')
  expect(text).not.toMatch(/[<>]|&(?!amp;|lt;)/)
  expect(sheet).not.toMatch(/NaN|Infinity|undefined/)
})

test('nothing in it needs a style attribute or fixes a color', () => {
  expect(sheet).not.toMatch(/ style=|<style/)
  expect(sheet).not.toMatch(/(?:fill|stroke)="#|rgb\(/)
})

test('two builds of the same drawings are the same', () => {
  expect(renderDrawingSheet(drawings)).toBe(sheet)
})

test('every drawing is in one sheet; what is large is alone in its own', () => {
  const [small = {}, ...large] = groupInSheets(drawings)
  expect([...Object.keys(small), ...large.flatMap(Object.keys)].sort()).toEqual(Object.keys(drawings).sort())
  expect(large.map((sheet) => Object.keys(sheet).length)).toEqual(large.map(() => 1))
  expect(Object.values(small).length).toBeGreaterThan(1)
})

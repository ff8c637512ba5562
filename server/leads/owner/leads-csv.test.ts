import { expect, test } from 'vitest'
import { csvHead, csvLine } from './leads-csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+1 805 555 0142', "'+1 805 555 0142"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\tx', '"\'\tx"'],
  ['＝1', "'＝1"],
  ['a=1', 'a=1'],
  ['say "hi", you', '"say ""hi"", you"'],
  ['two\nlines', '"two\nlines"'],
  ['a\u0000\u001b]0;title\u0007\u009b2J', 'a[U+0000][U+001B]]0;title[U+0007][U+009B]2J'],
  ['=cmd|"x"', '"\'=cmd|""x"""'],
])('the cell %j is written as %j', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})

test('cells are read back unchanged, except for the prefix of formulas', () => {
  const cells = ['plain', '', ' spaced ', 'a,b', '"', '""', 'x\r\ny', 'ünï 🏡', '=1']
  expect(parse(csvLine(cells) + csvLine(['second']))).toEqual([cells.map((cell) => (cell === '=1' ? "'=1" : cell)), ['second']])
})

test('a byte order mark tells Excel that the file is UTF-8', () => {
  expect(csvHead).toMatch(/^\ufeffid,state,/)
})

function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

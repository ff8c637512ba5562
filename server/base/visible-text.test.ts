import { expect, test } from 'vitest'
import { escapeHtml, makeVisible, makeVisibleLine } from './visible-text.ts'

test.each([
  ['a\u202eb', 'a[U+202E]b'],
  ['a\u200bb\ufeff', 'a[U+200B]b[U+FEFF]'],
  ['a\0\r\x1b[31m', 'a[U+0000][U+000D][U+001B][31m'],
  ['a\u2028b\u0085c\tc', 'a[U+2028]b[U+0085]c[U+0009]c'],
  ['\u{e0041}', '[U+E0041]'],
  ['a\u200db', 'a[U+200D]b'],
  ['ñ\u200dé 山\u200c田', 'ñ[U+200D]é 山[U+200C]田'],
  ['👩\u200d\u200d🔧\u200d', '👩[U+200D][U+200D]🔧[U+200D]'],
  ['👩\u200d🔧 ❤️\u200d🔥 👍🏽', '👩\u200d🔧 ❤️\u200d🔥 👍🏽'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['two\nlines', 'two\nlines'],
  ['José 山田 שלום', 'José 山田 שלום'],
])('%j is shown as %j', (text, shown) => {
  expect(makeVisible(text)).toBe(shown)
})

test('line breaks become spaces', () => {
  expect(makeVisibleLine('a \n\n b')).toBe('a b')
})

test('markup is escaped', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe('&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;amp;&#60;/a&#62;')
})

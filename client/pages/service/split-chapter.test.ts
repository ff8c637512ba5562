import { expect, test } from 'vitest'
import type { Block } from '../../../shared/content/site-types.ts'
import { chapterParts } from './split-chapter.ts'

const heading = (text: string): Block => ({ kind: 'heading', level: 3, text })
const words: Block = { kind: 'paragraph', text: 'Words.' }
const drawing: Block = { kind: 'drawing', drawing: 'fence' }

test('words without a drawing share a row, and a drawing is beside the words before it', () => {
  const parts = chapterParts([heading('One'), words, heading('Two'), words, heading('Three'), words, drawing])
  expect(parts).toEqual([
    {
      kind: 'texts',
      groups: [
        [heading('One'), words],
        [heading('Two'), words],
      ],
    },
    { kind: 'beside', words: [heading('Three'), words], drawing },
  ])
})

test('a picture is as wide as the window, and a table or a drawing without words as wide as the container', () => {
  const picture: Block = { kind: 'picture', picture: 'yard' }
  const table: Block = { kind: 'table', head: ['A'], rows: [['a']] }
  expect(chapterParts([picture, table, drawing]).map(({ kind }) => kind)).toEqual(['plate', 'wide', 'wide'])
})

import type { Block } from '../content/site-types.ts'
import { plainText } from '../text/inline-text.ts'

const wordsPerMinute = 225

/** Rounded to whole minutes, at least 1. */
export const readingMinutes = (wordCount: number) => Math.max(1, Math.round(wordCount / wordsPerMinute))

export const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0

export const countBlockWords = (blocks: readonly Block[]) => blocks.reduce((sum, block) => sum + countWords(textOf(block)), 0)

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return plainText(block.text)
    case 'heading':
      return block.text
    case 'list':
      return block.items.map(plainText).join(' ')
    case 'table':
      return [...block.head, ...block.rows.flat().map(plainText)].join(' ')
    case 'options':
      return block.items
        .map(({ name, price, text, note }) => [name, ...[price, text, note].map((line) => plainText(line ?? ''))].join(' '))
        .join(' ')
    case 'chain':
      return block.parts.map(({ when, text }) => `${when} ${text}`).join(' ')
    case 'drawing':
    case 'picture':
    case 'comparison':
      return plainText(block.caption ?? '')
  }
}

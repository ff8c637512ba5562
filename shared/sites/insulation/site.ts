import type { ContentSet } from '../../content/content-set.ts'
import { drawings } from './drawings/drawings.ts'
import { words as en } from './en/words.ts'
import { facts } from './facts.ts'

export const contentSet: ContentSet<typeof facts> = { facts, words: { en }, drawings }

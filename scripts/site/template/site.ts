import type { ContentSet } from '../../../shared/content/content-set.ts'
import { words as en } from './en/words.ts'
import { facts } from './facts.ts'

export const contentSet: ContentSet<typeof facts> = { facts, words: { en } }

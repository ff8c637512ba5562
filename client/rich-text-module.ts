/** What draws the text of a content-service post. The browser takes `rich-text-module.browser.ts` in its place. */
import { RichText } from './components/rich-text.tsx'
import { parseRichText } from './components/rich-text-document.ts'

export type RichTextModule = { RichText: typeof RichText; parseRichText: typeof parseRichText }

const richText: RichTextModule = { RichText, parseRichText }

export const loadRichText = (): Promise<RichTextModule> => Promise.resolve(richText)

/** At once: whoever shows such a post has waited for `loadRichText`. */
export const loadedRichText = (): RichTextModule => richText

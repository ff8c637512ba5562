import type { RichText } from './rich-text.tsx'
import type { parseRichText } from './rich-text-document.ts'

/** Parser and renderer of content-service posts. */
type RichTextModule = { RichText: typeof RichText; parseRichText: typeof parseRichText }

let provided: RichTextModule | undefined

/** Called when a page needs it. Built-in articles do not. */
export function registerRichText(module: RichTextModule): void {
  provided = module
}

export function richTextModule(): RichTextModule {
  if (!provided) throw new Error('A post was rendered before registerRichText was called')
  return provided
}

import type { RichText } from './rich-text.tsx'
import type { parseRichText } from './rich-text-document.ts'

/** What draws the text of a content-service post. */
export type RichTextModule = { RichText: typeof RichText; parseRichText: typeof parseRichText }

let provided: RichTextModule | undefined

/** The server does it once, the browser when it comes to such a post: built-in articles never need it. */
export function provideRichText(module: RichTextModule): void {
  provided = module
}

export function richTextModule(): RichTextModule {
  if (!provided) throw new Error('The text of a post is drawn before provideRichText was called')
  return provided
}

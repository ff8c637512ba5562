/** Parser and renderer of content-service posts, as one chunk. */
import '../hydrate.tsx'

export { RichText } from './rich-text.tsx'
export { parseRichText } from './rich-text-document.ts'

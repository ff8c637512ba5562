/** Parser and renderer of content-service posts, as one chunk. */
import '../main-chunk.ts'

export { RichText } from './rich-text.tsx'
export { parseRichText } from './rich-text-document.ts'

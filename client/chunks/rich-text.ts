/** Parser and renderer of content-service posts, as one chunk. */
import '../hydrate.tsx'

export { RichText } from '../blog/rich-text.tsx'
export { parseRichText } from '../blog/rich-text-document.ts'

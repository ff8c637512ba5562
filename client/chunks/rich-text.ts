/** What draws content-service posts, as one chunk. */
import '../hydrate.tsx'

export { RichText } from '../components/rich-text.tsx'
export { parseRichText } from '../components/rich-text-document.ts'

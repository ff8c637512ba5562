/** What draws content-service posts, as one chunk. */
import './loaded-before.ts'

export { RichText } from './components/rich-text.tsx'
export { parseRichText } from './components/rich-text-document.ts'

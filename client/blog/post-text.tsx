import type { ReactNode } from 'react'
import type { Post } from '../../shared/blog/posts.ts'
import { countBlockWords } from '../../shared/blog/reading-time.ts'
import { tableOfContents } from '../../shared/text/heading-ids.ts'
import { Blocks } from '../ui/blocks.tsx'
import { richTextModule } from './rich-text-module.ts'

export type PostText = { body: ReactNode; contents: { id: string; text: string }[]; wordCount: number }

/** Body, second-level headings and word count of a post from either source. */
export function postText({ body }: Post): PostText {
  if (body.kind === 'built-in') {
    const { blocks } = body
    return { body: <Blocks blocks={blocks} />, contents: tableOfContents(blocks), wordCount: countBlockWords(blocks) }
  }
  const { RichText, parseRichText } = richTextModule()
  const { document, contents, wordCount } = parseRichText(body.document)
  return { body: <RichText document={document} />, contents, wordCount }
}

import type { PageData } from '../../shared/pages/page-data.ts'
import { provideRichText } from '../blog/rich-text-module.ts'
import { type ChunkName, chunkOf } from '../chunks/chunk-of.ts'
import { provideScreens } from '../screens/screens.ts'
import type { Screens } from './screen-for.tsx'

const loadChunk: Record<ChunkName, () => Promise<{ screens: Screens }>> = {
  blog: () => import('../chunks/blog.ts'),
  business: () => import('../chunks/business.ts'),
  contact: () => import('../chunks/contact.ts'),
  estimate: () => import('../chunks/estimate.ts'),
  home: () => import('../chunks/home.ts'),
}

/** Loads the chunks that a page needs before it is rendered in the browser. */
export async function loadPageCode({ content }: PageData): Promise<void> {
  const name = chunkOf[content.screen]
  const chunk = name && loadChunk[name]()
  if (content.screen === 'post' && content.post.body.kind === 'rich-text') provideRichText(await import('../blog/rich-text-chunk.ts'))
  if (chunk) provideScreens((await chunk).screens)
}

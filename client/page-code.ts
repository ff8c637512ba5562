import type { PageData } from '../shared/page-data.ts'
import { provideEstimate } from './estimate-module.ts'
import { provideRichText } from './rich-text-module.ts'

/** Loads what a page needs beyond the screens, before it is drawn in the browser. */
export async function loadPageCode({ content }: PageData): Promise<void> {
  if (content.screen === 'estimate') return provideEstimate(await import('./estimate-code.ts'))
  if (content.screen !== 'post' || content.post.body.kind !== 'rich-text') return
  provideRichText(await import('./rich-text-code.ts'))
}

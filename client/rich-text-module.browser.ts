/** As a chunk of its own: built-in articles, and sites without a content service, never need it. */
import type { RichTextModule } from './rich-text-module.ts'

let loaded: RichTextModule | undefined

export async function loadRichText(): Promise<RichTextModule> {
  if (!loaded) {
    const [{ RichText }, { parseRichText }] = await Promise.all([
      import('./components/rich-text.tsx'),
      import('./components/rich-text-document.ts'),
    ])
    loaded = { RichText, parseRichText }
  }
  return loaded
}

export function loadedRichText(): RichTextModule {
  if (!loaded) throw new Error('The text of a post is shown before what draws it is there')
  return loaded
}

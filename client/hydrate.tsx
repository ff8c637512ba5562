import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { pageChunks } from '#pages'
import { loadRichText } from '#rich-text'
import { loadScreen } from '#screens'
import type { PageState } from '../shared/page-data.ts'
import { DocumentBoundary } from './components/error-boundary.tsx'
import { Document } from './document.tsx'
import { headAssetsOf } from './head-assets.tsx'
import { createPageSource } from './page-source.ts'
import { watchFaults } from './report-fault.ts'

/** Makes the document that the server sent live. Without its state, or without a chunk of its screen, the page stays as it is: plain HTML that works. */
export async function hydrate(): Promise<void> {
  watchFaults()
  const stateText = document.getElementById('page-state')?.textContent
  if (!stateText) return
  // Written by our own server into this very document.
  const state: PageState = JSON.parse(stateText)
  const { content } = state.page
  const { tagManagerId } = state.layout
  if (tagManagerId) void import('./tag-manager.ts').then(({ loadTagManager }) => loadTagManager(tagManagerId))
  try {
    await loadScreen(content.screen)
    if (content.screen === 'post' && content.post?.body.kind === 'rich-text') await loadRichText()
  } catch {
    // The browser has told that the chunk is missing.
    return
  }
  const source = createPageSource(state, pageChunks, { key: historyKey(), pathname: location.pathname, search: location.search })
  const metaContent = (selector: string) => document.querySelector<HTMLMetaElement>(selector)?.content
  const socialPicture = metaContent('meta[property="og:image"]')?.replace(state.layout.siteUrl, '')
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <DocumentBoundary layout={state.layout}>
          <Document
            state={state}
            stateText={stateText}
            assets={headAssetsOf(document)}
            jsonLd={document.getElementById('structured-data')?.textContent ?? undefined}
            socialPicture={state.page.metadata.imageUrl ? undefined : socialPicture}
            themeColor={metaContent('meta[name="theme-color"]')}
            source={source}
          />
        </DocumentBoundary>
      </BrowserRouter>,
    )
  })
}

/** The router's key of the current history entry; `default` on a fresh load. */
function historyKey(): string {
  const state: unknown = history.state
  const key = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : undefined
  return typeof key === 'string' ? key : 'default'
}

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { pathIn } from '../shared/addresses/routes.ts'
import type { PageData, PageState } from '../shared/pages/page-data.ts'
import type { PriceTable } from '../shared/trades/trade-schemas.ts'
import { loadMessages } from './contexts/load-messages.ts'
import { MessagesContext } from './contexts/messages-context.ts'
import { Document } from './document/document.tsx'
import { DocumentBoundary } from './errors/error-boundary.tsx'
import { watchScriptErrors } from './errors/report-script-error.ts'
import { loadStyles } from './navigation/load-styles.ts'
import { createPageSource } from './navigation/page-source.ts'
import { loadPageCode } from './screens.tsx'
import './main-chunk.ts'

const loadCode = async (page: PageData) => {
  const { content } = page
  await Promise.all([loadPageCode(page), content.screen === 'estimate' && loadTrade(content.estimate.table.kind)])
}

/** Imported here, so that other pages do not list the trades' chunks. */
const loadTrade = async (kind: PriceTable['kind']) => (await import('../shared/trades/browser-trades.ts')).loadTrade(kind)

const loadPageParts = async (page: PageData) => {
  await Promise.all([loadCode(page), loadStyles(page.content.screen)])
}

/** Hydrates the server's document. Rejects if a script that the page needs fails to load. */
export async function hydrate(): Promise<void> {
  watchScriptErrors()
  const stateText = document.getElementById('page-state')?.textContent
  if (!stateText) return
  // Trusted: our own server wrote it into this document.
  const state: PageState = JSON.parse(stateText)
  const [messages] = await Promise.all([loadMessages(), loadCode(state.page)])
  const { tags } = state.layout
  // If it fails to load, the visitor is not asked and no tag runs.
  const consent = tags && (await import('./consent/start-consent.tsx').catch(() => undefined))
  const socialPicture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content.replace(state.layout.siteUrl, '')
  startTransition(() => {
    hydrateRoot(
      document,
      <MessagesContext value={messages}>
        <BrowserRouter>
          <DocumentBoundary layout={state.layout}>
            <Document
              state={state}
              socialPicture={state.page.metadata.imageUrl ? undefined : socialPicture}
              source={createPageSource(state.page.build, loadPageParts)}
            />
          </DocumentBoundary>
        </BrowserRouter>
      </MessagesContext>,
      // Something changed the page before hydration, so React rendered it again. Tests fail on this console message.
      { onRecoverableError: (error) => console.error(error) },
    )
  })
  // After `hydrateRoot`, because React does not listen on a document in which it has made another root before.
  if (tags) consent?.startConsent(tags, pathIn(state.layout, 'privacy'))
}

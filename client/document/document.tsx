import { Suspense, useEffect } from 'react'
import { pathOf } from '../../shared/addresses/routes.ts'
import { languages } from '../../shared/language/languages.ts'
import type { PageState } from '../../shared/pages/page-data.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { SiteContext } from '../contexts/site-context.ts'
import { App } from '../navigation/app.tsx'
import type { PageSource } from '../navigation/page-source.ts'
import { usePrefetch } from '../navigation/use-prefetch.ts'
import { useShownPage } from '../navigation/use-shown-page.ts'
import { PageHead } from './page-head.tsx'

export type DocumentProps = {
  state: PageState
  /** Path of the social picture. Omitted after client-side navigation, because crawlers always load the document. */
  socialPicture?: string
  /** Only in the browser: loads other pages. */
  source?: PageSource
}

/**
 * The html element, rendered on the server and hydrated in the browser. The server adds scripts, style sheet and data
 * (`server/pages/foreign-elements.tsx`), because React must not create them again: if something has changed the page before hydration, it
 * renders the content of `Suspense` from scratch.
 */
export function Document({ state, socialPicture, source }: DocumentProps) {
  const { layout } = state
  const { blog } = useMessages()
  const shown = useShownPage(state.page, source)
  const { page, isFirst } = shown
  usePrefetch(source)
  useEffect(() => {
    // Describes the first page only.
    if (!isFirst) document.getElementById('structured-data')?.remove()
  }, [isFirst])
  return (
    // The inline script and the entry set attributes before React sees the document.
    <html lang={languages[layout.language].tag} data-color-mode="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iOS would make the license number a link. */}
        <meta name="format-detection" content="telephone=no" />
        <PageHead layout={layout} page={page} socialPicture={isFirst ? socialPicture : undefined} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {!layout.absentPages?.includes('blog') && (
          <link rel="alternate" type="application/atom+xml" title={blog.feed(layout.name)} href={pathOf('feed', layout.language)} />
        )}
      </head>
      <body>
        <Suspense>
          <SiteContext value={layout}>
            <App {...shown} />
          </SiteContext>
        </Suspense>
      </body>
    </html>
  )
}

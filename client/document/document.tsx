import { languages } from '../../shared/content/languages.ts'
import type { PageState } from '../../shared/pages/page-data.ts'
import { pathOf } from '../../shared/pages/routes.ts'
import { App } from '../navigation/app.tsx'
import type { PageSource } from '../navigation/page-source.ts'
import { usePrefetch } from '../navigation/use-prefetch.ts'
import { useShownPage } from '../navigation/use-shown-page.ts'
import { type HeadAsset, HeadAssets } from './head-assets.tsx'
import { useMessages } from './messages-context.ts'
import { PageHead } from './page-head.tsx'
import { SiteContext } from './site-context.ts'

export type DocumentProps = {
  state: PageState
  assets: HeadAsset[]
  /** `stateText` and `jsonLd` are the exact contents of their script elements, already escaped. */
  stateText: string
  jsonLd?: string
  /** Path of the social picture. Omitted after client-side navigation, because crawlers always load the document. */
  socialPicture?: string
  /** The current value in the document, which the inline script may have changed, so that hydration matches. */
  themeColor?: string
  /** Only in the browser: loads other pages. */
  source?: PageSource
}

/** The html element, rendered on the server and hydrated in the browser. */
export function Document({ state, assets, stateText, jsonLd, socialPicture, themeColor, source }: DocumentProps) {
  const { layout } = state
  const { blog } = useMessages()
  const shown = useShownPage(state.page, source)
  const { page, isFirst } = shown
  usePrefetch(source)
  return (
    // The inline script sets the color mode before React sees the document.
    <html lang={languages[layout.language].tag} data-color-mode="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={themeColor ?? layout.themeColor.light}
          data-light={layout.themeColor.light}
          data-dark={layout.themeColor.dark}
        />
        <HeadAssets assets={assets} />
        <PageHead layout={layout} page={page} socialPicture={isFirst ? socialPicture : undefined} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" title={blog.feed(layout.name)} href={pathOf('feed', layout.language)} />
        {/* Only in the document as loaded: creating a script in the browser is blocked by Trusted Types. */}
        {isFirst && jsonLd && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by escapeForScript, on the server alone
          <script type="application/ld+json" id="structured-data" dangerouslySetInnerHTML={{ __html: jsonLd }} />
        )}
      </head>
      <body>
        <SiteContext value={layout}>
          <App {...shown} />
        </SiteContext>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by escapeForScript, on the server alone */}
        <script type="application/json" id="page-state" dangerouslySetInnerHTML={{ __html: stateText }} />
      </body>
    </html>
  )
}

import type { ReactNode } from 'react'
import { languages } from '../../shared/language/languages.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { type Appearance, defaultAppearance } from './appearances.ts'
import { BackLink } from './back-link.tsx'
import { Foot } from './foot.tsx'
import { Message, type OwnerMessage } from './message.tsx'
import { useOwner } from './owner-context.ts'
import type { SectionName } from './sections.ts'
import { TopBar } from './top-bar.tsx'

/** What one of the owner's pages passes to the frame around it. */
export type OwnerPage = {
  title: string
  /** The tab that is marked. */
  section?: SectionName
  /** The page that a page within a tab links back to. */
  back?: { href: string; text: string }
  /** The result of the last action. */
  message?: OwnerMessage
  /** The errors of a form that was refused, in the order of its fields. */
  errors?: readonly { id: string; message: string }[]
  content: ReactNode
  /** The page has `Actions`, which replace the tabs on phones. */
  hasActions?: boolean
}

type OwnerDocumentProps = OwnerPage & {
  manifest: Pick<AssetManifest, 'ownerStyles' | 'ownerScript' | 'font'>
  /** Undefined on the pages for signing in. */
  signedIn: SignedIn | undefined
}

export type SignedIn = {
  email: string
  appearance: Appearance
  /** The number of requests that need an answer today. */
  waiting: number
  /** The address of this page, to return to. */
  path: string
}

/** The html element of the owner's pages, rendered only on the server. */
export function OwnerDocument({ manifest, signedIn, ...page }: OwnerDocumentProps) {
  const { site, language, messages } = useOwner()
  const { errors: errorWords } = useMessages()
  const { title, section, back, message, errors = [], content, hasActions } = page
  const { light, dark } = site.theme
  const { appearance } = signedIn ?? { appearance: defaultAppearance }
  const fullTitle = messages.frame.title(title, site.name)
  return (
    <html lang={languages[language].tag} data-color-mode={appearance}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="robots" content="noindex" />
        <title>{errors.length > 0 ? errorWords.title(fullTitle) : fullTitle}</title>
        <ThemeColor appearance={appearance} light={light.ground} dark={dark.ground} />
        <link rel="stylesheet" href={manifest.ownerStyles.href} integrity={manifest.ownerStyles.integrity} />
        <link rel="preload" href={manifest.font.href} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <script type="module" src={manifest.ownerScript.href} integrity={manifest.ownerScript.integrity} crossOrigin="" />
      </head>
      <body className={hasActions ? 'has-actions' : undefined}>
        <TopBar section={section} waiting={signedIn?.waiting} />
        <main id="content">
          {message && <Message {...message} />}
          {signedIn && <OfflineMessage />}
          {errors.length > 0 && (
            <div className="container">
              <ErrorSummary errors={[...errors]} />
            </div>
          )}
          {back && <BackLink {...back} />}
          {content}
        </main>
        {signedIn && <Foot {...signedIn} />}
      </body>
    </html>
  )
}

/** Shown by the script. */
function OfflineMessage() {
  const { heading, text } = useOwner().messages.frame.offline
  return (
    <div id="offline" className="container" hidden>
      <div className="message" role="alert">
        <p className="message-heading">{heading}</p>
        <p className="message-text">{text}</p>
      </div>
    </div>
  )
}

type ThemeColorProps = { appearance: Appearance; light: string; dark: string }

function ThemeColor({ appearance, light, dark }: ThemeColorProps) {
  if (appearance !== 'system') return <meta name="theme-color" content={appearance === 'dark' ? dark : light} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
    </>
  )
}

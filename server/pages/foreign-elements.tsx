import { renderToStaticMarkup } from 'react-dom/server'
import { DuskPreload } from '../../client/pages/home/hero-photos.tsx'
import type { Theme } from '../../shared/content/site-types.ts'
import type { Language } from '../../shared/language/languages.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import type { PageData } from '../../shared/pages/page-data.ts'

type ForeignElements = {
  manifest: AssetManifest
  language: Language
  page: PageData
  theme: Theme
  /** Contents of script elements, already escaped. */
  stateText: string
  jsonLd: string | undefined
}

/**
 * Adds the elements that React does not hydrate: scripts, style sheet, font, theme color, and data. If something has changed the page
 * before hydration, React renders it again, and Trusted Types would stop it from creating scripts.
 */
export function addForeignElements(html: string, elements: ForeignElements): string {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  const head = renderToStaticMarkup(<Head {...elements} />)
  const state = renderToStaticMarkup(<PageState {...elements} />)
  return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + state + html.slice(bodyEnd)
}

/**
 * `data-modules`: the scripts to load later, as pairs of address and integrity. `data-messages`: the address of one of them.
 * `data-sheets`: the style sheets of single screens, for navigation.
 */
function Head({ manifest, language, page: { content, assets }, theme, jsonLd }: ForeignElements) {
  const { inlineScript, styles, screenStyles, font, entry } = manifest
  const [light, dark] = [theme.light.ground, theme.dark.ground]
  const ownStyles = screenStyles[content.screen]
  const sheets = Object.entries(screenStyles).map(([screen, { href }]) => `${screen} ${href}`)
  const messages = manifest.messages[language]
  if (!messages) throw new Error(`The site was not built in language '${language}'`)
  const modules = [...manifest.modules, messages, ...(manifest.chunks[content.screen] ?? [])]
  return (
    <>
      <meta name="theme-color" content={light} data-light={light} data-dark={dark} />
      {content.screen === 'home' && <DuskPreload hero={content.homepage.hero} assets={assets} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own built script, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: inlineScript.code }} />
      <link rel="stylesheet" href={styles.href} integrity={styles.integrity} data-sheets={sheets.join(' ')} />
      {ownStyles && <link rel="stylesheet" href={ownStyles.href} integrity={ownStyles.integrity} />}
      <link rel="preload" href={font.href} as="font" type="font/woff2" crossOrigin="" />
      <script
        data-modules={modules.map(({ href, integrity }) => `${href} ${integrity}`).join(' ')}
        data-messages={messages.href}
        type="module"
        src={entry.href}
        integrity={entry.integrity}
        crossOrigin=""
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by escapeForScript */}
      {jsonLd && <script type="application/ld+json" id="structured-data" dangerouslySetInnerHTML={{ __html: jsonLd }} />}
    </>
  )
}

function PageState({ stateText }: ForeignElements) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by escapeForScript
  return <script type="application/json" id="page-state" dangerouslySetInnerHTML={{ __html: stateText }} />
}

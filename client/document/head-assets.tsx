import type { Language } from '../../shared/content/languages.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import { chunkOf } from '../chunks/chunk-of.ts'
import type { ScreenName } from '../navigation/screen-for.tsx'

/** Style sheet, font and scripts of the head. The server makes them from the manifest, the browser reads them back from the document. */
export type HeadAsset =
  | {
      tag: 'link'
      rel: string
      href: string
      integrity?: string
      as?: string
      type?: string
      crossOrigin?: 'anonymous'
    }
  /** `modules`: the scripts to load later, as space-separated pairs of address and integrity. `messages`: the address of one of them. */
  | { tag: 'script'; src: string; integrity: string; modules: string; messages: string }
  | { tag: 'inline'; code: string }

export function headAssets(manifest: AssetManifest, language: Language, screen: ScreenName): HeadAsset[] {
  const messages = manifest.messages[language]
  if (!messages) throw new Error(`The site was not built in language '${language}'`)
  const chunk = manifest.chunks[chunkOf[screen] ?? ''] ?? []
  const modules = [...manifest.modules, messages, ...chunk].map(({ href, integrity }) => `${href} ${integrity}`).join(' ')
  return [
    { tag: 'inline', code: manifest.inlineScript.code },
    { tag: 'link', rel: 'stylesheet', href: manifest.styles.href, integrity: manifest.styles.integrity },
    { tag: 'link', rel: 'preload', href: manifest.font.href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    { tag: 'script', src: manifest.entry.href, integrity: manifest.entry.integrity, modules, messages: messages.href },
  ]
}

/** The same list, read back from the document. */
export function headAssetsOf(document: Document): HeadAsset[] {
  return [...document.head.querySelectorAll<HTMLElement>('[data-asset]')].map((element): HeadAsset => {
    const attribute = (name: string) => element.getAttribute(name) ?? undefined
    if (element.dataset.asset === 'inline') return { tag: 'inline', code: element.textContent ?? '' }
    if (element instanceof HTMLScriptElement) {
      const { modules = '', messages = '' } = element.dataset
      return { tag: 'script', src: attribute('src') ?? '', integrity: element.integrity, modules, messages }
    }
    return {
      tag: 'link',
      rel: attribute('rel') ?? '',
      href: attribute('href') ?? '',
      integrity: attribute('integrity'),
      as: attribute('as'),
      type: attribute('type'),
      crossOrigin: element.hasAttribute('crossorigin') ? 'anonymous' : undefined,
    }
  })
}

export function HeadAssets({ assets }: { assets: HeadAsset[] }) {
  return assets.map((asset) => <HeadAssetElement key={keyOf(asset)} asset={asset} />)
}

function keyOf(asset: HeadAsset): string {
  if (asset.tag === 'inline') return 'inline'
  return asset.tag === 'script' ? asset.src : asset.href
}

function HeadAssetElement({ asset }: { asset: HeadAsset }) {
  switch (asset.tag) {
    case 'inline':
      // Only the server sets this; hydration leaves the element as it is.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built script, allowed by its hash
      return <script data-asset="inline" dangerouslySetInnerHTML={{ __html: asset.code }} />
    case 'script':
      return (
        <script
          data-asset=""
          data-modules={asset.modules}
          data-messages={asset.messages}
          type="module"
          src={asset.src}
          integrity={asset.integrity}
          crossOrigin="anonymous"
        />
      )
    case 'link': {
      const { tag: _, ...attributes } = asset
      return <link data-asset="" {...attributes} />
    }
  }
}

import { StaticRouter } from 'react-router-dom'
import { MessagesContext } from '../../client/contexts/messages-context.ts'
import type { DocumentProps } from '../../client/document/document.tsx'
import { loadPageCode } from '../../client/screens.tsx'
import type { Site } from '../../shared/content/site-types.ts'
import { messagesFor } from '../../shared/language/messages.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import { escapeForScript, type PageState } from '../../shared/pages/page-data.ts'
import { structuredData } from '../../shared/pages/structured-data.ts'
import type { BusinessFacts } from '../../shared/pages/structured-facts.ts'
import { HttpError } from '../base/errors.ts'
import { addForeignElements } from './foreign-elements.tsx'
import { findPageErrors } from './page-gate.ts'
import { renderToBytes } from './render-to-bytes.ts'

type RenderPage = (state: PageState, signal?: AbortSignal) => Promise<Buffer>

type RendererOptions = {
  manifest: AssetManifest
  site: BusinessFacts & Pick<Site, 'theme'>
  /** The html element. The browser hydrates the same one. */
  Document: (props: DocumentProps) => React.ReactNode
}

/** The renderer rejects if a component throws, on timeout, or if the result would break in the browser. */
export function createPageRenderer({ manifest, site, Document }: RendererOptions): RenderPage {
  const { areaServed, businessType, city, region } = site
  return async (state, signal) => {
    const { page, layout } = state
    const picture = socialPicture(manifest, page.metadata.image)
    const absolute = (address: string | undefined) => address && layout.siteUrl + address
    const graph = structuredData(state, {
      ...{ areaServed, businessType, city, region },
      image: page.metadata.imageUrl ?? absolute(picture),
      businessImage: absolute(manifest.social.home),
    })
    await loadPageCode(page)
    const bytes = await renderToBytes(
      <MessagesContext value={messagesFor(layout.language)}>
        <StaticRouter location={page.path}>
          <Document state={state} socialPicture={picture} />
        </StaticRouter>
      </MessagesContext>,
      { signal },
    )
    const html = addForeignElements(bytes.toString(), {
      manifest,
      language: layout.language,
      page,
      theme: site.theme,
      stateText: escapeForScript(state),
      jsonLd: graph && escapeForScript(graph),
    })
    const errors = findPageErrors(html, manifest.inlineScript.hash)
    if (errors.length > 0) throw new HttpError(500, `The page ${page.key} would break in the browser: ${errors.join(', ')}`)
    return Buffer.from(html)
  }
}

const socialPicture = ({ social }: AssetManifest, name: string | undefined) =>
  name && Object.hasOwn(social, name) ? social[name] : undefined

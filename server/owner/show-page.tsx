import type { Request, Response } from 'express'
import { MessagesContext } from '../../client/contexts/messages-context.ts'
import { AssetsContext } from '../../client/contexts/site-context.ts'
import { OwnerContext } from '../../client/owner/owner-context.ts'
import { OwnerDocument, type OwnerPage } from '../../client/owner/owner-document.tsx'
import { messagesFor } from '../../shared/language/messages.ts'
import { ownerMessagesFor } from '../../shared/language/owner-messages.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { HttpError } from '../base/errors.ts'
import { clientKey } from '../limits/client-key.ts'
import { findPageErrors } from '../pages/page-gate.ts'
import { renderToBytes } from '../pages/render-to-bytes.ts'
import type { Rendering } from '../pages/rendering.ts'
import { findSession } from './owner-session.ts'
import { wantedPage } from './wanted-page.ts'

/**
 * Renders one of the owner's pages and sends it. The default status is 200. `waiting` is set if the page has counted the requests itself.
 */
export type ShowPage = (req: Request, res: Response, page: OwnerPage & { status?: number; waiting?: number }) => Promise<void>

type ShowOptions = {
  site: BuiltSite
  manifest: AssetManifest
  rendering: Pick<Rendering, 'queue'>
  /** The number of requests that need an answer today. */
  countWaiting(): Promise<number>
}

export function createShowPage({ site, manifest, rendering, countWaiting }: ShowOptions): ShowPage {
  const { language } = site
  const context = { site, language, messages: ownerMessagesFor(language) }
  const assets = { pictures: site.built.pictures, drawings: site.built.drawings }
  const messages = messagesFor(language)

  return async (req, res, { status = 200, waiting, ...page }) => {
    const session = findSession(res)
    const signedIn = session && {
      email: session.email,
      appearance: session.appearance,
      // The page of an error is shown even if the store is out of reach.
      waiting: waiting ?? (await countWaiting().catch(() => 0)),
      path: wantedPage(req.method === 'POST' ? req.path : req.originalUrl),
    }
    const element = (
      <MessagesContext value={messages}>
        <AssetsContext value={assets}>
          <OwnerContext value={context}>
            <OwnerDocument manifest={manifest} signedIn={signedIn} {...page} />
          </OwnerContext>
        </AssetsContext>
      </MessagesContext>
    )
    const bytes = await rendering.queue.run(clientKey(req.ip), () => renderToBytes(element))
    const errors = findPageErrors(bytes.toString(), manifest.inlineScript.hash)
    if (errors.length > 0) throw new HttpError(500, `A page of the owner’s would break in the browser: ${errors.join(', ')}`)
    res.status(status).set('Content-Language', language).type('html').send(bytes)
  }
}

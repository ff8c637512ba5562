import { Router } from 'express'
import { NotFoundError } from '../../base/errors.ts'
import type { Owner } from '../owner.ts'
import { previewDocument, previewFolder } from './preview-document.tsx'
import { siteAddress } from './site-forms.ts'

/** `/owner/preview/PATH` is the page at PATH with all drafts. */
export function previewRoutes({ preview, messages }: Pick<Owner, 'preview' | 'messages'>): Router {
  const router = Router({ caseSensitive: true })
  const { previewBar: text, backToSite: back } = messages.site
  router.get([`${previewFolder}/`, `${previewFolder}/*path`], async (req, res) => {
    const [target = ''] = req.originalUrl.slice(previewFolder.length).split('?')
    const html = await preview(target)
    if (!html) throw new NotFoundError(`No page ${target}`)
    res.type('html').send(previewDocument(html.toString(), { text, back, backHref: siteAddress }))
  })
  return router
}

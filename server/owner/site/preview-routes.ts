import { Router } from 'express'
import { NotFoundError } from '../../base/errors.ts'
import type { Owner } from '../owner.ts'
import { previewBar } from './preview-bar.ts'
import { previewDocument, previewFolder } from './preview-document.tsx'

/** `/owner/preview/PATH` is the page at PATH with all drafts. */
export function previewRoutes({
  preview,
  messages,
  changes,
  site,
  manifest,
}: Pick<Owner, 'preview' | 'messages' | 'changes' | 'site' | 'manifest'>): Router {
  const router = Router({ caseSensitive: true })
  router.get([`${previewFolder}/`, `${previewFolder}/*path`], async (req, res) => {
    const [path] = req.originalUrl.slice(previewFolder.length).split('?')
    const target = path || '/'
    const html = await preview(target)
    if (!html) throw new NotFoundError(`No page ${target}`)
    const bar = previewBar(target, { site, messages, changes: await changes.read() })
    res.type('html').send(previewDocument(html.toString(), bar, manifest))
  })
  return router
}

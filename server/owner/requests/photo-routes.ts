import { Router } from 'express'
import { requestHref } from '../../../client/owner/requests/list-href.ts'
import { photoTypeOf, photoTypes } from '../../../shared/contact/photo-type.ts'
import { NotFoundError } from '../../base/errors.ts'
import { sendPicture } from '../../media/send-picture.ts'
import type { Owner } from '../owner.ts'

export const photoHref = (id: string, name: string) => `${requestHref(id)}photos/${name}`

/** The photos of requests, always sent as images. */
export function photoRoutes({ store }: Pick<Owner, 'store'>): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.get('/owner/requests/:id/photos/:name', async (req, res) => {
    const { id, name } = req.params
    const type = photoTypeOf(name)
    const isName = /^[0-9a-f]{32}$/.test(id) && /^\d{1,3}\.[a-z]+$/.test(name)
    const photo = isName && type ? await store.pictures.read(`photos/${id}`, name) : undefined
    if (!photo || !type) throw new NotFoundError('No such photo')
    res.set({
      'Content-Type': photoTypes[type],
      'Content-Disposition': `inline; filename="photo-${name}"`,
      // Opened directly, the photo is a document, in which nothing may run.
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    await sendPicture(req, res, photo)
  })
  return router
}

import { Router } from 'express'
import { sendPicture } from '../media/send-picture.ts'
import { mediaFolder } from '../media/uploads.ts'
import { allowMethods } from '../middleware/method-guard.ts'
import type { PictureStore } from '../store/store.ts'

/** Pictures that the owner uploaded. Their names are hashes of their content, so nobody can guess the name of one that no page shows. */
export function mediaRoutes(pictures: Pick<PictureStore, 'read'>): Router {
  const router = Router({ caseSensitive: true, strict: true })
  // For all methods, so that an unknown name is a 404 with any of them.
  router.all('/media/:name', async (req, res, next) => {
    const { name } = req.params
    const picture = /^[0-9a-f]{32}-\d{1,5}\.jpg$/.test(name) ? await pictures.read(mediaFolder, name) : undefined
    if (!picture) return next()
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      picture.content.destroy()
      allowMethods(res, ['GET', 'HEAD'])
      return next()
    }
    res.set({
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable, no-transform',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    await sendPicture(req, res, picture)
  })
  return router
}

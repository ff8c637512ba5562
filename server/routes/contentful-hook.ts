import { Router } from 'express'
import { HttpError } from '../base/errors.ts'
import type { PostLibrary } from '../posts/post-library.ts'
import { isSecret } from '../requests/is-secret.ts'

const hookPath = '/hooks/contentful'

const maxBodyBytes = 1_000_000

/** Refreshes the posts. The request body is not read. Without a secret, the address does not exist. */
export function contentfulHook(secret: string | undefined, posts: Pick<PostLibrary, 'refresh'>): Router {
  const router = Router({ caseSensitive: true })
  if (secret === undefined) return router
  router.post(hookPath, (req, res) => {
    res.set('Cache-Control', 'no-store')
    if (!isSecret(req.get('x-webhook-secret') ?? '', secret)) {
      res.status(401).type('text/plain').send('401 Unauthorized\n')
      return
    }
    if (Number(req.get('content-length') ?? 0) > maxBodyBytes) throw new HttpError(413, 'The hook request has too many bytes')
    void posts.refresh()
    res.status(204).end()
  })
  return router
}

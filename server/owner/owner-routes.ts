import { Router } from 'express'
import { NotFoundError } from '../base/errors.ts'
import type { Owner } from './owner.ts'
import { listRoutes } from './requests/list-routes.tsx'
import { photoRoutes } from './requests/photo-routes.ts'
import { requestRoutes } from './requests/request-routes.tsx'
import { isOwnerPath, sessionGuard } from './session-guard.ts'
import { signInRoutes } from './sign-in-routes.tsx'
import { formRoutes } from './site/form-routes.ts'
import { historyRoutes } from './site/history-routes.tsx'
import { overviewRoutes } from './site/overview-routes.ts'
import { previewRoutes } from './site/preview-routes.ts'
import { weekRoutes } from './week/week-routes.tsx'
import { workRoutes } from './work/work-routes.ts'

/** The routers of the owner's pages. The guard is first: the others are only reached with a session. */
export const ownerRoutes = (owner: Owner): Router[] => [
  sessionGuard(owner),
  signInRoutes(owner),
  listRoutes(owner),
  requestRoutes(owner),
  photoRoutes(owner),
  weekRoutes(owner),
  ...(owner.site.work ? [workRoutes(owner)] : []),
  historyRoutes(owner),
  previewRoutes(owner),
  overviewRoutes(owner),
  formRoutes(owner),
  unknownPages(),
]

/** The site's own not-found page is for visitors and has no way back to the owner's pages. */
function unknownPages(): Router {
  const router = Router()
  router.use(({ method, path }, _res, next) => {
    if (isOwnerPath(path) && (method === 'GET' || method === 'HEAD')) throw new NotFoundError('No such page')
    next()
  })
  return router
}

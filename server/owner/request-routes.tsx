import { Router } from 'express'
import { ownerPaths } from '../../client/owner/owner-paths.ts'
import { PageHeading } from '../../client/owner/page-heading.tsx'
import type { Owner } from './owner.ts'

/** The requests. */
export function requestRoutes({ show, messages }: Pick<Owner, 'show' | 'messages'>): Router {
  const router = Router({ caseSensitive: true })
  router.get(ownerPaths.requests, async (req, res) => {
    await show(req, res, {
      title: messages.frame.tabs.requests,
      section: 'requests',
      content: <PageHeading>{messages.frame.tabs.requests}</PageHeading>,
    })
  })
  return router
}

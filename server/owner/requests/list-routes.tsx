import { Router } from 'express'
import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import { RequestsPage } from '../../../client/owner/requests/requests-page.tsx'
import { doneMessage } from '../done-message.ts'
import type { Owner } from '../owner.ts'
import { parseListQuery } from './request-list.ts'

/** The list of requests, with its filters, search and pages. */
export function listRoutes({ show, messages, requestList }: Pick<Owner, 'show' | 'messages' | 'requestList'>): Router {
  const { heading, one } = messages.requests
  const router = Router({ caseSensitive: true })
  router.get(ownerPaths.requests, async (req, res) => {
    const query = new URLSearchParams(req.originalUrl.split('?')[1])
    const list = await requestList.read(parseListQuery(query))
    await show(req, res, {
      title: heading,
      section: 'requests',
      message: doneMessage(req, { erased: one.done.erased, spam: one.done.spam }),
      waiting: list.waitingCount,
      content: <RequestsPage list={list} />,
    })
  })
  return router
}

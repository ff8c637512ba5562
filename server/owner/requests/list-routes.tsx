import { Router } from 'express'
import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import { RequestsPage } from '../../../client/owner/requests/requests-page.tsx'
import type { Owner } from '../owner.ts'
import { parseListQuery } from './request-list.ts'

/** The list of requests, with its filters, search and pages. */
export function listRoutes({ show, messages, requestList }: Pick<Owner, 'show' | 'messages' | 'requestList'>): Router {
  const { heading, one } = messages.requests
  const router = Router({ caseSensitive: true })
  router.get(ownerPaths.requests, async (req, res) => {
    const query = new URLSearchParams(req.originalUrl.split('?')[1])
    const list = await requestList.read(parseListQuery(query))
    const done = query.get('done')
    const message = done === 'erased' || done === 'spam' ? ({ kind: 'done', heading: one.done[done] } as const) : undefined
    await show(req, res, {
      title: heading,
      section: 'requests',
      message,
      waiting: list.waitingCount,
      content: <RequestsPage list={list} />,
    })
  })
  return router
}

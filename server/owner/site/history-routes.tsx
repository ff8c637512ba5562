import { Router } from 'express'
import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import { HistoryPage } from '../../../client/owner/site/history-page.tsx'
import { readTextForm } from '../../requests/form-body.ts'
import { singleField } from '../../requests/form-fields.ts'
import { sessionOf } from '../owner-session.ts'
import { problemLines } from './field-words.ts'
import { historyOf } from './overview.ts'
import { createOverview, type SiteOwner } from './show-overview.tsx'

/** The list of publications, restoring one, and undoing everything. */
export function historyRoutes(owner: SiteOwner): Router {
  const { show, messages, changes, site, clock } = owner
  const { showOverview } = createOverview(owner)
  const router = Router({ caseSensitive: true })

  router.get(ownerPaths.history, async (req, res) => {
    const [current, publications] = await Promise.all([changes.read(), changes.history()])
    const viewer = { me: sessionOf(res).email, now: clock.now() }
    const shown = historyOf(publications, { site, messages, changes: current }, viewer)
    const canUndo = Object.keys(current.published?.record ?? {}).length > 0
    await show(req, res, {
      title: messages.site.history,
      section: 'site',
      back: { href: ownerPaths.site, text: messages.site.title },
      content: <HistoryPage publications={shown} canUndo={canUndo} />,
    })
  })

  router.post(ownerPaths.history, async (req, res) => {
    const form = await readTextForm(req)
    const { email } = sessionOf(res)
    if (singleField(form, 'action') === 'undo-all') {
      await changes.undoAll(email)
      return res.redirect(303, `${ownerPaths.site}?done=undone`)
    }
    const result = await changes.bringBack(Number(singleField(form, 'version')), email)
    if (result.status === 'invalid') {
      const text = problemLines(result.problems, { site, messages, changes: await changes.read() }).join(' ')
      return showOverview(req, res, { status: 422, message: { kind: 'news', heading: messages.site.notBroughtBack, text } })
    }
    if (result.status !== 'saved') return showOverview(req, res, { status: 409, message: { kind: 'news', ...messages.site.gone } })
    res.redirect(303, `${ownerPaths.site}?done=${result.changed.length > 0 ? 'brought-back' : 'unchanged'}`)
  })
  return router
}

import type { Request, Response } from 'express'
import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import { OverviewPage } from '../../../client/owner/site/overview-page.tsx'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import { doneMessage } from '../done-message.ts'
import type { Owner } from '../owner.ts'
import { sessionOf } from '../owner-session.ts'
import { problemLines } from './field-words.ts'
import { overviewOf } from './overview.ts'

export type SiteOwner = Pick<Owner, 'show' | 'messages' | 'changes' | 'site' | 'clock' | 'store'>

export const doneWords = ({ published, saved, undone, broughtBack, unchanged, discarded }: OwnerMessages['site']) => ({
  ...{ published, saved, undone, unchanged, discarded },
  'brought-back': broughtBack,
})

/** The overview, with a message on what was published, or why nothing was. */
export function createOverview({ show, messages, changes, site, clock }: SiteOwner) {
  const words = messages.site

  async function showOverview(req: Request, res: Response, how: Pick<Parameters<Owner['show']>[2], 'status' | 'message'> = {}) {
    const current = await changes.read()
    await show(req, res, {
      title: words.title,
      section: 'site',
      message: doneMessage(req, doneWords(words)),
      ...how,
      content: <OverviewPage {...overviewOf({ site, messages, changes: current }, { me: sessionOf(res).email, now: clock.now() })} />,
    })
  }

  /** Nothing was done, because somebody changed something since the page was shown. */
  const showMoved = (req: Request, res: Response, action: 'publish' | 'discard' | 'remove') =>
    showOverview(req, res, { status: 409, message: { kind: 'news', heading: words.moved.heading, text: words.moved[action] } })

  /** `seen` is the version of the drafts that the page showed. */
  async function publish(req: Request, res: Response, { paths, seen }: { paths: string[]; seen: number }): Promise<void> {
    const result = await changes.publish(paths, { seen, by: sessionOf(res).email })
    if (result.status === 'published') return res.redirect(303, `${ownerPaths.site}?done=published`)
    if (result.status === 'moved') return showMoved(req, res, 'publish')
    const text = problemLines(result.problems, { site, messages, changes: await changes.read() }).join(' ')
    return showOverview(req, res, { status: 422, message: { kind: 'news', heading: words.notPublished, text } })
  }

  return { showOverview, showMoved, publish }
}

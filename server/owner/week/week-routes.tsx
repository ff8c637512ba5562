import { Router } from 'express'
import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import { WeekPage } from '../../../client/owner/week/week-page.tsx'
import { createWallClock, weekBefore, weekOf } from '../../base/calendar.ts'
import { NotFoundError } from '../../base/errors.ts'
import { readWeekReport } from '../../letter/week-report.ts'
import type { Owner } from '../owner.ts'
import { createNoteIndex } from '../requests/note-index.ts'
import { weekView } from './week-view.ts'

const shownWeeks = 53

/** The figures of the letter, for any of the last 53 weeks. Without `week` the last whole one, as in the letter. */
export function weekRoutes({ show, site, messages, store, clock }: Pick<Owner, 'show' | 'site' | 'messages' | 'store' | 'clock'>): Router {
  const wallClock = createWallClock(site.openingHours.timeZone)
  const notes = createNoteIndex(store.documents)
  const router = Router({ caseSensitive: true })
  router.get(ownerPaths.week, async (req, res) => {
    const now = clock.now()
    const weeks = weeksUntil(weekOf(wallClock(now).day))
    const [week = weeks[1] ?? '', ...others] = new URLSearchParams(req.originalUrl.split('?')[1]).getAll('week')
    if (others.length > 0 || !weeks.includes(week)) throw new NotFoundError('No such week')
    const report = await readWeekReport({ store, name: site.name, site, week, now, notes: await notes.read() })
    const view = weekView(report, { site, messages, weeks })
    await show(req, res, { title: view.heading, section: 'week', content: <WeekPage {...view} /> })
  })
  return router
}

/** Newest first. */
function weeksUntil(latest: string): string[] {
  const weeks = [latest]
  while (weeks.length < shownWeeks) weeks.push(weekBefore(weeks.at(-1) ?? latest))
  return weeks
}

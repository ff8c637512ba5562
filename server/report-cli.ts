/** Entry point of `npm run report`, built as `dist/report.js`. */
import { createWallClock, weekBefore, weekOf } from './base/calendar.ts'
import { readNotes } from './leads/lead-notes.ts'
import { runReportCommand } from './letter/report-command.ts'
import { readWeekReport } from './letter/week-report.ts'
import { runOwnerCommand } from './owner-command.ts'

await runOwnerCommand(import.meta.dirname, ({ argv, config, store, files, write, writeError }) => {
  const [site] = files.sites
  const now = Date.now()
  const common = { store, name: config.site, site, now }
  return runReportCommand(argv, {
    lastWeek: weekBefore(weekOf(createWallClock(site.openingHours.timeZone)(now).day)),
    business: site,
    read: async (week) => readWeekReport({ ...common, week, notes: config.ownerEmails && (await readNotes(store.documents)) }),
    ...{ write, writeError },
  })
})

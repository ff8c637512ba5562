/** Entry point of `npm run report`, built as `dist/report.js`. */
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { createWallClock, weekBefore, weekOf } from './base/calendar.ts'
import { runReportCommand } from './letter/report-command.ts'
import { readWeekReport } from './letter/week-report.ts'
import { runOwnerCommand } from './owner-command.ts'

await runOwnerCommand(import.meta.dirname, ({ argv, config, leads: { admin }, readSites, write, writeError }) => {
  const [site] = readSites()
  const { timeZone } = site.openingHours
  const now = Date.now()
  const common = { fs, folder: join(config.dataDir, 'counts'), site: config.site, timeZone, admin, now }
  return runReportCommand(argv, {
    lastWeek: weekBefore(weekOf(createWallClock(timeZone)(now).day)),
    business: site,
    read: (week) => readWeekReport({ ...common, week }),
    ...{ write, writeError },
  })
})

import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { type Clock, systemClock } from '../base/clock.ts'
import type { Logger } from '../base/log.ts'
import type { Config } from '../config/config.ts'
import { ownerUrl } from '../config/owner-url.ts'
import type { Counts } from '../counts/counts.ts'
import type { HealthReport } from '../health/health-report.ts'
import { readNotes } from '../leads/lead-notes.ts'
import { createMailer } from '../mail/mailer.ts'
import type { Store } from '../store/store.ts'
import { createLetterDelivery, type LetterDelivery } from './letter-delivery.ts'
import { createLetterSchedule } from './letter-schedule.ts'
import { letterChecks } from './week-content.ts'
import { readWeekReport } from './week-report.ts'
import { weeklyLetter } from './weekly-letter.ts'

type SiteLetterOptions = {
  store: Store
  /** Only in a running server. */
  counts?: Pick<Counts, 'flush'>
  health?: () => Pick<HealthReport, 'checks'>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock?: Clock
}

/** Creates the weekly letter with the configured mail server. `undefined` if there is none or no letter is wanted. */
export function createSiteLetter(config: Config, site: () => BuiltSite, options: SiteLetterOptions): LetterDelivery | undefined {
  const { mail, reportDay: weekday, site: name } = config
  if (!mail || !weekday) return undefined
  const { store, counts, health, log, clock = systemClock } = options
  const { timeZone } = site().openingHours
  const { from, to } = mail
  const pages = ownerUrl(config)
  return createLetterDelivery({
    schedule: createLetterSchedule({ timeZone, weekday }),
    mailer: createMailer({ smtp: mail.smtp, from, clock }),
    ...{ store, to, log, clock },
    async render(week, id) {
      await counts?.flush()
      const now = clock.now()
      const notes = pages === undefined ? undefined : await readNotes(store.documents)
      const report = await readWeekReport({ store, name, site: site(), week, now, notes })
      const checks = health?.().checks
      const problems = letterChecks.filter((name) => checks && checks[name].status !== 'pass')
      return weeklyLetter(report, { business: site(), from, to, id, date: new Date(now), problems, ownerUrl: pages })
    },
  })
}

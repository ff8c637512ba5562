import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { type Clock, systemClock } from '../base/clock.ts'
import type { Logger } from '../base/log.ts'
import type { Config } from '../config/config.ts'
import type { Counts } from '../counts/counts.ts'
import type { HealthReport } from '../health/health-report.ts'
import type { LeadAdmin } from '../leads/lead-admin.ts'
import { createProcessOwner } from '../leads/process-owner.ts'
import { createMailer } from '../mail/mailer.ts'
import { createLetterDelivery, type LetterDelivery } from './letter-delivery.ts'
import { createLetterSchedule } from './letter-schedule.ts'
import { createLetterState } from './letter-state.ts'
import { readWeekReport } from './week-report.ts'
import { type LetterProblem, weeklyLetter } from './weekly-letter.ts'

type SiteLetterOptions = {
  admin: Pick<LeadAdmin, 'list'>
  /** Only in a running server. */
  counts?: Pick<Counts, 'flush'>
  health?: () => Pick<HealthReport, 'checks'>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock?: Clock
}

export type SiteLetter = Pick<LetterDelivery, 'start' | 'run' | 'close'>

/** Creates the weekly letter with the configured mail server. `undefined` if there is none or no letter is wanted. */
export function createSiteLetter(config: Config, site: BuiltSite, { admin, counts, health, log, ...rest }: SiteLetterOptions) {
  const { mail, reportDay: weekday, site: name } = config
  if (!mail || !weekday) return undefined
  const { timeZone } = site.openingHours
  const { clock = systemClock } = rest
  const folder = join(config.dataDir, 'counts')
  const owner = createProcessOwner()
  const letter = createLetterDelivery({
    schedule: createLetterSchedule({ timeZone, weekday }),
    state: createLetterState({ fs, folder, site: name, owner }),
    ...{ owner, mailer: createMailer({ smtp: mail.smtp }), to: mail.to, log, clock },
    async render(week, id) {
      await counts?.flush()
      const now = clock.now()
      const report = await readWeekReport({ fs, folder, site: name, timeZone, admin, week, now })
      const { from, to } = mail
      return weeklyLetter(report, { business: site, from, to, id, date: new Date(now), problems: health ? problemsOf(health()) : [] })
    },
  })
  const close = async (graceMs?: number) => {
    await letter.close(graceMs)
    owner.close()
  }
  return { ...letter, close }
}

/** Without waiting and failed leads, which the report itself counts. */
function problemsOf({ checks }: Pick<HealthReport, 'checks'>): LetterProblem[] {
  const { leads, blog, pages } = checks
  const isWrong: Record<LetterProblem, boolean> = {
    storage: !leads.storable,
    blog: blog.status !== 'pass',
    pages: pages.status !== 'pass',
  }
  return (['storage', 'blog', 'pages'] as const).filter((name) => isWrong[name])
}

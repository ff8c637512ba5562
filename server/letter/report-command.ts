import type { Language } from '../../shared/language/languages.ts'
import { findDaysOfWeek } from '../base/calendar.ts'
import { parseArguments, usageError } from '../base/command.ts'
import type { WeekReport } from './week-report.ts'
import { reportText } from './weekly-letter.ts'

type ReportIo = {
  lastWeek: string
  business: { name: string; language: Language }
  read: (week: string) => Promise<WeekReport>
  write: (text: string) => void
  writeError: (text: string) => void
}

const usage = `Usage: npm run report -- [OPTIONS]     (or: node dist/report.js [OPTIONS])

What the website did in the last complete week, Monday to Sunday, compared with the week before.

  --week 2026-W46   another week
  --json            as JSON (use npm run -s, so that npm prints nothing else)
`

/** Returns the exit status: 0 done, 2 usage error. */
export async function runReportCommand(argv: readonly string[], io: ReportIo): Promise<number> {
  const options = {
    week: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  const command = parseArguments(argv, { options })?.values
  const week = command?.week ?? io.lastWeek
  if (!command || !findDaysOfWeek(week)) {
    io.writeError(usageError(argv, usage))
    return 2
  }
  if (command.help) {
    io.write(usage)
    return 0
  }
  const report = await io.read(week)
  io.write(command.json ? `${JSON.stringify(report, undefined, 2)}\n` : reportText(report, io.business))
  return 0
}

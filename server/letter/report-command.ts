import type { Language } from '../../shared/language/languages.ts'
import { findDaysOfWeek } from '../base/calendar.ts'
import { type Output, parseArguments, print, printUsage } from '../base/command.ts'
import type { WeekReport } from './week-report.ts'
import { reportText } from './weekly-letter.ts'

type ReportIo = Output & {
  lastWeek: string
  business: { name: string; language: Language }
  read: (week: string) => Promise<WeekReport>
}

const usage = `Usage: npm run report -- [OPTIONS]     (or: node dist/report.js [OPTIONS])

What the website did in the last complete week, Monday to Sunday, compared with the week before.

  --week 2026-W46   another week
  --json            as JSON (use npm run -s, so that npm prints nothing else)`

/** Returns the exit status: 0 done, 2 usage error. */
export async function runReportCommand(argv: readonly string[], io: ReportIo): Promise<number> {
  const options = {
    week: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  const command = parseArguments(argv, { options })?.values
  const week = command?.week ?? io.lastWeek
  if (!command || !findDaysOfWeek(week)) return printUsage(io, argv, usage)
  if (command.help) return print(io, usage)
  const report = await io.read(week)
  return print(io, command.json ? JSON.stringify(report, undefined, 2) : reportText(report, io.business).trimEnd())
}

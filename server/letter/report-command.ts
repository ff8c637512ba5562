import type { Language } from '../../shared/content/languages.ts'
import { findDaysOfWeek } from '../base/calendar.ts'
import type { WeekReport } from './week-report.ts'
import { reportText } from './weekly-letter.ts'

type ReportIo = {
  /** The last complete week. */
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

type ReportCommand = { kind: 'help' } | { kind: 'misuse' } | { kind: 'report'; week: string; isJson: boolean }

/** Returns the exit status: 0 done, 2 usage error. */
export async function runReportCommand(argv: readonly string[], io: ReportIo): Promise<number> {
  const command = parseReportCommand(argv, io.lastWeek)
  if (command.kind === 'misuse') {
    io.writeError(usage)
    return 2
  }
  if (command.kind === 'help') {
    io.write(usage)
    return 0
  }
  const report = await io.read(command.week)
  io.write(command.isJson ? `${JSON.stringify(report, undefined, 2)}\n` : reportText(report, io.business))
  return 0
}

function parseReportCommand(argv: readonly string[], lastWeek: string): ReportCommand {
  let week = lastWeek
  let isJson = false
  const rest = [...argv]
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--help' || argument === '-h') return { kind: 'help' }
    if (argument === '--json') isJson = true
    else if (argument === '--week' || argument.startsWith('--week=')) {
      week = (argument === '--week' ? rest.shift() : argument.slice('--week='.length)) ?? ''
      if (!findDaysOfWeek(week)) return { kind: 'misuse' }
    } else return { kind: 'misuse' }
  }
  return { kind: 'report', week, isJson }
}

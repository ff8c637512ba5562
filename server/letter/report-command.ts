import { parseArgs } from 'node:util'
import type { Language } from '../../shared/language/languages.ts'
import { findDaysOfWeek } from '../base/calendar.ts'
import { errorCode } from '../base/error-code.ts'
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

/** Returns the exit status: 0 done, 1 not possible, 2 usage error. */
export async function runReportCommand(argv: readonly string[], io: ReportIo): Promise<number> {
  const command = parse(argv)
  const week = command?.week ?? io.lastWeek
  if (!command || !findDaysOfWeek(week)) {
    io.writeError(usage)
    return 2
  }
  if (command.help) {
    io.write(usage)
    return 0
  }
  try {
    const report = await io.read(week)
    io.write(command.json ? `${JSON.stringify(report, undefined, 2)}\n` : reportText(report, io.business))
    return 0
  } catch (error) {
    const code = errorCode(error)
    // A bug, not an error of the store.
    if (code === 'EUNKNOWN') throw error
    io.writeError(`The figures can't be read (${code}). Does this account own DATA_DIR, or is the database out of reach?\n`)
    return 1
  }
}

function parse(argv: readonly string[]) {
  const options = {
    week: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  try {
    return parseArgs({ args: [...argv], options }).values
  } catch {
    return undefined
  }
}

import type { Logger } from '../../server/base/log.ts'

export type LogLine = { level: 'info' | 'warn' | 'error'; facts: Record<string, unknown>; message: string }
export type RecordedLog = Pick<Logger, 'info' | 'warn' | 'error'> & { lines: LogLine[]; at: (level: LogLine['level']) => string[] }

/** A log that throws if it gets text from a visitor or the mail server. */
export function recordLog(): RecordedLog {
  const lines: LogLine[] = []
  const write =
    (level: LogLine['level']) =>
    (...[first, second]: unknown[]) => {
      const line: LogLine =
        typeof first === 'string' ? { level, facts: {}, message: first } : { level, facts: { ...Object(first) }, message: String(second) }
      if (/canary|visitor\.example/i.test(JSON.stringify(line))) throw new Error(`Personal data in the log: ${JSON.stringify(line)}`)
      lines.push(line)
    }
  return {
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    lines,
    at: (level) => lines.filter((line) => line.level === level).map(({ message }) => message),
  }
}

import type { LocatedFinding } from './finding.ts'
import { SetFileError } from './set-modules.ts'

/** Reports why a set cannot be loaded, with the line from the compiler or the stack. */
export function loadFault(error: unknown, folder: string): LocatedFinding {
  if (error instanceof SetFileError) return { level: 'error', file: `${folder}/${error.file}`, field: '', message: error.message }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [, file = 'settings.ts', line] = new RegExp(`${folder}/([\\w./-]+\\.ts):(\\d+)`).exec(`${message}\n${stack}`) ?? []
  const reason = message.replace(/^Build failed[\s\S]*?ERROR: /, '').split('\n')[0] ?? message
  return { level: 'error', file: `${folder}/${file}`, field: line ? `line ${line}` : '', message: `cannot be read: ${reason}` }
}

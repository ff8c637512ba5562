import type { LocatedFinding } from './check-set.ts'

/** Reports why a set cannot be loaded, with the line from the compiler or the stack. */
export function loadFault(error: unknown, folder: string): LocatedFinding {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [, file = 'site.ts', line] = new RegExp(`${folder}/([\\w./-]+\\.ts):(\\d+)`).exec(`${message}\n${stack}`) ?? []
  const reason = message.replace(/^Transform failed[\s\S]*?ERROR: /, '').split('\n')[0] ?? message
  return { level: 'error', file: `${folder}/${file}`, field: line ? `line ${line}` : 'contentSet', message: `cannot be read: ${reason}` }
}

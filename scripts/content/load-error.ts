import type { LocatedFinding } from './finding.ts'
import { SetFileError } from './set-modules.ts'

/** Reports why a set cannot be loaded, with the line from the compiler or the stack. `folder` is shown, `absolute` is where it is. */
export function loadError(error: unknown, folder: string, absolute: string): LocatedFinding {
  const found = (file: string, field: string, message: string): LocatedFinding => ({
    level: 'error',
    file: `${folder}/${file}`,
    field,
    message,
  })
  if (error instanceof SetFileError) return found(error.file, '', error.message)
  const built = buildError(error)
  if (built) return found(built.file, `line ${built.line}`, `cannot be read: ${reason(built)}`)
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const at = stack.slice(stack.indexOf(absolute) + absolute.length + 1)
  const [, file = 'settings.ts', line] = (stack.includes(absolute) && /^([\w./-]+\.ts):(\d+)/.exec(at)) || []
  return found(file, line ? `line ${line}` : '', `cannot be read: ${message.split('\n')[0]}`)
}

type BuildError = { file: string; line: number; lineText: string; text: string }

/** The first error of esbuild, with its place in the set's folder. */
function buildError(error: unknown): BuildError | undefined {
  const errors: unknown = error instanceof Error ? Reflect.get(error, 'errors') : undefined
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  return isMessage(first) ? { ...first.location, text: first.text } : undefined
}

const isMessage = (value: unknown): value is { text: string; location: Omit<BuildError, 'text'> } =>
  typeof value === 'object' && value !== null && 'text' in value && 'location' in value && value.location !== null

/** The compiler's own messages are for programmers. */
function reason({ text, lineText }: BuildError): string {
  const quotes = lineText.split("'").length - 1
  if (quotes > 1 && quotes % 2 === 1) return 'an apostrophe ends the text; type ’'
  if (text === 'Unterminated string literal') return 'a text has no closing quotation mark'
  const [, file] = /^Could not resolve "(.+)"$/.exec(text) ?? []
  if (file) return `'${file}', which it imports, is missing`
  const [, next] = /^Expected "[}\])]" but found "(.+)"$/.exec(text) ?? []
  return next ? `a comma or a quotation mark is missing before ${next}` : text
}

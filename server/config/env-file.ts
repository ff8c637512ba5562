import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { errorCode } from '../base/error-code.ts'
import { ConfigError, StartError, type VariableError } from '../base/errors.ts'
import type { Environment } from './config-reader.ts'

/** The variables of the folder's `.env`, overridden by those of the process. Empty ones count as not set. */
export function readEnvironment(folder: string, env: Environment): Environment {
  const isSet = ([, value]: [string, string | undefined]) => value?.trim()
  return { ...readEnvFile(join(folder, '.env')), ...Object.fromEntries(Object.entries(env).filter(isSet)) }
}

/** The variables of a `.env` file, if there is one. Throws a `ConfigError` that names each line that would be read wrongly. */
export function readEnvFile(path: string, name = '.env'): Environment {
  const { env, errors } = parseEnvFile(path, name)
  if (errors.length > 0) throw new ConfigError(errors)
  return env
}

export function parseEnvFile(path: string, name: string): { env: Environment; errors: VariableError[] } {
  const bytes = readBytes(path, name)
  if (!isUtf8Text(bytes)) return { env: {}, errors: [{ variable: name, got: 'another encoding', expected: 'a text file in UTF-8' }] }
  // `parseEnv` does not handle a byte order mark, Windows line ends and `export` in every version of Node.
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^[ \t]*export[ \t]+/gm, '')
  return { env: parseEnv(text), errors: findErrors(text, name) }
}

const blank = /^[ \t]*(#.*)?$/
const assignment = /^[ \t]*(?<variable>[A-Z_][A-Z0-9_]*)[ \t]*=[ \t]*(?<value>.*)$/

/** The problem of a line. The message shows nothing from the line, because it may contain a password. */
function findErrors(text: string, name: string): VariableError[] {
  const lines = text.split('\n')
  const errors: VariableError[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    const report = (got: string, expected: string) => errors.push({ variable: `${name} line ${index + 1}`, got, expected })
    if (blank.test(line)) continue
    const { variable, value = '' } = assignment.exec(line)?.groups ?? {}
    if (variable === undefined) {
      report('something else', 'NAME=value with a name in capital letters, a comment, or nothing')
      continue
    }
    const [quote = ''] = /^["'`]/.exec(value) ?? []
    if (quote) {
      const last = closingLine(lines, index, value.slice(1), quote)
      if (last === undefined) report(`a value of ${variable} whose quotes do not match`, 'a kind of quote that is not in the value')
      else index = last
    } else if (/^[^#]*[^ \t#]#/.test(value)) {
      report(`a value of ${variable} that ends at a #`, 'the value in quotes')
    }
  }
  return errors
}

/** The line on which a quoted value ends; `undefined` if its quote is not closed, or something other than a comment follows. */
function closingLine(lines: readonly string[], first: number, firstText: string, quote: string): number | undefined {
  for (let index = first; index < lines.length; index += 1) {
    const text = index === first ? firstText : (lines[index] ?? '')
    const end = text.indexOf(quote)
    if (end !== -1) return blank.test(text.slice(end + 1)) ? index : undefined
  }
  return undefined
}

/** UTF-16 is full of null bytes. */
const isUtf8Text = (bytes: Buffer) => isUtf8(bytes) && !bytes.includes(0)

function readBytes(path: string, name: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(cause))) return Buffer.alloc(0)
    throw new StartError(`The ${name} file cannot be read: check its owner and permissions`, { cause })
  }
}

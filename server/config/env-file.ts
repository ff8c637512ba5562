import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { StartError } from '../base/errors.ts'
import type { Environment } from './config.ts'

/** The variables of the folder's `.env`, overridden by those of the process. Empty ones count as not set. */
export function readEnvironment(folder: string, env: Environment): Environment {
  const isSet = ([, value]: [string, string | undefined]) => value?.trim()
  return { ...readEnvFile(join(folder, '.env')), ...Object.fromEntries(Object.entries(env).filter(isSet)) }
}

/** The variables of a `.env` file, if there is one. Throws a `StartError` if a value would be cut off silently. */
export function readEnvFile(path: string): Environment {
  // `parseEnv` does not handle a byte order mark, Windows line ends and `export` in every version of Node.
  const text = readText(path)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*export\s+/gm, '')
  const namesIn = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).join(', ')
  const cut = namesIn(cutByComment)
  if (cut) throw new StartError(`In .env a # begins a comment: put the value of ${cut} in quotes`)
  const broken = namesIn(brokenQuotes)
  if (broken)
    throw new StartError(`In .env the quotes around the value of ${broken} do not match: use a kind of quote that is not in the value`)
  return parseEnv(text)
}

const cutByComment = /^[ \t]*(\w+)[ \t]*=[ \t]*[^'"`\s#][^\n#]*(?<![ \t])#/gm
/** Text after the closing quote, or no closing quote. */
const brokenQuotes = /^[ \t]*(\w+)[ \t]*=[ \t]*(["'`])(?:(?!\2)[\s\S])*(?:\2[ \t]*[^\s#]|(?![\s\S]))/gm

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) return ''
    throw new StartError('The .env file cannot be read: check its owner and permissions', { cause })
  }
}

import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Environment } from './config.ts'
import { StartError } from './errors.ts'

/** The variables of a `.env` file; none when there is no file. */
export function readEnvFile(path: string): Environment {
  const text = readText(path)
  // Editors leave a byte order mark and Windows line ends; shells leave `export`. The parser knows none of them everywhere.
  return parseEnv(
    text
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
      .replace(/^\s*export\s+/gm, ''),
  )
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) return ''
    throw new StartError('The .env file cannot be read: check its owner and permissions', { cause })
  }
}

import type * as nodeFs from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from './error-code.ts'
import { leadStates } from './lead.ts'

/** The calls that leads make, so that tests can let any one of them fail. */
export type LeadFileSystem = Pick<
  typeof nodeFs,
  | 'chmod'
  | 'copyFile'
  | 'lstat'
  | 'mkdir'
  | 'open'
  | 'readdir'
  | 'readFile'
  | 'rename'
  | 'rm'
  | 'stat'
  | 'statfs'
  | 'unlink'
  | 'utimes'
  | 'writeFile'
>

/**
 * Creates what is missing and makes all of it private. `tmp` holds what is being written, `recent` one small marker for each
 * inquiry of the last ten minutes, `acknowledged` one for each address that was mailed today, both without personal data. `photos` has
 * a folder for each lead with pictures.
 */
export async function ensureLeadFolders(fs: LeadFileSystem, folder: string): Promise<void> {
  for (const path of ['', ...leadStates, 'tmp', 'recent', 'acknowledged', 'photos'].map((name) => join(folder, name))) {
    await fs.mkdir(path, { recursive: true, mode: 0o700 })
    // Folders that existed may be open to others, and a umask may have removed our own access.
    await fs.chmod(path, 0o700)
  }
}

/** For `catch`: goes on where the fault is the expected one. */
export function ignoreCode(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (codes.includes(errorCode(error))) return undefined
    throw error
  }
}

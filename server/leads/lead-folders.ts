import type * as nodeFs from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../base/error-code.ts'
import { leadStates } from './lead.ts'

/** The file system calls used here, so that tests can make any of them fail. */
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
 * Creates missing folders and makes all of them private. `tmp` has files being written, `recent` a small marker per inquiry of the last
 * ten minutes, `acknowledged` one per address emailed in the last 24 hours (both without personal data), and `photos` a folder per lead
 * with photos.
 */
export async function ensureLeadFolders(fs: LeadFileSystem, folder: string): Promise<void> {
  for (const name of ['', ...leadStates, 'tmp', 'recent', 'acknowledged']) await ensureFolder(fs, join(folder, name))
  // Inquiries are stored without photos if this fails.
  await ensureFolder(fs, join(folder, 'photos')).catch(() => undefined)
}

async function ensureFolder(fs: LeadFileSystem, path: string): Promise<void> {
  await fs.mkdir(path, { recursive: true, mode: 0o700 })
  // Existing folders may be open to others, and the umask may have removed our own access.
  await fs.chmod(path, 0o700)
}

/** For `.catch()`: ignores errors with these codes, rethrows all others. */
export function ignoreCode(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (codes.includes(errorCode(error))) return undefined
    throw error
  }
}

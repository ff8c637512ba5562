import type * as nodeFs from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { errorCode } from './error-code.ts'
import { leadStates } from './lead.ts'

/** The calls that leads make, so that tests can let any one of them fail. */
export type LeadFileSystem = Pick<
  typeof nodeFs,
  'access' | 'chmod' | 'lstat' | 'mkdir' | 'open' | 'readdir' | 'rename' | 'stat' | 'unlink' | 'utimes'
>

/** `tmp` holds what is being written, `recent` one small marker per enquiry of the last minutes (no visitor's data in it). */
const workFolders = ['tmp', 'recent'] as const

/** Makes what is missing and tightens what is open to others, at any umask. Throws where that is impossible. */
export async function ensureLeadFolders(fs: LeadFileSystem, folder: string): Promise<void> {
  for (const path of [folder, ...[...leadStates, ...workFolders].map((name) => join(folder, name))]) {
    await makeFolder(fs, path)
    await makePrivate(fs, path)
  }
}

async function makePrivate(fs: LeadFileSystem, path: string): Promise<void> {
  const stats = await fs.stat(path)
  if (!stats.isDirectory()) throw Object.assign(new Error('Not a folder'), { code: 'ENOTDIR' })
  if ((stats.mode & 0o777) !== 0o700) await fs.chmod(path, 0o700)
}

/** For `catch`: goes on where the fault is the expected one. */
export function ignoreCode(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (codes.includes(errorCode(error))) return undefined
    throw error
  }
}

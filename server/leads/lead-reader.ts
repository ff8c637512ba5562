import { join } from 'node:path'
import { errorCode } from '../base/error-code.ts'
import { type LeadFileResult, maxLeadBytes, parseLeadFile } from './lead-file.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import { parseLeadName } from './lead-name.ts'

type LeadReading =
  | LeadFileResult
  | { status: 'unreadable'; code: string }
  | { status: 'gone' }
  /** A disk error or a lack of file handles, which says nothing about the file. */
  | { status: 'fault'; code: string }

/** Reads one file of a state folder. Never hangs on a pipe, follows a symlink or loads a huge file. */
export async function readLeadFile(fs: LeadFileSystem, folder: string, name: string): Promise<LeadReading & { dueAt: number }> {
  const path = join(folder, name)
  try {
    const stats = await fs.lstat(path)
    const dueAt = stats.mtimeMs
    if (!stats.isFile()) return { status: 'unreadable', code: 'ENOTAFILE', dueAt }
    if (stats.size > maxLeadBytes) return { status: 'unreadable', code: 'EFBIG', dueAt }
    return { ...checkId(parseLeadName(name)?.id, parseLeadFile(await fs.readFile(path, 'utf8'))), dueAt }
  } catch (error) {
    return { ...readingOfFailure(errorCode(error)), dueAt: 0 }
  }
}

function readingOfFailure(code: string): LeadReading {
  if (code === 'ENOENT') return { status: 'gone' }
  return { status: code === 'EACCES' ? 'unreadable' : 'fault', code }
}

function checkId(id: string | undefined, result: LeadFileResult): LeadFileResult {
  if (result.status !== 'lead' || result.lead.id === id) return result
  return { status: 'unreadable', code: 'EALTERED' }
}

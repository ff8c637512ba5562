import { createHash } from 'node:crypto'
import { errorCode } from '../../base/error-code.ts'
import type { LeadContent } from '../store.ts'
import type { FileSystem } from './file-system.ts'

type LeadFile = { id: string; receivedAt: number; content: LeadContent }

export type LeadReading =
  | ({ status: 'lead' } & LeadFile)
  /** Written by a later release: counted but never touched. */
  | { status: 'newer' }
  | { status: 'gone' }
  | { status: 'unreadable'; code: string }
  /** An error of the disk, or a lack of permission or file handles, which says nothing about the file. */
  | { status: 'outage'; code: string }

const version = 2
/** A larger file cannot be a lead, so it is not read. */
const maxBytes = 256 * 1024

export function formatLeadFile({ id, receivedAt, content }: LeadFile): string {
  const file = { v: version, id, receivedAt: new Date(receivedAt).toISOString(), ...content }
  return `${JSON.stringify({ ...file, sum: checksum(file) })}\n`
}

/** Never hangs on a pipe, follows a symlink or loads a huge file. */
export async function readLeadFile(fs: FileSystem, path: string, expectedId: string | undefined): Promise<LeadReading> {
  try {
    const stats = await fs.lstat(path)
    if (!stats.isFile()) return { status: 'unreadable', code: 'ENOTAFILE' }
    if (stats.size > maxBytes) return { status: 'unreadable', code: 'EFBIG' }
    return parseLeadFile(await fs.readFile(path, 'utf8'), expectedId)
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? { status: 'gone' } : { status: 'outage', code: errorCode(error) }
  }
}

function parseLeadFile(text: string, expectedId: string | undefined): LeadReading {
  const json = parseObject(text)
  const { v, id, receivedAt: received, sum, ...content } = json
  if (typeof v === 'number' && v > version) return { status: 'newer' }
  const receivedAt = typeof received === 'string' ? Date.parse(received) : Number.NaN
  if (typeof id !== 'string' || Number.isNaN(receivedAt)) return { status: 'unreadable', code: 'ENOTALEAD' }
  if (id !== expectedId || sum !== checksum({ ...json, sum: undefined })) return { status: 'unreadable', code: 'EALTERED' }
  return { status: 'lead', id, receivedAt, content }
}

/** Covers everything else in the file in the file's own order, including fields that this release does not know. */
function checksum(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** Returns an object without fields if the text is not JSON. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}

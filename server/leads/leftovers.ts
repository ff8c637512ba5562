import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { duplicateKey, type RecentInquiries } from './duplicates.ts'
import { ignoreCode, type LeadFileSystem } from './lead-folders.ts'
import { formatLeadName } from './lead-name.ts'
import { readLeadFile } from './lead-reader.ts'
import type { ProcessOwner } from './process-owner.ts'

const hourMs = 60 * 60_000

/** The name under which a lead is being written. Its end says for which folder, and by which process. */
export function temporaryName(id: string, state: 'pending' | 'spam', owner: string): string {
  return `${id}.${state}.${owner}`
}

type LeftoverOptions = {
  fs: LeadFileSystem
  folder: string
  clock: Clock
  log: Pick<Logger, 'info'>
  owner: ProcessOwner
  recent: RecentInquiries
}

/**
 * Clears up what a killed process was writing. No visitor was told that it is kept, so half a file is deleted. A whole one is an
 * inquiry all the same and moves to its folder, unless the visitor has sent it again since.
 */
export async function clearLeftovers(options: LeftoverOptions): Promise<void> {
  const { fs, folder, clock, owner } = options
  const temporary = join(folder, 'tmp')
  const names = await fs.readdir(temporary).catch(ignoreCode('ENOENT'))
  for (const name of names ?? []) {
    const fate = owner.fateOf(name.slice(name.lastIndexOf('.') + 1))
    const stats = await fs.lstat(join(temporary, name)).catch(ignoreCode('ENOENT'))
    if (!stats?.isFile() || fate === 'alive' || (fate === 'unknown' && clock.now() - stats.mtimeMs < hourMs)) continue
    await clear(options, name).catch(ignoreCode('ENOENT'))
  }
}

async function clear({ fs, folder, log, recent }: LeftoverOptions, name: string): Promise<void> {
  const path = join(folder, 'tmp', name)
  if (name.startsWith('probe.')) return fs.unlink(path)
  const [, id, state] = /^([0-9a-f]{32})\.(pending|spam)\.p/.exec(name) ?? []
  if (!id || !state) return
  const reading = await readLeadFile(fs, join(folder, 'tmp'), name, id)
  if (reading.status === 'unreadable') return fs.unlink(path)
  if (reading.status !== 'lead') return
  const { fields, site } = reading.lead
  // Without patience: the marker may be that of this very file.
  if (state === 'pending' && (await recent.find(duplicateKey(fields, site), 0))) return fs.unlink(path)
  await fs.rename(path, join(folder, state, formatLeadName({ id, tries: 0, recipients: {} })))
  log.info({ state }, 'kept an inquiry that a process had just written when it ended')
}

import { join } from 'node:path'
import type { Logger } from 'pino'
import type { ContactFields } from '../../shared/contact-form.ts'
import type { Clock } from './clock.ts'
import { ignoreCode, type LeadFileSystem } from './lead-folders.ts'
import { formatLeadName } from './lead-name.ts'
import { readLeadFile } from './lead-reader.ts'
import type { ProcessOwner } from './process-owner.ts'

const hourMs = 60 * 60_000

/** The name under which a lead is being written: its end says for which folder, and by whom. */
export function temporaryName(id: string, state: 'pending' | 'spam', owner: string): string {
  return `${id}.${state}.${owner}`
}

type LeftoverOptions = {
  fs: LeadFileSystem
  folder: string
  clock: Clock
  log: Pick<Logger, 'info'>
  owner: ProcessOwner
  /** The id under which the same enquiry was stored meanwhile, by a process that lived on. */
  findStored: (fields: ContactFields, site: string) => Promise<string | undefined>
}

/**
 * Clears up what a killed process was writing. Nobody was told that it is kept, so half a file goes; a whole one is an
 * enquiry all the same and is put where it was meant to be, unless the visitor has sent it again since.
 */
export async function clearLeftovers(options: LeftoverOptions): Promise<void> {
  const { fs, folder, clock, owner } = options
  const temporary = join(folder, 'tmp')
  for (const name of await fs.readdir(temporary)) {
    const ownerToken = name.slice(name.lastIndexOf('.') + 1)
    const stats = await fs.lstat(join(temporary, name)).catch(ignoreCode('ENOENT'))
    if (!stats?.isFile() || owner.fateOf(ownerToken) === 'alive') continue
    if (owner.fateOf(ownerToken) === 'unknown' && clock.now() - stats.mtimeMs < hourMs) continue
    await clear(options, name).catch(ignoreCode('ENOENT'))
  }
}

async function clear({ fs, folder, log, findStored }: LeftoverOptions, name: string): Promise<void> {
  const path = join(folder, 'tmp', name)
  const [, id, state] = /^([0-9a-f]{32})\.(pending|spam)\.p/.exec(name) ?? []
  if (!id || !state) return name.startsWith('now.') || name.startsWith('probe.') ? fs.unlink(path) : undefined
  const reading = await readLeadFile(fs, join(folder, 'tmp'), name, id)
  if (reading.status === 'lead') {
    const { fields, site } = reading.lead
    if (state === 'pending' && (await findStored(fields, site))) return fs.unlink(path)
    await fs.rename(path, join(folder, state, formatLeadName({ id, tries: 0, recipients: {} })))
    log.info({ state }, 'an enquiry that a process had just written when it ended was kept')
    return
  }
  if (reading.status !== 'gone') await fs.unlink(path)
}

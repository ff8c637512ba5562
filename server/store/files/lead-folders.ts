import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { isSameList } from '../../base/same-list.ts'
import { createSemaphore } from '../../base/semaphore.ts'
import { changed } from '../lead-head.ts'
import { type LeadChange, type LeadHead, type LeadState, leadStates } from '../store.ts'
import { ensureFolder, type FileContext, ignoreCode, namesIn, succeeds } from './file-system.ts'
import { type LeadReading, readLeadFile } from './lead-file.ts'
import { formatLeadName, parseLeadName } from './lead-name.ts'

type Listing = {
  heads: LeadHead[]
  /** Leads of a later release: counted but never touched. */
  newer: number
  /** Files that could not be read just now. */
  outages: number
}

export type LeadFolders = ReturnType<typeof createLeadFolders>

/** The folders of all states. Other processes move files too, so a file may be gone by the time its head is used. */
export function createLeadFolders({ fs, root, clock, log }: FileContext) {
  const folder = join(root, 'leads')
  /** The last listing of each folder. A file's name contains everything about its head that changes. */
  const listed = new Map<LeadState, { names: readonly string[]; listing: Listing; headOf: Map<string, LeadHead> }>()
  // Reading one at a time takes three times as much processor time. More than this need too many file handles.
  const reads = createSemaphore(16)
  const failing = new Set<LeadState>()

  const pathOf = (head: LeadHead) => join(folder, head.state, nameOf(head))

  /** True if the file was there. */
  const rename = (from: string, to: string) => succeeds(fs.rename(from, to), 'ENOENT')

  async function setAside(state: LeadState, name: string, code: string): Promise<void> {
    if (await rename(join(folder, state, name), join(folder, 'unreadable', unreadableName(name)))) {
      log.warn({ state, code }, 'a file that is not a readable inquiry was moved to the unreadable folder')
    }
  }

  async function look(state: LeadState, name: string): Promise<LeadHead | 'newer' | 'outage' | undefined> {
    const path = join(folder, state, name)
    const parts = state === 'unreadable' ? { id: name, tries: 0, progress: {}, at: undefined } : parseLeadName(name)
    if (!parts) {
      await setAside(state, name, 'EFOREIGN')
      return undefined
    }
    // There may be thousands of sent leads, so these are not read.
    const reading = state === 'sent' || state === 'unreadable' ? await readTime(path) : await readLeadFile(fs, path, parts.id)
    if (reading.status === 'newer' || reading.status === 'outage') return reading.status
    if (reading.status === 'unreadable') await setAside(state, name, reading.code)
    if (reading.status !== 'lead') return undefined
    return { ...parts, state, receivedAt: reading.receivedAt, at: parts.at ?? reading.receivedAt }
  }

  async function readTime(path: string) {
    const stats = await fs.lstat(path).catch(ignoreCode('ENOENT'))
    return stats ? { status: 'lead' as const, receivedAt: Math.round(stats.mtimeMs) } : { status: 'gone' as const }
  }

  /** The same object as last time if nothing has changed. */
  async function list(state: LeadState): Promise<Listing> {
    const names = await namesIn(fs, join(folder, state))
    const before = listed.get(state)
    // In the order of the disk, which is much faster than parsing thousands of names again.
    if (before && isSameList(names, before.names)) return before.listing
    const listing: Listing = { heads: [], newer: 0, outages: 0 }
    const headOf = new Map<string, LeadHead>()
    const lookAt = (name: string) => reads.run(() => look(state, name).catch(() => 'outage' as const))
    const found = await Promise.all(names.map((name) => before?.headOf.get(name) ?? lookAt(name)))
    for (const [index, name] of names.entries()) {
      const head = found[index]
      if (head === 'newer') listing.newer += 1
      else if (head === 'outage') listing.outages += 1
      else if (head) {
        listing.heads.push(head)
        headOf.set(name, head)
      }
    }
    if (listing.outages > 0) {
      // List the folder again next time.
      listed.delete(state)
      if (!failing.has(state)) log.error({ state }, 'inquiries on disk could not be read: trying again')
      failing.add(state)
      return listing
    }
    failing.delete(state)
    if (state !== 'unreadable') listed.set(state, { names, listing, headOf })
    return listing
  }

  /** Undefined if the file is no longer where `head` says. */
  async function move(head: LeadHead, change: LeadChange): Promise<LeadHead | undefined> {
    const readable = head.state === 'unreadable' ? await recover(head) : head
    const next = readable && changed(readable, change, clock.now())
    if (next?.state === 'unreadable') next.id = unreadableName(formatLeadName(next))
    if (!next || !(await rename(pathOf(head), pathOf(next)))) return undefined
    // Its name contains everything, so the next listing need not read the file.
    listed.get(next.state)?.headOf.set(nameOf(next), next)
    return next
  }

  /** The head of an unreadable file that can be read after all. */
  async function recover(head: LeadHead): Promise<LeadHead | undefined> {
    const original = originalName(head)
    const reading = await readLeadFile(fs, pathOf(head), original?.id)
    if (reading.status !== 'lead') return undefined
    const { id, receivedAt } = reading
    return { ...head, id, receivedAt, progress: original?.progress ?? {} }
  }

  return {
    ...{ folder, pathOf, list, move },
    /** The lead's id, also for an unreadable file if its name contains it. */
    idOf: (head: LeadHead) => originalName(head)?.id ?? head.id,
    async ensure(): Promise<void> {
      for (const name of [...leadStates, 'tmp', 'recent']) await ensureFolder(fs, root, join(folder, name))
      // Leads are stored without pictures if this fails.
      await ensureFolder(fs, root, join(folder, 'photos')).catch(() => undefined)
    },
    /** Reads a lead's file. One that is no lead is set aside. */
    async read(head: LeadHead): Promise<LeadReading> {
      const reading = await reads.run(() => readLeadFile(fs, pathOf(head), head.id))
      if (reading.status === 'unreadable') await move(head, { state: 'unreadable' })
      return reading
    },
    /** The names of all files in these states. Rejects if a folder cannot be read. */
    async names(isWanted: (state: LeadState) => boolean = () => true): Promise<string[]> {
      const lists = []
      for (const state of statesInOrder.filter(isWanted)) lists.push(await namesIn(fs, join(folder, state)))
      return lists.flat()
    },
  }
}

/** In the order in which a lead moves, so that a moving lead is not missed. The first two are repeated in case it was put back. */
export const statesInOrder: readonly LeadState[] = [...leadStates, 'pending', 'sending']

/** A random suffix, so that two files with the same name can both be kept. File systems allow 255 bytes; our longest name has 238. */
const unreadableName = (name: string) => `${Buffer.from(name).toString('utf8', 0, 240)}~${randomBytes(4).toString('hex')}`

/** Of an unreadable file, the parts of the name that it had before. */
const originalName = ({ id }: LeadHead) => parseLeadName(id.replace(/~[0-9a-f]{8}$/, ''))

/** A lead that was never moved has a plain name. */
function nameOf(head: LeadHead): string {
  if (head.state === 'unreadable') return head.id
  const isPlain = head.tries === 0 && head.at === head.receivedAt && Object.keys(head.progress).length === 0
  return formatLeadName({ ...head, at: isPlain ? undefined : head.at })
}

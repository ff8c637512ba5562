import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { errorCode } from '../../base/error-code.ts'
import { isSameList } from '../../base/same-list.ts'
import { splitName } from '../document-name.ts'
import type { DocumentStore, StoredDocument } from '../store.ts'
import { writeDurably } from './durable-file.ts'
import { ensureFolder, type FileContext, ignoreCode, namesIn, succeeds, temporaryPath } from './file-system.ts'

type Listing = {
  names: readonly string[]
  /** The versions of each key, newest first. */
  versions: ReadonlyMap<string, readonly number[]>
  current: ReadonlyMap<string, number>
}

type DocumentFile = Pick<StoredDocument, 'savedAt' | 'value'> & {
  /** Who wrote this version and those before it, newest first. */
  writers: readonly string[]
}

const keptWriters = 20

/** `KIND/KEY.VERSION.json`, one file per version, created exclusively: only one process can write the next one. The highest is current. */
export function createFileDocuments({ fs, root, clock, log }: FileContext): DocumentStore {
  function pathOf(name: string, version: number): string {
    const { kind, key } = splitName(name)
    return join(root, kind, `${key}.${version}.json`)
  }

  const listed = new Map<string, Listing>()

  /** The same object as last time if nothing has changed. */
  async function listKind(kind: string): Promise<Listing> {
    const names = await namesIn(fs, join(root, kind))
    const before = listed.get(kind)
    if (before && isSameList(names, before.names)) return before
    const versions = new Map<string, number[]>()
    for (const name of names) {
      const [, key, version] = /^(.+)\.(\d{1,15})\.json$/.exec(name) ?? []
      if (key !== undefined) versions.set(key, [...(versions.get(key) ?? []), Number(version)])
    }
    for (const ofKey of versions.values()) ofKey.sort((a, b) => b - a)
    const current = new Map([...versions].map(([key, [version = 0]]) => [key, version]))
    const listing = { names, versions, current }
    listed.set(kind, listing)
    return listing
  }

  async function versionsOf(name: string): Promise<readonly number[]> {
    const { kind, key } = splitName(name)
    return (await listKind(kind)).versions.get(key) ?? []
  }

  /** Undefined if it was replaced in the meantime or is damaged. A damaged file is set aside, and an earlier version counts. */
  async function readVersion(name: string, version: number): Promise<DocumentFile | undefined> {
    const { kind, key } = splitName(name)
    const path = pathOf(name, version)
    const text = await fs.readFile(path, 'utf8').catch((error) => (errorCode(error) === 'EISDIR' ? '' : ignoreCode('ENOENT')(error)))
    if (text === undefined) return undefined
    const document = parseDocument(text)
    if (document) return document
    log.warn({ kind }, 'a damaged file was set aside')
    await fs.rename(path, join(root, kind, `.${key}.${version}.damaged`)).catch(ignoreCode('ENOENT'))
    return undefined
  }

  async function readStored(name: string, version: number): Promise<StoredDocument | undefined> {
    const document = await readVersion(name, version)
    return document && { name, version, savedAt: document.savedAt, value: document.value }
  }

  async function read(name: string): Promise<StoredDocument | undefined> {
    for (;;) {
      const [version] = await versionsOf(name)
      if (version === undefined) return undefined
      const document = await readStored(name, version)
      if (document) return document
    }
  }

  /** Whether this writer wrote the next version. A slow writer can write it again after faster ones have moved on and deleted theirs. */
  async function isWrittenBy(writer: string, name: string, version: number): Promise<boolean> {
    for (;;) {
      const versions = await versionsOf(name)
      const [newest = 0] = versions
      // If the version before is gone, another process removed the document after we looked.
      if (newest <= version + 1) return newest === version + 1 && (version === 0 || versions.includes(version))
      const document = await readVersion(name, newest)
      if (document) return document.writers.includes(writer)
    }
  }

  return {
    read,
    async list(kind, isWanted = () => true) {
      const documents: StoredDocument[] = []
      for (const [key, version] of (await listKind(kind)).current) {
        if (!isWanted(key)) continue
        const name = `${kind}/${key}`
        const document = (await readStored(name, version)) ?? (await read(name))
        if (document) documents.push(document)
      }
      return documents
    },
    versions: async (kind) => (await listKind(kind)).current,
    version: async (name) => (await versionsOf(name))[0] ?? 0,
    async write(name, value, version, keep = 0, savedAt = clock.now()) {
      if (((await versionsOf(name))[0] ?? 0) !== version) return undefined
      const target = pathOf(name, version + 1)
      const before = version > 0 ? await readVersion(name, version) : undefined
      if (version > 0 && !before) return undefined
      const writer = randomBytes(8).toString('hex')
      const writers = [writer, ...(before?.writers ?? [])].slice(0, keptWriters)
      const content = `${JSON.stringify({ savedAt, value, writers })}\n`
      for (const path of [temporaryPath(root), target]) await ensureFolder(fs, root, dirname(path))
      const writing = writeDurably({ fs, root }, { target, content, timeMs: savedAt, isNew: true })
      if (!(await succeeds(writing, 'EEXIST'))) return undefined
      if (!(await isWrittenBy(writer, name, version))) {
        await fs.unlink(target).catch(ignoreCode('ENOENT'))
        return undefined
      }
      for (const old of await versionsOf(name)) if (old < version + 1 - keep) await fs.unlink(pathOf(name, old)).catch(() => undefined)
      return version + 1
    },
    async remove(name, version) {
      const [current, ...earlier] = await versionsOf(name)
      if (current !== version) return false
      // The current one goes last, so that an earlier one never becomes current.
      for (const old of earlier.reverse()) await fs.unlink(pathOf(name, old)).catch(ignoreCode('ENOENT'))
      // If several processes remove it at the same moment, only one call succeeds.
      return (await succeeds(fs.unlink(pathOf(name, version)), 'ENOENT')) && (await versionsOf(name)).length === 0
    },
    async history(name) {
      const documents = await Promise.all((await versionsOf(name)).map((version) => readStored(name, version)))
      return documents.filter((document) => document !== undefined)
    },
  }
}

function parseDocument(text: string): DocumentFile | undefined {
  try {
    const { savedAt, value, writers = [] } = Object(JSON.parse(text))
    return typeof savedAt === 'number' && Array.isArray(writers) ? { savedAt, value, writers } : undefined
  } catch {
    return undefined
  }
}

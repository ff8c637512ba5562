import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Clock } from '../../base/clock.ts'
import { errorCode } from '../../base/error-code.ts'
import type { Logger } from '../../base/log.ts'
import { splitName } from '../document-name.ts'
import type { DocumentStore, StoredDocument } from '../store.ts'
import { writeDurably } from './durable-file.ts'
import { ensureFolder, type FileSystem, ignoreCode, isSameList, namesIn, withFolder } from './file-system.ts'

type Listing = {
  names: readonly string[]
  /** Of each key, newest first. */
  versions: ReadonlyMap<string, readonly number[]>
  current: ReadonlyMap<string, number>
}

type DocumentOptions = { fs: FileSystem; root: string; clock: Clock; log: Pick<Logger, 'warn'> }

/**
 * `KIND/KEY.VERSION.json`, one file a version, created exclusively: only one process can write the next one. The highest is the current one.
 */
export function createFileDocuments({ fs, root, clock, log }: DocumentOptions): DocumentStore {
  const temporaryFolder = join(root, 'leads', 'tmp')

  function pathOf(name: string, version: number): string {
    const { kind, key } = splitName(name)
    return join(root, kind, `${key}.${version}.json`)
  }

  /** Each folder when it was last listed. */
  const listed = new Map<string, Listing>()

  /** The same object as last time if nothing has changed. */
  async function listKind(kind: string): Promise<Listing> {
    const names = await namesIn(fs, join(root, kind))
    const before = listed.get(kind)
    if (before && isSameList(names, before.names)) return before
    const versions = new Map<string, number[]>()
    for (const name of names) {
      const [, key, version] = /^(.+)\.(\d{1,15})\.json$/.exec(name) ?? []
      if (key !== undefined) append(versions, key, Number(version))
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

  /** Undefined if it was replaced meanwhile, or is damaged: such a file is set aside, and an earlier version counts. */
  async function readVersion(name: string, version: number): Promise<StoredDocument | undefined> {
    const path = pathOf(name, version)
    const text = await fs.readFile(path, 'utf8').catch((error) => (errorCode(error) === 'EISDIR' ? '' : ignoreCode('ENOENT')(error)))
    if (text === undefined) return undefined
    const document = parseDocument(text)
    if (document) return { name, version, ...document }
    log.warn({ kind: splitName(name).kind }, 'a damaged file was set aside')
    const { kind, key } = splitName(name)
    await fs.rename(path, join(root, kind, `.${key}.${version}.damaged`)).catch(ignoreCode('ENOENT'))
    return undefined
  }

  async function read(name: string): Promise<StoredDocument | undefined> {
    for (;;) {
      const [version] = await versionsOf(name)
      if (version === undefined) return undefined
      const document = await readVersion(name, version)
      if (document) return document
    }
  }

  return {
    read,
    async list(kind, isWanted = () => true) {
      const documents: StoredDocument[] = []
      for (const [key, version] of (await listKind(kind)).current) {
        if (!isWanted(key)) continue
        const name = `${kind}/${key}`
        const document = (await readVersion(name, version)) ?? (await read(name))
        if (document) documents.push(document)
      }
      return documents
    },
    versions: async (kind) => (await listKind(kind)).current,
    version: async (name) => (await versionsOf(name))[0] ?? 0,
    async write(name, value, version, keep = 0) {
      if (((await versionsOf(name))[0] ?? 0) !== version) return undefined
      const target = pathOf(name, version + 1)
      const timeMs = clock.now()
      const content = `${JSON.stringify({ savedAt: timeMs, value })}\n`
      const write = () => {
        const temporary = join(temporaryFolder, `document.${randomBytes(8).toString('hex')}`)
        return writeDurably(fs, { temporary, target, content, timeMs, isNew: true })
      }
      try {
        await withFolder(async () => {
          for (const folder of [temporaryFolder, dirname(target)]) await ensureFolder(fs, root, folder)
        }, write)
      } catch (error) {
        if (errorCode(error) === 'EEXIST') return undefined
        throw error
      }
      const versions = await versionsOf(name)
      // The next version exists already: another process read ours and went on from it.
      if ((versions[0] ?? 0) > version + 1) return version + 1
      if (versions[0] !== version + 1 || (version > 0 && !versions.includes(version))) {
        // Another process removed it after we looked.
        await fs.unlink(target).catch(ignoreCode('ENOENT'))
        return undefined
      }
      for (const old of versions) if (old < version + 1 - keep) await fs.unlink(pathOf(name, old)).catch(() => undefined)
      return version + 1
    },
    async remove(name, version) {
      const [current, ...earlier] = await versionsOf(name)
      if (current !== version) return false
      // The current one goes last, so that an earlier one never becomes current.
      for (const old of earlier.reverse()) await fs.unlink(pathOf(name, old)).catch(ignoreCode('ENOENT'))
      // Of several processes that remove it at the same moment, the system lets one succeed.
      const isGone = fs.unlink(pathOf(name, version)).then(() => true)
      return (await isGone.catch(ignoreCode('ENOENT'))) === true && (await versionsOf(name)).length === 0
    },
    async history(name) {
      const documents = await Promise.all((await versionsOf(name)).map((version) => readVersion(name, version)))
      return documents.filter((document) => document !== undefined)
    },
  }
}

/** Thousands of keys have one version each, so no list is copied. */
function append(found: Map<string, number[]>, key: string, version: number): void {
  const versions = found.get(key)
  if (versions) versions.push(version)
  else found.set(key, [version])
}

function parseDocument(text: string): Pick<StoredDocument, 'savedAt' | 'value'> | undefined {
  try {
    const { savedAt, value } = Object(JSON.parse(text))
    return typeof savedAt === 'number' ? { savedAt, value } : undefined
  } catch {
    return undefined
  }
}

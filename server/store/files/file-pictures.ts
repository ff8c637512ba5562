import { createHash } from 'node:crypto'
import { dirname, extname, join } from 'node:path'
import { day } from '../../base/durations.ts'
import { hasFreeSpace } from '../../base/free-space.ts'
import { createSemaphore } from '../../base/semaphore.ts'
import { inOrder, splitPictureName } from '../picture-name.ts'
import type { PictureStore, StoredPicture } from '../store.ts'
import { flushFolder, writeNew } from './durable-file.ts'
import { ensureFolder, type FileContext, ignoreCode, namesIn, succeeds, temporaryPath } from './file-system.ts'

export type FilePictures = ReturnType<typeof createFilePictures>

/** `leads/photos/ID/1.jpg` and `media/NAME`. A file gets its name when it is complete. */
export function createFilePictures({ fs, root, clock }: FileContext) {
  const photosFolder = join(root, 'leads', 'photos')
  // Four slow flushes would fill Node's thread pool and block all other file access.
  const flushes = createSemaphore(2)
  const measured = new Map<string, { mtimeMs: number; bytes: number }>()

  function pathOf(folder: string, name = ''): string {
    const { leadId } = splitPictureName(folder, name || undefined)
    return join(leadId === undefined ? join(root, 'media') : join(photosFolder, leadId), name)
  }

  async function list(folder: string): Promise<StoredPicture[]> {
    const pictures: StoredPicture[] = []
    for (const name of (await namesIn(fs, folder).catch(ignoreCode('ENOTDIR'))) ?? []) {
      const stats = await fs.lstat(join(folder, name)).catch(ignoreCode('ENOENT'))
      if (stats?.isFile()) pictures.push({ name, bytes: stats.size })
    }
    return inOrder(pictures)
  }

  async function hashOf(path: string): Promise<string> {
    const hash = createHash('sha256')
    for await (const chunk of (await fs.open(path, 'r')).createReadStream()) hash.update(chunk)
    return hash.digest('hex')
  }

  async function isSame(one: string, other: string): Promise<boolean> {
    return (await fs.lstat(one)).size === (await fs.lstat(other)).size && (await hashOf(one)) === (await hashOf(other))
  }

  /** Two repeats may add pictures at the same time. */
  async function linkAsNext(path: string, folder: string): Promise<void> {
    for (let number = 1; ; number += 1) {
      const taken = (await list(folder)).some(({ name }) => name.startsWith(`${number}.`))
      if (taken) continue
      if (await succeeds(fs.link(path, join(folder, `${number}${extname(path)}`)), 'EEXIST')) return
    }
  }

  const store: PictureStore = {
    async write(folder, name, content) {
      const target = pathOf(folder, name)
      const temporary = temporaryPath(root)
      let isNew = false
      try {
        await ensureFolder(fs, root, dirname(temporary))
        if (!(await hasFreeSpace(dirname(temporary), fs))) throw Object.assign(new Error('Not enough disk space'), { code: 'ENOSPC' })
        const bytes = await writeNew(fs, temporary, content, { flush: flushes.run })
        await ensureFolder(fs, root, dirname(target))
        isNew = await succeeds(fs.link(temporary, target), 'EEXIST')
        for (const parent of [dirname(target), dirname(dirname(target))]) await flushes.run(() => flushFolder(fs, parent))
        return { name, bytes }
      } catch (error) {
        if (isNew) await fs.unlink(target).catch(() => undefined)
        throw error
      } finally {
        await fs.unlink(temporary).catch(() => undefined)
      }
    },
    async read(folder, name) {
      const handle = await fs.open(pathOf(folder, name), 'r').catch(ignoreCode('ENOENT'))
      if (!handle) return undefined
      try {
        return { bytes: (await handle.stat()).size, content: handle.createReadStream() }
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    list: (folder) => list(pathOf(folder)),
    async remove(folder, name) {
      await fs.rm(pathOf(folder, name), { recursive: true, force: true })
    },
    async usage() {
      const ids = new Set(await namesIn(fs, photosFolder))
      for (const id of measured.keys()) if (!ids.has(id)) measured.delete(id)
      for (const id of ids) {
        const stats = await fs.lstat(join(photosFolder, id)).catch(ignoreCode('ENOENT'))
        // The folder's mtime changes with its entries, and an entry never changes.
        if (!stats || measured.get(id)?.mtimeMs === stats.mtimeMs) continue
        const pictures = await list(join(photosFolder, id)).catch(() => [])
        measured.set(id, { mtimeMs: stats.mtimeMs, bytes: pictures.reduce((sum, picture) => sum + picture.bytes, 0) })
      }
      return new Map([...measured].map(([id, { bytes }]) => [id, bytes]))
    },
  }

  return {
    ...store,
    /** Moves each picture of a repeat that the first lead lacks to the first lead. Returns how many. */
    async merge(id: string, first: string): Promise<number> {
      const [from, to] = [join(photosFolder, id), join(photosFolder, first)]
      let added = 0
      for (const { name } of await list(from)) {
        const known = await list(to)
        const copies = await Promise.all(known.map((picture) => isSame(join(from, name), join(to, picture.name))))
        if (copies.includes(true)) continue
        await ensureFolder(fs, root, to)
        await linkAsNext(join(from, name), to)
        added += 1
      }
      if (added > 0) await flushFolder(fs, to)
      await fs.rm(from, { recursive: true, force: true })
      return added
    },
    /** Deletes pictures over a day old whose lead is not among `ids`: left by a killed process. */
    async sweep(ids: () => Promise<Set<string>>): Promise<void> {
      const old: string[] = []
      for (const id of await namesIn(fs, photosFolder)) {
        const stats = await fs.lstat(join(photosFolder, id)).catch(ignoreCode('ENOENT'))
        if (stats && stats.mtimeMs < clock.now() - day) old.push(id)
      }
      if (old.length === 0) return
      const kept = await ids()
      for (const id of old) if (!kept.has(id)) await fs.rm(join(photosFolder, id), { recursive: true, force: true })
    },
  }
}

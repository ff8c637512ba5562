import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

type CacheFiles = ReadonlyMap<string, Uint8Array | string>

/** The folder of a cache entry, made if missing. It is renamed into place when complete, so no build leaves a partial entry. */
export async function cachedFolder(cache: string, key: string, make: () => Promise<CacheFiles>): Promise<string> {
  const folder = path.join(cache, key)
  if (existsSync(folder)) return folder
  const files = await make()
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(path.join(cache, 'unfinished-'))
  for (const [name, content] of files) await writeFile(path.join(unfinished, name), content)
  try {
    await rename(unfinished, folder)
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw cause
  }
  return folder
}

export async function cachedFile(cache: string, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const folder = await cachedFolder(cache, key, async () => new Map([['content', await make()]]))
  return readFile(path.join(folder, 'content'))
}

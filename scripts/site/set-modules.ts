import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentSet } from '../../shared/content/content-set.ts'

/** A module of a set: its path inside the set's folder and what it exports. */
export type SetModule = { file: string; exports: Readonly<Record<string, unknown>> }

export type LoadedSet = { contentSet: ContentSet; modules: readonly SetModule[] }

/** Imports every module of a set's folder. Throws their errors. */
export async function loadSetModules(folder: string): Promise<LoadedSet> {
  const { contentSet }: { contentSet?: ContentSet } = await import(pathToFileURL(path.join(folder, 'site.ts')).href)
  if (!contentSet?.facts || !contentSet.words) throw new Error('site.ts must export contentSet with facts and words')
  const modules: SetModule[] = []
  for (const file of await sourceFilesOf(folder)) {
    modules.push({ file, exports: await import(pathToFileURL(path.join(folder, file)).href) })
  }
  return { contentSet, modules }
}

async function sourceFilesOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort()
}

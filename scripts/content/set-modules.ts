import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentSet } from '../../shared/content/content-set.ts'

/** A module of a set: its path inside the set's folder and what it exports. */
export type SetModule = { file: string; exports: Readonly<Record<string, unknown>> }

export type LoadedSet = { contentSet: ContentSet; modules: readonly SetModule[] }

/** Imports every module of a set's folder. Throws their errors. */
export async function loadSetModules(folder: string): Promise<LoadedSet> {
  const contentSet = exportedSet(await import(pathToFileURL(path.join(folder, 'site.ts')).href))
  const modules: SetModule[] = []
  for (const file of await sourceFilesOf(folder)) {
    modules.push({ file, exports: await import(pathToFileURL(path.join(folder, file)).href) })
  }
  return { contentSet, modules }
}

/** The set that its `site.ts` exports. Throws if there is none. */
export function exportedSet({ contentSet }: { contentSet?: ContentSet }): ContentSet {
  if (!contentSet?.facts || !contentSet.words) throw new Error('site.ts must export contentSet with facts and words')
  return contentSet
}

async function sourceFilesOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort()
}

import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'

/** Maps positions in built scripts (`FILE.js:LINE:COLUMN`) to the position in our source that an error comes from. */
export type FindSource = (places: readonly string[]) => Promise<string | undefined>

/** By the source maps of a folder. The first position outside packages counts, because React is on top of most stacks. */
export function createFindSource(folder: string): FindSource {
  return async (places) => {
    const sources = await Promise.all(places.map((place) => sourceAt(folder, place)))
    return sources.find((source) => !source.includes('node_modules/')) ?? sources[0]
  }
}

async function sourceAt(folder: string, place: string): Promise<string> {
  const [file = '', line, column] = place.split(':')
  try {
    const map = new SourceMap(JSON.parse(await readFile(join(folder, `${file}.map`), 'utf8')))
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry)) return place
    // Paths in the map begin at the folder of the built script.
    return `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  } catch {
    return place
  }
}

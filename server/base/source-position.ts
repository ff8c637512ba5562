import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'

/** Maps positions in built scripts (`FILE.js:LINE:COLUMN`) to the position in our source that an error comes from. */
export type FindSource = (places: readonly string[]) => Promise<string | undefined>

/**
 * Reads source maps of a folder. React is on top of most stacks, so the first position that is not in a package counts. Without a map the
 * position in the built script is returned.
 */
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

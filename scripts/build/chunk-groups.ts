import { type ClientChunks, chunkNameOf, withImports } from './client-chunks.ts'

/** Pages that must share a chunk before every page loads it. */
const sharedByAtLeast = 3
/** What two pages share is worth a request of its own from here on. */
const ownFileBytes = 1200

export type ChunkGroups = { react: string[]; core: string[] }

/**
 * Which of esbuild's chunks belong in one file. It makes one for every set of entry points that share a module, and every page would
 * preload a dozen of them: React and the router become one file, what hydration needs besides, or several pages need, a second one.
 */
export function chunkGroups(chunks: ClientChunks, longLivedEntryPoint: string): ChunkGroups {
  const longLived = chunkNameOf(chunks, longLivedEntryPoint)
  const react = withImports(chunks, longLived)
  react.delete(longLived)
  const core = withImports(chunks, chunkNameOf(chunks, 'client/hydrate.tsx'))
  const users = usersByChunk(chunks)
  for (const [name, count] of users) {
    const isSmall = count > 1 && (chunks.get(name)?.contents.length ?? 0) < ownFileBytes
    if (isSmall || count >= sharedByAtLeast) for (const needed of withImports(chunks, name)) core.add(needed)
  }
  return { react: [...react].sort(), core: [...core].filter((name) => !react.has(name)).sort() }
}

/** How many pages need each chunk that is no page itself. */
function usersByChunk(chunks: ClientChunks): Map<string, number> {
  const users = new Map<string, number>()
  for (const [name, { entryPoints }] of chunks) {
    if (!entryPoints.some((entryPoint) => entryPoint.startsWith('client/pages/'))) continue
    for (const needed of withImports(chunks, name)) {
      if (chunks.get(needed)?.entryPoints.length === 0) users.set(needed, (users.get(needed) ?? 0) + 1)
    }
  }
  return users
}

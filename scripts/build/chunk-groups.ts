import { type ClientChunks, chunkNameOf, withImports } from './client-chunks.ts'

/** Pages that must share a chunk before every page loads it. */
const sharedByAtLeast = 3
/** What two pages share is worth a request of its own from here on. */
const ownFileBytes = 1200

/** Each may import from those before it. */
export type ChunkGroups = { react: string[]; core: string[]; inner: string[] }

/**
 * Which of esbuild's chunks belong in one file. It makes one for every set of entry points that share a module, and every page would
 * preload a dozen of them. React and the router become one file. Of what hydration needs besides, or several pages need, the home page's
 * part becomes a second one and the rest a third: most visits begin on the home page.
 */
export function chunkGroups(chunks: ClientChunks, longLivedEntryPoint: string): ChunkGroups {
  const longLived = chunkNameOf(chunks, longLivedEntryPoint)
  const react = withImports(chunks, longLived)
  react.delete(longLived)
  const ofHome = withImports(chunks, chunkNameOf(chunks, 'client/pages/home-page.tsx'))
  const core = withImports(chunks, chunkNameOf(chunks, 'client/hydrate.tsx'))
  const inner = new Set<string>()
  for (const name of sharedChunks(chunks)) (ofHome.has(name) ? core : inner).add(name)
  const members = (group: Set<string>, ...before: Set<string>[]) =>
    [...group].filter((name) => !before.some((other) => other.has(name))).sort()
  return { react: members(react), core: members(core, react), inner: members(inner, core, react) }
}

/** What several pages need, with everything that it needs in turn. */
function sharedChunks(chunks: ClientChunks): Set<string> {
  const shared = [...usersByChunk(chunks)].filter(([name, count]) => {
    const isSmall = count > 1 && (chunks.get(name)?.contents.length ?? 0) < ownFileBytes
    return isSmall || count >= sharedByAtLeast
  })
  return new Set(shared.flatMap(([name]) => [...withImports(chunks, name)]))
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

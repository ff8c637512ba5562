import { readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/**
 * How long files of earlier builds stay. A page names the files of the build that it comes from; shared caches may show it for a day after
 * the last check, and for seven days while the server fails (`stale-while-revalidate`, `stale-if-error` of every page).
 */
const keptForDays = 8
const dayMs = 86_400_000

type Names = { current: ReadonlySet<string>; before: ReadonlySet<string> }

/**
 * Removes hashed files that no page can name any more. `current` are those of this build, `before` those of the one before: their eight
 * days begin now, and the file's own time keeps the count.
 */
export async function removeOldFiles(folder: string, { current, before }: Names, now = new Date()): Promise<void> {
  for (const name of await readdir(folder)) {
    if (current.has(name)) continue
    const file = path.join(folder, name)
    if (before.has(name)) await utimes(file, now, now)
    else if (now.getTime() - (await stat(file)).mtimeMs > keptForDays * dayMs) await rm(file)
  }
}

import { readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { day } from '../../../server/base/durations.ts'

/**
 * How long files of earlier builds are kept. A page links the files of its own build, and shared caches may serve it for a day after the
 * last check, and for seven days while the server fails (`stale-while-revalidate`, `stale-if-error`).
 */
const keptForDays = 8

type Names = { current: ReadonlySet<string>; before: ReadonlySet<string> }

/**
 * Removes hashed files that no page can link anymore. `current` are the files of this build, `before` those of the previous one, whose
 * modification time is set to now, because their eight days start now.
 */
export async function removeOldFiles(folder: string, { current, before }: Names, now = new Date()): Promise<void> {
  for (const name of await readdir(folder)) {
    if (current.has(name)) continue
    const file = path.join(folder, name)
    if (before.has(name)) await utimes(file, now, now)
    else if (now.getTime() - (await stat(file)).mtimeMs > keptForDays * day) await rm(file)
  }
}

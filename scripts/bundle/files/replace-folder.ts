import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Fills a new folder in `workshop` and then renames it, so readers see either the old content or the new, except between the two renames. */
export async function replaceFolder(folder: string, workshop: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  // Not `mkdtemp`: the web server's user cannot read its folders.
  const unfinished = path.join(workshop, `.${path.basename(folder)}-${process.pid}`)
  const outdated = `${unfinished}-old`
  // In a container every build may have the same process id, so a killed one may have left these.
  for (const leftover of [unfinished, outdated]) await rm(leftover, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  try {
    await fill(unfinished)
    if (existsSync(folder)) await rename(folder, outdated)
    await rename(unfinished, folder)
  } finally {
    for (const leftover of [unfinished, outdated]) await rm(leftover, { recursive: true, force: true })
  }
}

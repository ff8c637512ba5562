import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Filled elsewhere and then moved: readers find the old content or the new one, but for the moment between two renames. */
export async function replaceFolder(folder: string, workshop: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  // Not `mkdtemp`: its folders are closed to the web server's user.
  const unfinished = path.join(workshop, `.${path.basename(folder)}-${process.pid}`)
  const outdated = `${unfinished}-old`
  // In a container every build may have the same process id: what a killed one left is not ours.
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

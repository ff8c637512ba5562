import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Filled elsewhere and then moved: whoever reads the folder finds the old content or the new. */
export async function replaceFolder(folder: string, workshop: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  // Not `mkdtemp`: its folders are closed to the web server's user.
  const unfinished = path.join(workshop, `.${path.basename(folder)}-${process.pid}`)
  // In a container every build may have the same process id: what a killed one left is not ours.
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  try {
    await fill(unfinished)
    await rm(folder, { recursive: true, force: true })
    await rename(unfinished, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

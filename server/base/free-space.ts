import * as nodeFs from 'node:fs/promises'

export type SpaceReader = { statfs(path: string): Promise<{ bavail: number; blocks: number; bsize: number }> }

/** Disk space that photos and caches leave free for leads and logs. */
const minFreeBytes = 200 * 1024 * 1024

export async function hasFreeSpace(folder: string, fs: SpaceReader = nodeFs): Promise<boolean> {
  const { bavail, blocks, bsize } = await fs.statfs(folder)
  // Some file systems report zero blocks.
  return blocks === 0 || bavail * bsize >= minFreeBytes
}

import type * as nodeFs from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from './leads/error-code.ts'

/**
 * Makes a folder and what is missing above it, open to its owner alone at any umask; what is there stays as it is. Node's own `recursive`
 * leaves folders that not even their owner may enter where the umask says so.
 */
export async function makeFolder(fs: Pick<typeof nodeFs, 'mkdir' | 'chmod'>, path: string): Promise<void> {
  try {
    await fs.mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return
    if (errorCode(error) !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(fs, dirname(path))
    await fs.mkdir(path, { mode: 0o700 })
  }
  await fs.chmod(path, 0o700)
}

import * as nodeFs from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from './error-code.ts'

type FileSystem = Pick<typeof nodeFs, 'lstat' | 'mkdir'>

/** Creates a folder with its parents. Node's recursive `mkdir` never returns where a folder cannot exist, such as in `/proc`. */
export async function makeFolder(path: string, mode = 0o777, fs: FileSystem = nodeFs): Promise<void> {
  const parent = dirname(path)
  if (parent !== path && !(await exists(fs, parent))) await makeFolder(parent, mode, fs)
  await fs.mkdir(path, { mode }).catch(async (error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw error
    // Succeeds if the folder exists, and fails if it is a file.
    await fs.mkdir(path, { recursive: true, mode })
  })
}

const exists = (fs: FileSystem, path: string) =>
  fs.lstat(path).then(
    () => true,
    (error: unknown) => errorCode(error) !== 'ENOENT',
  )

import type { Stats } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from './base/error-code.ts'
import { StartError } from './base/errors.ts'

/** Makes a command run as the owner of DATA_DIR, so that the server can read what it creates. Only root may change users. */
export async function becomeDataUser(dataDir: string): Promise<void> {
  if (!process.getuid || !process.setuid || !process.setgid || !process.setgroups) return
  const { uid, gid } = (await nearestFolder(dataDir)).stats
  if (uid === process.getuid()) return
  if (process.getuid() !== 0) {
    throw new StartError(`DATA_DIR belongs to another user. Run this command as that user, with sudo -u '#${uid}' in front of it.`)
  }
  process.setgroups([])
  process.setgid(gid)
  process.setuid(uid)
}

/** Why nothing can be stored in DATA_DIR, for this user. Undefined if it can be written or created. */
export async function findDataProblem(dataDir: string): Promise<string | undefined> {
  try {
    const { path, stats } = await nearestFolder(dataDir)
    if (!stats.isDirectory()) return `DATA_DIR can't be created: ${path} is not a folder`
    await access(path, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return error instanceof StartError ? error.message : `DATA_DIR can't be written (${errorCode(error)}): check its owner and permissions`
  }
}

async function nearestFolder(path: string): Promise<{ path: string; stats: Stats }> {
  try {
    return { path, stats: await stat(path) }
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && dirname(path) !== path) return nearestFolder(dirname(path))
    throw new StartError(`DATA_DIR can't be read (${errorCode(error)}): check the owner and permissions of its folders`)
  }
}

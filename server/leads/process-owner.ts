import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { errorCode } from '../base/error-code.ts'

/** Identifies the holder of a claim by a token in the file name, and tells whether another holder is known to be dead. */
export type ProcessOwner = { token: string; isDead: (token: string) => boolean; close: () => void }

// One process may have several owners that share its pid (a restart inside a test).
const ownersOfThisProcess = new Set<string>()

export function createProcessOwner(machine = readMachine(), pid = process.pid): ProcessOwner {
  const token = `p${machine}-${pid}-${randomBytes(4).toString('hex')}`
  ownersOfThisProcess.add(token)
  return {
    token,
    isDead(other) {
      const [otherMachine, otherPid] = other.slice(1).split('-')
      if (machine === '' || otherMachine !== machine || ownersOfThisProcess.has(other)) return false
      return Number(otherPid) === process.pid || !isRunning(Number(otherPid))
    },
    close: () => ownersOfThisProcess.delete(token),
  }
}

/**
 * Equal only if process ids are comparable: same boot of the same kernel, same pid namespace. Empty if unknown: then a claim is taken over
 * only after its mtime has stopped changing.
 */
function readMachine(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')
    return createHash('sha256')
      .update(boot + readlinkSync('/proc/self/ns/pid'))
      .digest('hex')
      .slice(0, 8)
  } catch {
    return ''
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) !== 'ESRCH'
  }
}

import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { errorCode } from '../../base/error-code.ts'

// One process may hold several leases, which share its pid: of several businesses, or after a restart inside a test.
const tokensOfThisProcess = new Set<string>()

/** A name for this process that is used once, `pMACHINE-PID-RANDOM`. */
export function createProcessToken(): string {
  const token = `p${thisMachine}-${process.pid}-${randomBytes(4).toString('hex')}`
  tokensOfThisProcess.add(token)
  return token
}

export function isGone(token: string): boolean {
  const [, machine, pid] = /^p([0-9a-f]+)-(\d+)-/.exec(token) ?? []
  if (machine === undefined || machine !== thisMachine || tokensOfThisProcess.has(token)) return false
  return Number(pid) === process.pid || !isRunning(Number(pid))
}

/** Equal only if process ids are comparable: same boot of the same kernel, same pid namespace. Empty if unknown. */
const thisMachine = readMachine()

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

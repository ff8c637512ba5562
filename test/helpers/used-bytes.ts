import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The heap size after a garbage collection. */
export function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

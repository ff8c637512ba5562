import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What is left when everything that nobody needs has been thrown away. */
export function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

import { syncBuiltinESMExports } from 'node:module'
import { onTestFinished } from 'vitest'

/** Records the call stacks of some `node:fs` or `node:fs/promises` functions until the test ends. They still do their work. */
export function recordFileSystemCalls(module: object, names: readonly string[]): string[] {
  const calls: string[] = []
  const originals = names.map((name): [string, unknown] => [name, Reflect.get(module, name)])
  for (const [name, original] of originals) {
    if (typeof original !== 'function') throw new Error(`No function ${name}`)
    const recorded = function (this: unknown, ...args: unknown[]): unknown {
      calls.push(`${name}${new Error().stack?.slice('Error'.length)}`)
      return Reflect.apply(original, this, args)
    }
    Reflect.set(module, name, Object.assign(recorded, original))
  }
  syncBuiltinESMExports()
  onTestFinished(() => {
    for (const [name, original] of originals) Reflect.set(module, name, original)
    syncBuiltinESMExports()
  })
  return calls
}

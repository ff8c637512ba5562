import path from 'node:path'
import type { AssetManifest, BuiltFile } from '../../../shared/pages/asset-manifest.ts'
import { integrityOf } from '../../content-hash.ts'
import type { ClientBundle } from './client-bundle.ts'

/** The entry, the modules for hydration, and the chunks of single screens. The estimate's chunk has the trade of the set. */
export function clientFiles(
  { metafile: { outputs }, files }: ClientBundle,
  trade?: string,
): Pick<AssetManifest, 'entry' | 'modules' | 'chunks'> {
  const outputOf = (entryPoint: string) => {
    const found = Object.keys(outputs).find((output) => outputs[output]?.entryPoint === entryPoint)
    if (!found) throw new Error(`The client bundle has no entry point ${entryPoint}`)
    return found
  }
  const built = (output: string): BuiltFile => {
    const name = path.basename(output)
    const contents = files.get(name)
    if (!contents) throw new Error(`The bundle has no file ${name}`)
    return { href: `/assets/${name}`, integrity: integrityOf(contents) }
  }
  const withImports = (entryPoint: string) => {
    // Iterating a Set also visits items added during the loop.
    const found = new Set([outputOf(entryPoint)])
    for (const output of found) {
      for (const imported of outputs[output]?.imports ?? []) if (imported.kind === 'import-statement') found.add(imported.path)
    }
    return found
  }
  const modules = withImports('client/hydrate.tsx')
  const chunkFiles = (...entryPoints: string[]) => {
    const found = new Set(entryPoints.flatMap((entryPoint) => [...withImports(entryPoint)]))
    return [...found].filter((output) => !modules.has(output)).map(built)
  }
  const tradeEntries = trade ? [`shared/trades/${trade}/${trade}-trade.ts`] : []
  // `client/screens.tsx` imports them.
  const screens = Object.values(outputs).flatMap(({ entryPoint = '' }) => {
    const [, name] = /\/([\w-]+)-page\.tsx$/.exec(entryPoint) ?? []
    return name ? [[name, chunkFiles(entryPoint, ...(name === 'estimate' ? tradeEntries : []))] as const] : []
  })
  return {
    entry: built(outputOf('client/entry.ts')),
    modules: [...modules].map(built),
    chunks: Object.fromEntries(screens),
  }
}

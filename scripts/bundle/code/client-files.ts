import path from 'node:path'
import { chunkNames } from '../../../client/chunks/chunk-of.ts'
import type { AssetManifest, BuiltFile } from '../../../shared/pages/asset-manifest.ts'
import { integrityOf } from '../files/content-hash.ts'
import type { ClientBundle } from './client-bundle.ts'

/** The scripts that pages need: the entry, the modules for hydration with their imports, and the chunks of single screens. */
export function clientFiles({ metafile: { outputs }, files }: ClientBundle): Pick<AssetManifest, 'entry' | 'modules' | 'chunks'> {
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
  const chunkFiles = (name: string) => [...withImports(`client/chunks/${name}.ts`)].filter((output) => !modules.has(output)).map(built)
  return {
    entry: built(outputOf('client/entry.ts')),
    modules: [...modules].map(built),
    chunks: Object.fromEntries(chunkNames.map((name) => [name, chunkFiles(name)])),
  }
}

import path from 'node:path'
import type { AssetManifest, BuiltFile } from '../../shared/asset-manifest.ts'
import type { ClientBundle } from './client-bundle.ts'
import { integrityOf } from './content-hash.ts'

/** Which scripts every page needs: the first one, and what it loads with everything that this imports. */
export function clientFiles({ metafile: { outputs }, files }: ClientBundle): Pick<AssetManifest, 'entry' | 'modules'> {
  const outputOf = (entryPoint: string) => {
    const found = Object.keys(outputs).find((output) => outputs[output]?.entryPoint === entryPoint)
    if (!found) throw new Error(`No script of the client begins with ${entryPoint}`)
    return found
  }
  const built = (output: string): BuiltFile => {
    const name = path.basename(output)
    const contents = files.get(name)
    if (!contents) throw new Error(`The bundle has no file ${name}`)
    return { href: `/assets/${name}`, integrity: integrityOf(contents) }
  }
  // A set goes on to what is added to it meanwhile.
  const modules = new Set([outputOf('client/hydrate.tsx')])
  for (const output of modules) {
    for (const imported of outputs[output]?.imports ?? []) if (imported.kind === 'import-statement') modules.add(imported.path)
  }
  return { entry: built(outputOf('client/entry.ts')), modules: [...modules].map(built) }
}

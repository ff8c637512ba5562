import path from 'node:path'
import type { Metafile } from 'esbuild'
import type { AssetManifest, BuiltFile } from '../../shared/asset-manifest.ts'
import type { ClientBundle } from './client-bundle.ts'
import { integrityOf } from './content-hash.ts'

type ScreenName = keyof AssetManifest['screens']

/** Which scripts a page needs, read from what esbuild says of its bundle. */
export function clientFiles({ metafile, files }: ClientBundle): Pick<AssetManifest, 'entry' | 'core' | 'screens'> {
  const built = (name: string): BuiltFile => {
    const bytes = files.get(name)
    if (!bytes) throw new Error(`The bundle has no file ${name}`)
    return { href: `/assets/${name}`, integrity: integrityOf(bytes) }
  }
  const core = withImports(metafile, 'client/hydrate.tsx')
  const own = (screen: ScreenName) =>
    withImports(metafile, `client/pages/${screen}-page.tsx`)
      .filter((name) => !core.includes(name))
      .map(built)
  const screens: AssetManifest['screens'] = {
    home: own('home'),
    services: own('services'),
    service: own('service'),
    blog: own('blog'),
    post: own('post'),
    about: own('about'),
    careers: own('careers'),
    contact: own('contact'),
    gallery: own('gallery'),
    directories: own('directories'),
    'not-found': own('not-found'),
    'missing-post': own('missing-post'),
    message: own('message'),
  }
  return { entry: built(outputOf(metafile, 'client/entry.ts')), core: core.map(built), screens }
}

function outputOf(metafile: Metafile, entryPoint: string): string {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint)
  if (!found) throw new Error(`No chunk of the client begins with ${entryPoint}`)
  return path.basename(found[0])
}

/** The chunk that begins with a module, and every chunk that it needs before it can run. */
function withImports(metafile: Metafile, entryPoint: string): string[] {
  const outputs = new Map(Object.entries(metafile.outputs).map(([name, output]) => [path.basename(name), output]))
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const { path: imported, kind } of outputs.get(name)?.imports ?? []) {
      if (kind === 'import-statement') visit(path.basename(imported))
    }
  }
  visit(outputOf(metafile, entryPoint))
  return [...found]
}

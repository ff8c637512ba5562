import type { AssetManifest, BuiltFile } from '../../shared/asset-manifest.ts'
import { type ClientChunks, chunkNameOf, withImports } from './client-chunks.ts'
import { integrityOf } from './content-hash.ts'

type ScreenName = keyof AssetManifest['screens']

/** Which scripts a page needs, read from how its chunks import each other. */
export function clientFiles(chunks: ClientChunks): Pick<AssetManifest, 'entry' | 'core' | 'screens'> {
  const built = (name: string): BuiltFile => {
    const chunk = chunks.get(name)
    if (!chunk) throw new Error(`The bundle has no file ${name}`)
    return { href: `/assets/${name}`, integrity: integrityOf(chunk.contents) }
  }
  const core = withImports(chunks, chunkNameOf(chunks, 'client/hydrate.tsx'))
  const own = (screen: ScreenName) =>
    [...withImports(chunks, chunkNameOf(chunks, `client/pages/${screen}-page.tsx`))].filter((name) => !core.has(name)).map(built)
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
  return { entry: built(chunkNameOf(chunks, 'client/entry.ts')), core: [...core].map(built), screens }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetManifest } from '../shared/asset-manifest.ts'
import type { BuiltSite } from '../shared/page-data.ts'
import { StartError } from './errors.ts'

export type SiteFiles = { site: BuiltSite; manifest: AssetManifest; publicFolder: string }

export function builtSiteNames(distFolder: string): string[] {
  const folder = join(distFolder, 'sites')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const built = names.filter((name) => existsSync(join(folder, name, 'site.json')))
  if (built.length === 0) throw new StartError('Nothing is built yet: run npm run build')
  return built
}

/** Not checked again: our own build wrote and checked these files. */
export function readSiteFiles(distFolder: string, name: string): SiteFiles {
  const folder = join(distFolder, 'sites', name)
  try {
    return {
      site: JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')),
      manifest: JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')),
      publicFolder: join(folder, 'public'),
    }
  } catch (cause) {
    throw new StartError(`The content set ${name} is not completely built: run npm run build`, { cause })
  }
}

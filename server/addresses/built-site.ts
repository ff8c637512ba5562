import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SetSource } from '../../shared/changes/set-source.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { StartError } from '../base/errors.ts'
import type { SiteLanguages } from './localized-site.ts'

export type SiteFiles = {
  sites: SiteLanguages
  manifest: AssetManifest
  readSource(): SetSource

  publicFolder: string
  /** Source maps of the scripts. */
  mapsFolder: string
}

export function builtSiteNames(distFolder: string): string[] {
  const folder = join(distFolder, 'sites')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const built = names.filter((name) => existsSync(join(folder, name, 'site.json')))
  if (built.length === 0) throw new StartError('Nothing is built yet: run npm run build')
  return built
}

/** Does not check the files, because our own build wrote and checked them. */
export function readSiteFiles(distFolder: string, name: string): SiteFiles {
  const folder = join(distFolder, 'sites', name)
  const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  try {
    const site: BuiltSite = readJson('site.json')
    return {
      sites: [site, ...site.languages.slice(1).map((language): BuiltSite => readJson(`site.${language}.json`))],
      manifest: readJson('manifest.json'),
      readSource: () => readJson('set.json'),
      publicFolder: join(folder, 'public'),
      mapsFolder: join(distFolder, 'maps'),
    }
  } catch (cause) {
    throw new StartError(`The content set ${name} is not completely built: run npm run build`, { cause })
  }
}

import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../../server/base/errors.ts'
import type { Environment } from '../../server/config/config-reader.ts'
import { readEnvironment } from '../../server/config/env-file.ts'

export const ownSets = 'shared/sites'

/** Folders with a `settings.ts` in `shared/sites` and in SETS_DIR, by the set's name, relative to the root. */
export function setFolders(root: string, env: Environment = process.env): ReadonlyMap<string, string> {
  const folders = new Map<string, string>()
  for (const parent of [ownSets, ...setsOutside(root, env)]) {
    for (const name of readdirSync(path.join(root, parent)).sort()) {
      if (name.startsWith('.') || !existsSync(path.join(root, parent, name, 'settings.ts'))) continue
      const first = folders.get(name)
      if (first !== undefined) throw faulty(`${parent}/${name}`, `a name other than that of ${first}`)
      folders.set(name, `${parent}/${name}`)
    }
  }
  return folders
}

export const siteNames = (root: string, env?: Environment): string[] => [...setFolders(root, env).keys()]

export function setFolder(root: string, name: string): string {
  const folder = setFolders(root).get(name)
  if (folder === undefined) throw new Error(`There is no content set ${name}`)
  return folder
}

/** The folder that SETS_DIR names, relative to the root. */
export function setsOutside(root: string, env: Environment = process.env): string[] {
  const { SETS_DIR } = readEnvironment(root, env)
  if (!SETS_DIR) return []
  const folder = path.resolve(root, SETS_DIR)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw faulty(`'${SETS_DIR}'`, 'an existing folder of content sets')
  return [path.relative(root, folder).split(path.sep).join('/')]
}

const faulty = (got: string, expected: string) => new ConfigError([{ variable: 'SETS_DIR', got, expected }])

import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The names of all content sets: every folder of `shared/sites` with a `settings.ts`. */
export function siteNames(root: string): string[] {
  const folder = path.join(root, 'shared', 'sites')
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'settings.ts')))
    .sort()
}

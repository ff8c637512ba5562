import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root.ts'

export const builtFolder = path.join(projectRoot, 'dist')

/** The text files in a folder of `dist/`, with paths relative to `dist/`. */
export function builtTexts(folder: string): { path: string; text: string }[] {
  return readdirSync(path.join(builtFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|json|svg|webmanifest|txt)$/.test(entry.name))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return { path: path.relative(builtFolder, file), text: readFileSync(file, 'utf8') }
    })
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root.ts'

export type SourceFile = { path: string; text: string }

/** The text files in some folders, except tests, with paths from the root. */
export function sourceFiles(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|json|svg|txt|html)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name)
        return { path: path.relative(projectRoot, file), text: readFileSync(file, 'utf8') }
      }),
  )
}

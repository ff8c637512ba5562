import { type FSWatcher, watch } from 'node:fs'
import path from 'node:path'

/** Editors write a file in several steps: what comes this close together is one change. */
const settleMs = 40

/** Calls back with the changed files' paths from the root, once they have settled. */
export function watchFolders(root: string, folders: readonly string[], onChange: (files: string[]) => void): { close(): void } {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const note = (file: string) => {
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      onChange([...changed])
      changed.clear()
    }, settleMs)
  }
  const watchers = folders.map(
    (folder): FSWatcher =>
      watch(path.join(root, folder), { recursive: true }, (_, file) => {
        if (file && !/\.test\.tsx?$|(^|[\\/])\.|~$/.test(file)) note(`${folder}/${file.split(path.sep).join('/')}`)
      }),
  )
  return {
    close() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}

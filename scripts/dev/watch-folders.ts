import path from 'node:path'
import { watch } from 'chokidar'

/**
 * Editors write a file in several steps, so events this close together count as one change. Must be longer than the 50 ms in which chokidar
 * drops further events for the same file; otherwise the second of two quick saves would be missed.
 */
const settleMs = 60

const ignoredFile = /\.test\.tsx?$|(^|[\\/])\.[^\\/.]|~$/

/** Calls `onChange` with the changed files, relative to the root, once events have settled. Resolves when it is watching. */
export async function watchFolders(
  root: string,
  folders: readonly string[],
  onChange: (files: string[]) => void,
): Promise<{ close(): Promise<void> }> {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  // Node's own recursive watching misses changes on Linux (Node 20).
  const watcher = watch([...folders], {
    cwd: root,
    ignoreInitial: true,
    ignored: (file) => ignoredFile.test(path.relative(root, path.resolve(root, file))),
  })
  watcher.on('all', (_, file) => {
    changed.add(file.replaceAll('\\', '/'))
    clearTimeout(timer)
    timer = setTimeout(() => {
      onChange([...changed])
      changed.clear()
    }, settleMs)
  })
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  return {
    async close() {
      clearTimeout(timer)
      await watcher.close()
    },
  }
}

import path from 'node:path'
import { watch } from 'chokidar'

/**
 * Editors write a file in several steps: what comes this close together is one change. Longer than the 50 ms in which chokidar does not
 * tell of a file a second time, or a file that was saved twice would stay as it was the first time.
 */
const settleMs = 60

const noSource = /\.test\.tsx?$|(^|[\\/])\.[^\\/.]|~$/

/** Calls back with the changed files' paths from the root, once they have settled. Resolves when it is watching. */
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
    ignored: (file) => noSource.test(path.relative(root, path.resolve(root, file))),
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

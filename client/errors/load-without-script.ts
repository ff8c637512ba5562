import { reloadPage } from './reload-page.ts'

/** Whether the document was loaded at this address rather than navigated to by script. */
function isLoadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname === location.pathname
}

/**
 * Reloads the page after a script error and leaves the server's HTML without script. Does nothing if the page was already reloaded for this
 * reason. The mark for `entry.ts` is in the window's name, which survives reloads even where storage is blocked.
 */
export function loadWithoutScript(): void {
  const mark = `without script ${location.pathname};`
  if (window.name.includes(mark) && isLoadedHere()) return
  window.name += mark
  reloadPage()
}

import { reloadPage } from './reload-page.ts'

/** Session storage key of a page that stays without script. `entry.ts` reads it too. */
const plainKey = (pathname: string) => `plain ${pathname}`

/** Whether the document was loaded at this address rather than navigated to by script. */
function isLoadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname === location.pathname
}

/**
 * Reloads the page after a script error and leaves the server's HTML without script. Does nothing if that could loop forever: storage is
 * blocked, or the page was already reloaded for this reason.
 */
export function loadPlainPage(): void {
  const key = plainKey(location.pathname)
  try {
    if (sessionStorage.getItem(key) && isLoadedHere()) return
    sessionStorage.setItem(key, '1')
  } catch {
    return
  }
  reloadPage()
}

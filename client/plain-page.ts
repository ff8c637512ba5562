import { loadAgain } from './navigation/load-again.ts'

/** The entry reads the same key: `plain` and the path of a page that is left as the server sent it. */
const plainKey = (pathname: string) => `plain ${pathname}`

/** Whether the document was loaded at this address, not gone to by script. */
function isLoadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname === location.pathname
}

/**
 * After a fault: loads the page once more and leaves it as the server sent it, which works without script. Says whether it does: where
 * the browser stores nothing, or the page should have been left plain already, it would load for ever.
 */
export function loadPlainPage(): boolean {
  const key = plainKey(location.pathname)
  try {
    if (sessionStorage.getItem(key) && isLoadedHere()) return false
    sessionStorage.setItem(key, '1')
  } catch {
    return false
  }
  loadAgain()
  return true
}
